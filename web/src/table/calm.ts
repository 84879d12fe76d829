// What has just come under a finger is not what the finger was aimed at: a press that began before, or a moment after,
// does nothing there. Keys are aimed at nothing, and are let through.

/** How long a place has to have shown the same before a press on it counts (ms). */
export const CALM = 250;
/** How long after a finger has left its click may still come (ms). */
export const CLICK = 300;

// Readers and spoken commands click without a pointer: such a click is not the one of a press that came to nothing before it.
let began: number | null = null; // when the press did that no click has followed yet
let left = Infinity; // when its finger left
let meant = -Infinity; // when the press of the last click began, or that click where there was no press
const first = { capture: true, passive: true };
addEventListener("pointerdown", () => ([began, left] = [performance.now(), Infinity]), first);
addEventListener("pointerup", () => (left = performance.now()), first);
addEventListener("pointercancel", () => (began = null), first);
addEventListener("click", () => {
  const now = performance.now();
  [meant, began] = [now - left > CLICK ? now : (began ?? now), null];
}, first);

const places = new WeakMap<HTMLElement, { shown: unknown; since: number }>();

/** For `{@attach …}`: what can be pressed in this place is another thing whenever `shown` is another. */
export function calm(shown: unknown): (place: HTMLElement) => () => void {
  return (place) => {
    const before = places.get(place); // the same may be attached anew with every view
    const since = before && before.shown === shown ? before.since : performance.now() + CALM;
    places.set(place, { shown, since });
    const pressed = (event: MouseEvent) => {
      if (event.detail === 0 || meant >= since) return; // a key's click counts no presses
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    place.addEventListener("click", pressed, { capture: true });
    return () => place.removeEventListener("click", pressed, { capture: true });
  };
}
