import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface ListParams {
  get: (name: string) => string;
  /** Empty values leave the address. Whatever but the page is changed, begins at page 1. */
  set: (values: Readonly<Record<string, string>>) => void;
  /** Takes search, filters and sort away. */
  clear: () => void;
  search: URLSearchParams;
}

/** Of the address but not of the list: which entry is open in a form beside it. */
export const OPEN_FORM = 'edit';

/** Another search, filters and sort; a form that is open, and what was typed into it, stays. */
export function replaceListParams(before: URLSearchParams, list: string): URLSearchParams {
  const after = new URLSearchParams(list);
  const open = before.get(OPEN_FORM);
  if (open !== null) after.set(OPEN_FORM, open);
  return after;
}

const inPlace = { replace: true, preventScrollReset: true } as const;

/** Filters, sort, page and view of a list live in the address: a link to it shows the same. */
export function useListParams(): ListParams {
  const [search, setSearch] = useSearchParams();
  const setNow = useRef(setSearch);
  useLayoutEffect(() => {
    setNow.current = setSearch;
  }, [setSearch]);
  // The same function for good: columns whose buttons call it need not be made anew.
  const set = useCallback<ListParams['set']>(
    (values) =>
      setNow.current((before) => {
        const after = new URLSearchParams(before);
        if (!('page' in values)) after.delete('page');
        for (const [name, value] of Object.entries(values)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      }, inPlace),
    [],
  );
  return {
    get: (name) => search.get(name) ?? '',
    set,
    clear: () => setSearch((before) => replaceListParams(before, ''), inPlace),
    search,
  };
}
