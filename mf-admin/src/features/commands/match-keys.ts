import type { Command } from './command.ts';

const EDITABLE =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(EDITABLE) !== null;

export const matchKeys = (
  commands: readonly Command[],
  pressed: readonly string[],
): Command | undefined =>
  commands.find(
    ({ keys }) =>
      keys.length > 0 &&
      keys[0] !== 'Mod' &&
      keys.every((key, index) => pressed[pressed.length - keys.length + index] === key),
  );
