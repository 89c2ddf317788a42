import { UNDO_WINDOW_MS } from '@vitrina/contract/constants';

/** End of the undo window of an action taken now, when it is announced (docs/product.md#undo-window). */
export const endOfUndoWindow = (): Date => new Date(Date.now() + UNDO_WINDOW_MS);

/** Whether an action taken at `at` can still be undone. */
export const isUndoable = (at: Date): boolean => Date.now() < at.getTime() + UNDO_WINDOW_MS;
