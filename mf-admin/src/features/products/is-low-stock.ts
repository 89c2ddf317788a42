import { LOW_STOCK } from '@vitrina/contract/constants';
import type { Product } from '@vitrina/contract/entities/product';

export const isLowStock = ({ stock_quantity }: Product): boolean => stock_quantity <= LOW_STOCK;
