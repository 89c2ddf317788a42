/** A press that asks for no other tab or window, for what opens the cart by itself. */
export const PLAIN_PRESS = {
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  preventDefault: () => {},
};
