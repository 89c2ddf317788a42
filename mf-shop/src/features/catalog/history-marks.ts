/** What a history entry of the shop says in its state. */
const marksOf = (state: unknown) => (state ?? {}) as { typed?: boolean; keepFocus?: boolean };

/** Whether an entry of the history was made by typing into the search. */
export const isTyped = (state: unknown): boolean => marksOf(state).typed === true;

/** Whether an entry is still the page before it, with a typed word or another shade. */
export const staysOnPage = (state: unknown): boolean =>
  isTyped(state) || marksOf(state).keepFocus === true;
