import { nameWithColor } from '@vitrina/contract/colors';
import type { OrderItem } from '@vitrina/contract/entities/order';
import { messages } from '../../messages.ts';

export const itemName = ({ product_name, product_color }: OrderItem): string =>
  nameWithColor(product_name || messages.orders.unnamedProduct, product_color);
