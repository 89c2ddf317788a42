import type { Product } from '@vitrina/contract/entities/product';

/** So few pieces are left that somebody should order more. */
const LOW_STOCK = 5;

export const isLowStock = ({ stock_quantity }: Product): boolean => stock_quantity <= LOW_STOCK;
