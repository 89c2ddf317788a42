import { readId } from './read-id.ts';

/**
 * Start of the page that serves `user-request`: `from` requests a new website with the answers of an earlier
 * request, `correct` changes that request.
 */
export interface RequestAgain {
  mode: 'from' | 'correct';
  id: number;
}

/**
 * @example requestAgainPath('/users/dashboard/new-request', { mode: 'from', id: 12 })
 * @example requestAgainPath('/nou', { mode: 'from', id: 12 }) // '/nou?from=12'
 */
export const requestAgainPath = (page: string, { mode, id }: RequestAgain): string =>
  `${page}?${mode}=${id}`;

/** @returns `null` when the address names no earlier request */
export function readRequestAgain(search: URLSearchParams): RequestAgain | null {
  for (const mode of ['correct', 'from'] as const) {
    const id = readId(search.get(mode) ?? undefined);
    if (id !== null) return { mode, id };
  }
  return null;
}
