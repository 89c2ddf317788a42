import { nameWithColor } from '@vitrina/contract/colors';
import { messages } from '../../messages.ts';

export const lineName = (line: {
  product_name: string;
  product_color?: string | null | undefined;
}): string =>
  nameWithColor(line.product_name || messages.orders.unnamedProduct, line.product_color);
