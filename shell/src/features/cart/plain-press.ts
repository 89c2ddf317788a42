/** A press without modifier keys, for code that opens the cart itself. */
export const PLAIN_PRESS = {
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  preventDefault: () => {},
};
