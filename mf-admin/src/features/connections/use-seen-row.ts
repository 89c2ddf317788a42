import { isApiCallError, refusalOf } from '@vitrina/shared-auth';
import { useState } from 'react';
import { connectionMessages as text } from '../../connection-messages.ts';

const isConflict = (error: unknown): boolean =>
  isApiCallError(error) && error.name === 'ApiError' && error.code === 'version_conflict';

/**
 * A row as its form began with it. A save over what somebody else saved meanwhile is refused once: by then
 * the list was read anew, so the form shows the other values, and the next save is over those.
 * @param row as the list has it now
 */
export function useSeenRow<Row extends { version: number }>(row: Row) {
  const [seen, setSeen] = useState(row);
  const [isTold, setTold] = useState(false);
  return {
    seen,
    /** What a save is over. */
    version: isTold ? row.version : seen.version,
    /** The row that somebody else saved, once that was told. */
    other: isTold ? row : null,
    refused(error: unknown) {
      if (!isConflict(error)) return refusalOf(text.failed)(error);
      setTold(true);
      return { text: text.conflict };
    },
    saved(next: Row) {
      setSeen(next);
      setTold(false);
    },
  };
}

/** What somebody else saved in a field; nothing where it is what the form holds. */
export const otherValue = (other: string | null | undefined, own: string): string | undefined =>
  other && other !== own ? text.now(other) : undefined;
