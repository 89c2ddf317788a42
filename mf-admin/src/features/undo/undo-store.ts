import { UNDO_WINDOW_MS } from '@vitrina/contract/constants';
import { showToast } from '@vitrina/shared-auth';
import { create } from 'zustand';
import { messages } from '../../messages.ts';

interface Undoable {
  id: number;
  text: string;
  undo: () => Promise<void>;
  /** What was changed, where its next step waits until the change is settled. */
  of?: string | undefined;
}

interface UndoState {
  /** The last change that can still be taken back. */
  last: Undoable | null;
  /** The change that is being taken back. */
  running: Undoable | null;
}

interface UndoOptions {
  /** When the change was sent, where the host counts from then; in ms since 1970. */
  since?: number;
  of?: string;
}

let lastId = 0;

export const useUndo = create<UndoState>(() => ({ last: null, running: null }));

/** Whether the last change of `of` can still be taken back, or is being taken back. */
export const useIsUnsettled = (of: string): boolean =>
  useUndo(({ last, running }) => last?.of === of || running?.of === of);

/** Says what was changed and offers to take it back for `UNDO_WINDOW_MS`; a newer change takes its place. */
export function offerUndo(
  text: string,
  undo: () => Promise<void>,
  { since = Date.now(), of }: UndoOptions = {},
): void {
  const leftMs = since + UNDO_WINDOW_MS - Date.now();
  if (leftMs <= 0) return void showToast(text);
  const id = ++lastId;
  useUndo.setState({ last: { id, text, undo, of } });
  setTimeout(() => dismissUndo(id), leftMs);
}

export const dismissUndo = (id: number): void =>
  useUndo.setState(({ last }) => (last?.id === id ? { last: null } : {}));

/** Takes the last change back; nothing happens when its time is over. */
export async function undoLast(): Promise<void> {
  const { last } = useUndo.getState();
  if (!last) return;
  useUndo.setState({ last: null, running: last });
  try {
    await last.undo();
    showToast(messages.undo.done);
  } catch {
    showToast(messages.undo.failed, { tone: 'danger' });
  } finally {
    useUndo.setState(({ running }) => (running === last ? { running: null } : {}));
  }
}
