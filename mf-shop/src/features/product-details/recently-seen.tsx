import type { Product } from '@vitrina/contract/entities/product';
import { readShopping } from '@vitrina/shared-auth/per-package/kept-shopping';
import { useContext, useState } from 'react';
import { productMessages } from '../../product-messages.ts';
import { seenProducts } from '../catalog/seen-products.ts';
import { WrittenPage } from '../written-page/written-page.ts';
import { Suggestions } from './suggestions.tsx';

interface RecentlySeenProps {
  products: readonly Product[];
  /** The page's own product is left out. */
  shownName: string;
}

/** Recently viewed products; empty in written HTML. */
export function RecentlySeen({ products, shownName }: RecentlySeenProps) {
  const isWritten = useContext(WrittenPage);
  // As of opening: the page's own product counts from the next page on.
  const [seen] = useState(() => (isWritten ? [] : readShopping().seen));
  const found = seenProducts(seen, products).filter(({ group }) => group.name !== shownName);
  return <Suggestions title={productMessages.seen} found={found.slice(0, 4)} />;
}
