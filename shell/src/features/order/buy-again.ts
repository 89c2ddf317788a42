import { listProducts } from '@vitrina/contract/calls/list-products';
import { nameWithColor } from '@vitrina/contract/colors';
import type { OrderItem } from '@vitrina/contract/entities/order';
import { type CartProduct, quantityInCart } from '@vitrina/contract/rules/cart';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { addLine, useCart } from '@vitrina/shared-auth/cart';

interface BoughtAgain {
  added: number;
  missing: readonly string[];
}

/** Adds bought products to the cart, at today's price and limited by stock. */
export async function buyAgain(items: readonly OrderItem[]): Promise<BoughtAgain> {
  const sold = new Map<number, CartProduct>();
  for (const { price, ...product } of await callApi(listProducts, {}))
    if (price !== null) sold.set(product.product_id, { ...product, price });
  const missing: string[] = [];
  let added = 0;
  for (const { product_id, quantity, product_name, product_color } of items) {
    const product = product_id ? sold.get(product_id) : undefined;
    if (product) addLine(product, quantity ?? 1);
    const isThere = product && quantityInCart(useCart.getState().lines, product.product_id) > 0;
    if (isThere) added += 1;
    else missing.push(nameWithColor(product_name, product_color));
  }
  return { added, missing };
}
