import { UNDO_WINDOW_MS } from '@vitrina/contract/constants';
import { showToast } from '@vitrina/shared-auth';
import { create } from 'zustand';
import { messages } from '../../messages.ts';

interface Undoable {
  id: number;
  text: string;
  undo: () => Promise<void>;
}

let lastId = 0;

/** The last change that can still be taken back. */
export const useUndo = create<{ last: Undoable | null }>(() => ({ last: null }));

/**
 * Says what was changed and offers to take it back for `UNDO_WINDOW_MS`; a newer change takes its place.
 * @param since when the change was sent, where the host counts from then; in ms since 1970
 */
export function offerUndo(text: string, undo: () => Promise<void>, since = Date.now()): void {
  const leftMs = since + UNDO_WINDOW_MS - Date.now();
  if (leftMs <= 0) return void showToast(text);
  const id = ++lastId;
  useUndo.setState({ last: { id, text, undo } });
  setTimeout(() => dismissUndo(id), leftMs);
}

export const dismissUndo = (id: number): void =>
  useUndo.setState(({ last }) => (last?.id === id ? { last: null } : { last }));

/** Takes the last change back; nothing happens when its time is over. */
export async function undoLast(): Promise<void> {
  const { last } = useUndo.getState();
  if (!last) return;
  dismissUndo(last.id);
  try {
    await last.undo();
    showToast(messages.undo.done);
  } catch {
    showToast(messages.undo.failed, { tone: 'danger' });
  }
}
