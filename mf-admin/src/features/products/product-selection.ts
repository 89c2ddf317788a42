import type { Product } from '@vitrina/contract/entities/product';
import { createSelection } from '../list/selection.ts';

/** Products that were chosen in the list. */
export const productSelection = createSelection<Product>(({ product_id }) => product_id);
