import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
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
 * What was written while the router is still on its way there. It does not queue changes: two at
 * once, such as a search that is being typed and a form that is opened, would be made of the same one.
 */
let written: URLSearchParams | null = null;

/** Filters, sort, page and view of a list live in the address: a link to it shows the same. */
export function useListParams(): ListParams {
  const [search, setSearch] = useSearchParams();
  const now = useRef({ search, setSearch });
  useLayoutEffect(() => {
    now.current = { search, setSearch };
    written = null;
  }, [search, setSearch]);
  // The same functions for good: columns whose buttons call them need not be made anew.
  const write = useCallback((change: (before: URLSearchParams) => URLSearchParams) => {
    written = change(written ?? now.current.search);
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
