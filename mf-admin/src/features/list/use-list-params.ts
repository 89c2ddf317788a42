import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { dropDrafts } from './use-draft.ts';

export interface ListParams {
  get: (name: string) => string;
  /** Empty values leave the address. Whatever but the page is changed, begins at page 1. */
  set: (values: Readonly<Record<string, string>>) => void;
  /** Whether a search or a filter leaves something out. */
  filtered: boolean;
  /** Takes search, filters and sort away. */
  clear: () => void;
  search: URLSearchParams;
}

/** Of the address but not of the list: which entry is open in a form beside it. */
export const OPEN_FORM = 'edit';

/** How a list is shown, not what. */
const SHOWN: readonly string[] = [OPEN_FORM, 'page', 'sort', 'view'];

/** Another search, filters and sort; a form that is open, and what was typed into it, stays. */
export function replaceListParams(before: URLSearchParams, list: string): URLSearchParams {
  const after = new URLSearchParams(list);
  const open = before.get(OPEN_FORM);
  if (open !== null) after.set(OPEN_FORM, open);
  return after;
}

/** Cards stay cards, and a table a table. */
const shownAs = (search: URLSearchParams): string =>
  new URLSearchParams([...search].filter(([name]) => name === 'view')).toString();

const IN_PLACE = { replace: true, preventScrollReset: true } as const;

/**
 * What was written and is not shown yet, the latest last. The router does not queue changes: two at
 * once, such as a search that is being typed and a form that is opened, would be made of the same one.
 */
let awaited: URLSearchParams[] = [];
/** Of the entry of the history that was shown last. */
let shownKey = '';
/** Users of the address on the page. */
let users = 0;

/** With the last of them goes what was written and never shown: another page came instead. */
function join(): () => void {
  users += 1;
  return () => {
    users -= 1;
    if (users > 0) return;
    awaited = [];
    shownKey = '';
  };
}

/** An entry that nobody here wrote ends what was written before it. */
function settle(key: string, search: URLSearchParams): void {
  if (key === shownKey) return;
  shownKey = key;
  const text = search.toString();
  const place = awaited.findIndex((written) => written.toString() === text);
  awaited = place < 0 ? [] : awaited.slice(place + 1);
}

/** Filters, sort, page and view of a list live in the address: a link to it shows the same. */
export function useListParams(): ListParams {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const now = useRef({ search, setSearch });
  useLayoutEffect(join, []);
  useLayoutEffect(() => {
    now.current = { search, setSearch };
    settle(key, search);
  }, [search, setSearch, key]);
  // The same functions for good: columns whose buttons call them need not be made anew.
  const write = useCallback((change: (before: URLSearchParams) => URLSearchParams) => {
    const written = change(awaited.at(-1) ?? now.current.search);
    awaited.push(written);
    now.current.setSearch(written, IN_PLACE);
  }, []);
  const set = useCallback<ListParams['set']>(
    (values) =>
      write((before) => {
        const after = new URLSearchParams(before);
        if (!('page' in values)) after.delete('page');
        for (const [name, value] of Object.entries(values)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      }),
    [write],
  );
  return {
    get: (name) => search.get(name) ?? '',
    set,
    filtered: [...search].some(([name, value]) => value !== '' && !SHOWN.includes(name)),
    clear() {
      dropDrafts();
      write((before) => replaceListParams(before, shownAs(before)));
    },
    search,
  };
}
