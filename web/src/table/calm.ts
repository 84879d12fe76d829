// What has just come under a finger is not what the finger was aimed at: a press that began before, or a moment after,
// does nothing there. Keys are aimed at nothing, and are let through.

/** How long a place has to have shown the same before a press on it counts (ms). */
export const CALM = 250;

let began = -Infinity; // when the last press of a pointer did, anywhere
addEventListener("pointerdown", () => (began = performance.now()), { capture: true, passive: true });

/** For `{@attach …}`: what can be pressed in this place is another thing whenever `shown` is another. */
export function calm(shown: unknown): (place: HTMLElement) => () => void {
  void shown;
  return (place) => {
    const since = performance.now() + CALM;
    const pressed = (event: MouseEvent) => {
      if (event.detail === 0 || began >= since) return; // a key's click counts no presses
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    place.addEventListener("click", pressed, { capture: true });
    return () => place.removeEventListener("click", pressed, { capture: true });
  };
}
