import { HELD, type HeldPress, replayEarlyPress } from '../boot/early-press.ts';

const page = globalThis as { [HELD]?: HeldPress };

/**
 * Keeps holding presses while the page mounts out of sight.
 * @returns a function that finds the held press's element in the page, and returns one that presses it
 */
export function keepHolding(): (
  twinOf: (pressed: Element) => HTMLElement | undefined,
) => () => void {
  const held = page[HELD];
  delete page[HELD];
  return (twinOf) => {
    const twin = held?.pressed && twinOf(held.pressed);
    return () => {
      if (!held) return;
      delete held.pressed;
      if (twin) held.pressed = twin;
      page[HELD] = held;
      replayEarlyPress();
    };
  };
}
