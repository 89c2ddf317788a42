import { useSearchParams } from 'react-router-dom';

export interface ListParams {
  get: (name: string) => string;
  /** Empty values leave the address. Whatever but the page is changed, begins at page 1. */
  set: (values: Readonly<Record<string, string>>) => void;
  clear: () => void;
  search: URLSearchParams;
}

/** Filters, sort, page and view of a list live in the address: a link to it shows the same. */
export function useListParams(): ListParams {
  const [search, setSearch] = useSearchParams();
  const set: ListParams['set'] = (values) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (!('page' in values)) after.delete('page');
        for (const [name, value] of Object.entries(values)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    get: (name) => search.get(name) ?? '',
    set,
    clear: () => setSearch({}, { replace: true, preventScrollReset: true }),
    search,
  };
}
