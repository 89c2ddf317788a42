/*
 * Compiled into each package that imports it, like `slots.ts`: a frame without a cart beside the page links
 * to the checkout, and a remote without a cart is not asked.
 */

/** A press on a link to the cart. */
interface Press {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  preventDefault(): void;
}

type Page = { [OPENER]?: ((press: Press) => void) | undefined };
const OPENER = Symbol.for('vitrina.cart');

/**
 * Registers how this page opens the cart beside itself.
 * @returns a function that unregisters it
 * @example
 * import { useEffect } from 'react';
 * useEffect(() => provideCartOpener(() => console.log('opened')), []);
 */
export function provideCartOpener(open: () => void): () => void {
  const page = globalThis as Page;
  const answer = (press: Press) => {
    // Another tab or window was requested.
    if (press.ctrlKey || press.metaKey || press.shiftKey) return;
    press.preventDefault();
    open();
  };
  page[OPENER] = answer;
  return () => {
    // The next page may have registered its own by now.
    if (page[OPENER] === answer) delete page[OPENER];
  };
}

/**
 * Opens the cart beside the page instead of following the link.
 * @returns true for a plain press on a page without a cart
 * @example
 * import { Link } from 'react-router-dom';
 * const link = (
 *   <Link to="/checkout" onClick={(press) => void openCart(press)}>
 *     Coș
 *   </Link>
 * );
 */
export function openCart(press: Press): boolean {
  if (press.ctrlKey || press.metaKey || press.shiftKey) return false;
  const open = (globalThis as Page)[OPENER];
  open?.(press);
  return !open;
}
