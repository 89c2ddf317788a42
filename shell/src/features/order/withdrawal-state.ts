import { nameWithColor } from '@vitrina/contract/colors';
import type { Order, OrderItem } from '@vitrina/contract/entities/order';
import { formatRon, toBani } from '@vitrina/contract/rules/money';
import { type PictureSources, pictureSources } from '@vitrina/contract/rules/picture-sources';
import { isStoppable } from '@vitrina/contract/rules/return-deadlines';
import { orderTexts } from '../../content/order.ts';

/** A line of an order, formatted for the declaration's page, which then needs no table of colours. */
export interface OfferedLine {
  id: number;
  /** `Ruj (carmin)` */
  name: string;
  /** Per piece: `40,00 RON` */
  price: string;
  /** The same in bani; `null` when it is unreadable. */
  priceBani: number | null;
  /** `undefined` without a product in the catalogue. */
  picture: PictureSources | null | undefined;
  quantity: number;
  /** Pieces that are in no return. */
  remaining: number;
}

/** Initial values of the declaration of withdrawal, in the history entry's state. */
export interface WithdrawalState {
  withdrawalDraft: {
    name: string;
    email: string;
    orderNumber: string;
    /** The parcel has not left, so there is nothing to send back. */
    isUnshipped: boolean;
    /** `null`: products are named in words. */
    lines: OfferedLine[] | null;
    /** Delivery cost of the order; `null` when the host does not say. */
    shippingBani: number | null;
    /** Opens the order's page. */
    orderKey: string | null;
  };
}

/** @param masked the buyer is only partly shown */
export const withdrawalState = (
  order: Order,
  masked = false,
  orderKey = order.page_key ?? null,
): WithdrawalState => ({
  withdrawalDraft: {
    name: masked ? '' : (order.name ?? ''),
    email: masked ? '' : order.email,
    orderNumber: String(order.id),
    isUnshipped: isStoppable(order),
    lines: offeredLines(order.items),
    shippingBani: inBani(order.shipping_cost),
    orderKey,
  },
});

/**
 * Without the host's count of remaining pieces, all pieces count as remaining.
 * @returns `null` unless each line has its number and pieces
 */
function offeredLines(items: readonly OrderItem[]): OfferedLine[] | null {
  const lines = items.flatMap(({ id, quantity, returnable, price, ...item }) => {
    if (!id || !quantity || !Number.isInteger(quantity)) return [];
    const name = nameWithColor(item.product_name || orderTexts.noName, item.product_color);
    const address = item.image ? pictureSources(item.image) : null;
    const picture = item.product_id ? address : undefined;
    const remaining = Math.max(0, Math.min(Math.floor(returnable ?? quantity), quantity));
    const priceBani = inBani(price);
    return [{ id, name, price: formatRon(price), priceBani, picture, quantity, remaining }];
  });
  return lines.length > 0 && lines.length === items.length ? lines : null;
}

const inBani = (ron: number | null | undefined): number | null =>
  ron == null ? null : toBani(ron);
