import { createContext } from 'react';
import type { LoadedFilters } from './load-filters.ts';

/** The loaded filters, for written HTML, where nothing loads later; `null` in a browser. */
export const FiltersAtHand = createContext<LoadedFilters | null>(null);
