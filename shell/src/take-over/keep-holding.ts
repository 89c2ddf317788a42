import { HELD, type HeldPress, replayEarlyPress } from '../boot/early-press.ts';

const page = globalThis as { [HELD]?: HeldPress };

/**
 * Keeps holding presses while the page mounts out of sight.
 * @returns a function that replays the held press on the page's own element
 */
export function keepHolding(): (twinOf: (pressed: Element) => HTMLElement | undefined) => void {
  const held = page[HELD];
  delete page[HELD];
  return (twinOf) => {
    if (!held) return;
    const twin = held.pressed && twinOf(held.pressed);
    delete held.pressed;
    if (twin) held.pressed = twin;
    page[HELD] = held;
    replayEarlyPress();
  };
}
