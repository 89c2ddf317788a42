import { UNDO_WINDOW_MS } from '@vitrina/contract/constants';
import { showToast } from '@vitrina/shared-auth';
import { create } from 'zustand';
import { messages } from '../../messages.ts';

interface Undoable {
  id: number;
  text: string;
  undo: () => Promise<void>;
  /** Key of the changed thing: its next step waits for `useIsUnsettled`. */
  of?: string | undefined;
}

interface UndoState {
  last: Undoable | null;
  running: Undoable | null;
}

interface UndoOptions {
  /** Start of the host's undo window, in ms since 1970; defaults to now. */
  since?: number;
  of?: string;
}

let lastId = 0;

export const useUndo = create<UndoState>(() => ({ last: null, running: null }));

/** True while the last change of `of` can be undone or is being undone. */
export const useIsUnsettled = (of: string): boolean =>
  useUndo(({ last, running }) => last?.of === of || running?.of === of);

/** Reports a change and offers its undo for `UNDO_WINDOW_MS`; a newer change replaces it. */
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

/** Undoes the last change; does nothing after its window. */
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
