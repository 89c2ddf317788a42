import { isApiCallError, refusalOf } from '@vitrina/shared-auth';
import { useState } from 'react';
import { connectionMessages as text } from '../../connection-messages.ts';

const isConflict = (error: unknown): boolean =>
  isApiCallError(error) && error.name === 'ApiError' && error.code === 'version_conflict';

/**
 * Keeps the version a form began with. A save over somebody else's change is refused once; by then the
 * refetched list shows their values, and the next save overwrites them knowingly.
 * @param row current row of the list
 */
export function useSeenRow<Row extends { version: number }>(row: Row) {
  const [seen, setSeen] = useState(row);
  const [isTold, setTold] = useState(false);
  return {
    seen,
    /** Version to save over. */
    version: isTold ? row.version : seen.version,
    /** The other person's row, once the form has reported it. */
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

/** Hint with the other person's value; undefined when the form holds the same. */
export const otherValue = (other: string | null | undefined, own: string): string | undefined =>
  other && other !== own ? text.now(other) : undefined;
