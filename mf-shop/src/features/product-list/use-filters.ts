import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type CatalogueFilters, readFilters, writeFilters } from './catalogue-filters.ts';

/**
 * Changes some filters. A choice is a step of the browser's history; a word is one step however it is
 * typed, and more pages of the same result are none.
 */
export type ChangeFilters = (
  asked: Partial<CatalogueFilters>,
  how?: 'choice' | 'typing' | 'paging',
) => void;

/** The filters of the address, and how to change them. They show before the address does. */
export function useFilters(): [CatalogueFilters, ChangeFilters] {
  const [params] = useSearchParams();
  const typed = (useLocation().state as { typed?: boolean } | null)?.typed === true;
  const navigate = useNavigate();
  const [filters, show] = useOptimistic(useMemo(() => readFilters(params), [params]));
  const change: ChangeFilters = (asked, how = 'choice') =>
    startTransition(async () => {
      // Another question starts at its first page.
      const next = { ...filters, pages: 1, ...asked };
      show(next);
      await navigate(
        { search: writeFilters(next) },
        {
          replace: how === 'paging' || (how === 'typing' && typed),
          state: { typed: how === 'typing' || (how === 'paging' && typed) },
          preventScrollReset: true,
        },
      );
    });
  return [filters, change];
}
