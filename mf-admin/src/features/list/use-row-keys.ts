import { messages } from '../../messages.ts';
import { usePageCommands } from '../commands/page-commands.ts';

const text = messages.list;
const ROWS = 'tbody tr[data-index], [data-row]';

function moveBy(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const now = rows.findIndex((row) => row.contains(document.activeElement));
  const row = now < 0 ? rows[0] : rows[now + step];
  const target =
    row?.querySelector<HTMLElement>('[data-row-link]') ??
    row?.querySelector<HTMLElement>('a[href], button, input, select');
  target?.focus();
}

/** `j` and `k` walk through the rows; Enter opens the focused one. */
export function useRowKeys(): void {
  usePageCommands([
    { id: 'next-row', title: text.nextRow, keys: ['j'], run: () => moveBy(1) },
    { id: 'previous-row', title: text.previousRow, keys: ['k'], run: () => moveBy(-1) },
  ]);
}
