import { returnsMessages } from '../../returns-messages.ts';

const text = returnsMessages.form;

/** Whole pieces; `null` when invalid or above `most`. */
export function readCount(typed: string | undefined, most: number): number | null {
  const count = /^\d{1,3}$/.test((typed ?? '').trim()) ? Number(typed) : null;
  return count !== null && count <= most ? count : null;
}

export function readPieces(
  typed: Readonly<Record<string, string>>,
  lines: readonly { itemId: number; most: number }[],
):
  | { input: { itemId: number; quantity: number }[] }
  | { errors: Record<string, string>; text?: string } {
  const errors: Record<string, string> = {};
  const input: { itemId: number; quantity: number }[] = [];
  for (const { itemId, most } of lines) {
    const quantity = readCount(typed[itemId], most);
    if (quantity === null) errors[itemId] = text.mostPieces(most);
    else if (quantity > 0) input.push({ itemId, quantity });
  }
  if (Object.keys(errors).length > 0) return { errors };
  return input.length > 0 ? { input } : { errors: {}, text: text.noPieces };
}
