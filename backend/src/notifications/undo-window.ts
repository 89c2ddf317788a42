import { UNDO_WINDOW_MS } from '@vitrina/contract/constants';

/** When something that is done now can no longer be undone, and is told (docs/product.md#undo-window). */
export const endOfUndoWindow = (): Date => new Date(Date.now() + UNDO_WINDOW_MS);

/** Whether something that was done at this moment can still be undone. */
export const isUndoable = (at: Date): boolean => Date.now() < at.getTime() + UNDO_WINDOW_MS;
