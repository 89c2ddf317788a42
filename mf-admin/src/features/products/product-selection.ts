import type { Product } from '@vitrina/contract/entities/product';
import { createSelection } from '../list/selection.ts';

export const productSelection = createSelection<Product>(({ product_id }) => product_id);
