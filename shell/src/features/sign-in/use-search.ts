import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const neverChanges = () => () => {};

/** The address's query; empty during hydration, because the page was prerendered without one. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation();
  const shown = useSyncExternalStore(
    neverChanges,
    () => search,
    () => '',
  );
  return new URLSearchParams(shown);
}
