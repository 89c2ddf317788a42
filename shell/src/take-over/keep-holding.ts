import { HELD, type HeldPress, replayEarlyPress } from '../boot/early-press.ts';

const page = globalThis as { [HELD]?: HeldPress };

/**
 * Presses stay held although the page mounts: it is not the one on the screen yet.
 * @returns lets it answer, with what was pressed given as its own element
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
