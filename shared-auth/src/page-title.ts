import { useEffect } from 'react';
import { create } from 'zustand';

/**
 * The current page's own title; `null` uses its route's. The shell writes the document's title.
 * @example const own = usePageTitle(({ title }) => title) ?? 'Produse';
 */
export const usePageTitle = create<{ title: string | null }>(() => ({ title: null }));

/**
 * Titles the document after page data, e.g. a product's name; the shell appends the brand. Without a text
 * (still loading) the route's title is used.
 * @example useDocumentTitle('Ruj mat');
 */
export function useDocumentTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (!title) return;
    usePageTitle.setState({ title });
    return () => usePageTitle.setState({ title: null });
  }, [title]);
}
