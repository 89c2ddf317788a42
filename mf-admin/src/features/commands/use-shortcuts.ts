import { useEffect, useEffectEvent, useRef } from 'react';
import type { Command } from './command.ts';

/** Longest pause between keys of a sequence, in ms. */
const ROW_MS = 1000;

/**
 * Runs commands by their keys. Single-letter shortcuts can be turned off (WCAG 2.1.4) and are ignored while
 * typing.
 */
export function useShortcuts(
  readCommands: () => readonly Command[],
  togglePalette: () => void,
  letters: boolean,
): void {
  const pressed = useRef<{ keys: string[]; at: number }>({ keys: [], at: 0 });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && key === 'k') {
      event.preventDefault();
      togglePalette();
      return;
    }
    const elsewhere = event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target);
    // A held key must not trigger the next step too: ship, then deliver.
    if (!letters || elsewhere || event.repeat || document.querySelector('dialog[open]')) return;
    const now = Date.now();
    const before = now - pressed.current.at < ROW_MS ? pressed.current.keys : [];
    pressed.current = { keys: [...before, key].slice(-2), at: now };
    const command = matchKeys(readCommands(), pressed.current.keys);
    if (!command) return;
    event.preventDefault();
    pressed.current = { keys: [], at: 0 };
    command.run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const EDITABLE =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(EDITABLE) !== null;

const matchKeys = (commands: readonly Command[], pressed: readonly string[]): Command | undefined =>
  commands.find(
    ({ keys }) =>
      keys.length > 0 &&
      keys[0] !== 'Mod' &&
      keys.every((key, index) => pressed[pressed.length - keys.length + index] === key),
  );
