// A lesson begins: its table is made, this browser sits down there, and goes to it.

import { ownName } from "../home/making";
import { once } from "../link/api";
import { t } from "../words/words.svelte";
import type { Lesson } from "./lessons";

const PACE = 900; // ms between the bots' moves: slow enough to follow
const BRISK = 300; // where five of them play a whole game

export async function begin(lesson: Lesson): Promise<void> {
  const rows = lesson.game === "elfer" || lesson.game === "extra";
  const pace = rows && lesson.id.endsWith("-whole") ? BRISK : PACE;
  const name = ownName().trim() || t("somebody");
  const made = await once<{ code: string }>("/tables", { game: lesson.game, lesson: lesson.id, pace, name });
  location.assign(`/t/${made.code}?lesson=${lesson.id}#ready`);
}
