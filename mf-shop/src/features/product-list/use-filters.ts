import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isTyped } from '../catalog/history-marks.ts';
import { type CatalogueFilters, readFilters, writeFilters } from './catalogue-filters.ts';

/** Changes filters. A choice adds a history entry, typing one for the whole word, paging none. */
export type ChangeFilters = (
  asked: Partial<CatalogueFilters>,
  how?: 'choice' | 'typing' | 'paging',
) => void;

/** Filters of the address, and a function that changes them. They show before the address changes. */
export function useFilters(): [CatalogueFilters, ChangeFilters] {
  const [params] = useSearchParams();
  const typed = isTyped(useLocation().state);
  const navigate = useNavigate();
  const [filters, show] = useOptimistic(useMemo(() => readFilters(params), [params]));
  const change: ChangeFilters = (asked, how = 'choice') =>
    startTransition(async () => {
      // A changed filter starts at the first page.
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
