import type { OrderItem } from '@vitrina/contract/entities/order';

/** A line of a known order. */
export interface OfferedLine {
  item: OrderItem & { id: number; quantity: number };
  /** Pieces that are in no return. */
  left: number;
}

/**
 * Lines of the order that led here. Where the host does not say what is left, all is.
 * @returns `null` unless each line has its number and pieces: then products are named in words
 */
export function offeredLines(items: readonly OrderItem[] | undefined): OfferedLine[] | null {
  if (!items?.length) return null;
  const lines = items.flatMap(({ id, quantity, ...item }) => {
    if (!id || !quantity || !Number.isInteger(quantity)) return [];
    const left = Math.max(0, Math.min(Math.floor(item.returnable ?? quantity), quantity));
    return [{ item: { ...item, id, quantity }, left }];
  });
  return lines.length === items.length ? lines : null;
}
