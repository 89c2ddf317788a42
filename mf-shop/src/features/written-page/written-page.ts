import { createContext } from 'react';
import type { LoadedFilters } from '../product-list/load-filters.ts';

/** What a page that is made in advance, as HTML, has at hand; `null` in a browser. */
export const WrittenPage = createContext<{ filters: LoadedFilters } | null>(null);
