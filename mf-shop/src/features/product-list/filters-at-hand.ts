import { createContext } from 'react';
import type { LoadedFilters } from './load-filters.ts';

/** The filters where nothing loads later, as in HTML that is made in advance; `null` in a browser. */
export const FiltersAtHand = createContext<LoadedFilters | null>(null);
