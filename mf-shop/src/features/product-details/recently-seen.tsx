import type { Product } from '@vitrina/contract/entities/product';
import { readShopping } from '@vitrina/shared-auth/per-package/kept-shopping';
import { useContext, useState } from 'react';
import { productMessages } from '../../product-messages.ts';
import { seenProducts } from '../catalog/seen-products.ts';
import { WrittenPage } from '../written-page/written-page.ts';
import { Suggestions } from './suggestions.tsx';

interface RecentlySeenProps {
  products: readonly Product[];
  /** The product of the page is not among them. */
  shownName: string;
}

/** What this browser was shown before; nothing on a page that is made in advance. */
export function RecentlySeen({ products, shownName }: RecentlySeenProps) {
  const isWritten = useContext(WrittenPage);
  // As it was when the page opened: what is looked at here is news for the next page.
  const [seen] = useState(() => (isWritten ? [] : readShopping().seen));
  const found = seenProducts(seen, products).filter(({ group }) => group.name !== shownName);
  return <Suggestions title={productMessages.seen} found={found.slice(0, 4)} />;
}
