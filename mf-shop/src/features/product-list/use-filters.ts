import { startTransition, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type CatalogueFilters, readFilters, writeFilters } from './catalogue-filters.ts';

/** The filters of the address, and how to change some of them. They show before the address does. */
export function useFilters(): [CatalogueFilters, (change: Partial<CatalogueFilters>) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [filters, show] = useOptimistic(useMemo(() => readFilters(params), [params]));
  const change = (asked: Partial<CatalogueFilters>) =>
    startTransition(async () => {
      // Another question starts at its first page.
      const next = { ...filters, pages: 1, ...asked };
      show(next);
      await navigate({ search: writeFilters(next) }, { replace: true, preventScrollReset: true });
    });
  return [filters, change];
}
