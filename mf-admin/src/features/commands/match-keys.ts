import type { Command } from './command.ts';

const EDITABLE =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

/** Whether a key press is meant for what has the focus, not for a shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(EDITABLE) !== null;

/** The command that the plain keys pressed so far end in. */
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
