import { expect, test } from "vitest";
import { codeIn } from "../../src/home/codes";

test("six letters in any case, as people type and paste them", () => {
  for (const text of ["GRMSJL", "grmsjl", " grm sjl ", "GRM-SJL", "Grm.Sjl"]) expect(codeIn(text), text).toBe("GRMSJL");
});

test("a link to a table, wherever it leads on", () => {
  expect(codeIn("https://cards.example/t/GRMSJL")).toBe("GRMSJL");
  expect(codeIn("Come and play: http://192.168.0.7:1111/t/grmsjl?lesson=1#top – now!")).toBe("GRMSJL");
});

test("what is no code is none", () => {
  for (const text of ["", "GRMSJ", "GRMSJLL", "GRAMSL", "GRM5JL", "https://cards.example/r/GRMSJL", "https://cards.example/t/"]) {
    expect(codeIn(text), text).toBeNull();
  }
});
