/** Whether an entry of the history was made by typing into the search. */
export const isTyped = (state: unknown): boolean =>
  (state as { typed?: boolean } | null)?.typed === true;
