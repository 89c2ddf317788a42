import { addToCart, type CartLine, parseCart, removeFromCart, setCartQuantity } from '@vitrina/contract/rules/cart';
import { create } from 'zustand';
import { claimInstance } from './instance.ts';
import { onOtherTab, readJson, writeJson } from './storage.ts';

export interface CartState {
  lines: readonly CartLine[];
}

export const cartInstance = claimInstance('shared-auth/cart');

const stored = (): readonly CartLine[] => parseCart(readJson('cart'));

/** The cart. Kept under `cart` as the bare list on each change, in step across tabs. */
export const useCart = create<CartState>(() => ({ lines: stored() }));

function change(next: (lines: readonly CartLine[]) => readonly CartLine[]): void {
  // Another tab may have written since: its lines are the ground of the change, not ours.
  const lines = next(stored());
  writeJson('cart', lines);
  useCart.setState({ lines });
}
