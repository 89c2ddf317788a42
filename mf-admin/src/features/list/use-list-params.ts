import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { dropDrafts } from './use-draft.ts';

export interface ListParams {
  get: (name: string) => string;
  /** Empty values leave the address. Any change but the page returns to page 1. */
  set: (values: Readonly<Record<string, string>>) => void;
  filtered: boolean;
  clear: () => void;
  search: URLSearchParams;
}

/** In the address but not of the list: the entry open in a form beside it. */
export const OPEN_FORM = 'edit';

/** Params that change how, not what the list shows. */
const SHOWN: readonly string[] = [OPEN_FORM, 'page', 'sort', 'view'];

/** Replaces search, filters and sort; keeps an open form with its draft. */
export function replaceListParams(before: URLSearchParams, list: string): URLSearchParams {
  const after = new URLSearchParams(list);
  const open = before.get(OPEN_FORM);
  if (open !== null) after.set(OPEN_FORM, open);
  return after;
}

const shownAs = (search: URLSearchParams): string =>
  new URLSearchParams([...search].filter(([name]) => name === 'view')).toString();

const IN_PLACE = { replace: true, preventScrollReset: true } as const;

/**
 * Written but not rendered yet, latest last. The router does not queue changes: two at once (a search being
 * typed, a form opened) would both start from the same address.
 */
let awaited: URLSearchParams[] = [];
let shownKey = '';
let users = 0;

/** The last one to unmount clears writes never rendered: another page came instead. */
function join(): () => void {
  users += 1;
  return () => {
    users -= 1;
    if (users > 0) return;
    awaited = [];
    shownKey = '';
  };
}

/** A history entry written elsewhere discards pending writes. */
function settle(key: string, search: URLSearchParams): void {
  if (key === shownKey) return;
  shownKey = key;
  const text = search.toString();
  const place = awaited.findIndex((written) => written.toString() === text);
  awaited = place < 0 ? [] : awaited.slice(place + 1);
}

/** Filters, sort, page and view live in the address, so a link shows the same list. */
export function useListParams(): ListParams {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const now = useRef({ search, setSearch });
  useLayoutEffect(join, []);
  useLayoutEffect(() => {
    now.current = { search, setSearch };
    settle(key, search);
  }, [search, setSearch, key]);
  // Stable functions, so that columns with buttons are not rebuilt.
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
