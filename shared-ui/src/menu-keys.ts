import { fold } from '@vitrina/contract/rules/fold';

const itemSelector = '[role="menuitem"]:not(:disabled, [aria-disabled="true"])';

/**
 * The item of `menu` that `key` moves to: arrows wrap around, Home and End jump, a letter finds the next
 * item starting with it. Undefined for other keys.
 */
export function nextMenuItem(menu: HTMLElement, key: string): HTMLElement | undefined {
  const items = [...menu.querySelectorAll<HTMLElement>(itemSelector)];
  const current = items.indexOf(document.activeElement as HTMLElement);
  switch (key) {
    case 'ArrowDown':
      return items[(current + 1) % items.length];
    case 'ArrowUp':
      return items.at(current <= 0 ? -1 : current - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return key.length === 1 ? findByLetter(items, current, key) : undefined;
  }
}

function findByLetter(items: HTMLElement[], current: number, letter: string) {
  const inOrder = [...items.slice(current + 1), ...items.slice(0, current + 1)];
  return inOrder.find((item) => startsWith(item.textContent.trim(), letter));
}

/** Ignores case and diacritics: S finds Șterge. */
const startsWith = (text: string, letter: string) => fold(text).startsWith(fold(letter));
