/** A text as it can be sent into a page: all of it, or the source and flags of a pattern. */
export type Text = { is: string } | { source: string; flags: string };

/** One step towards an element, inside what the step before found. */
export type Step =
  | { by: 'role'; role: string; name?: Text }
  | { by: 'label'; text: Text }
  | { by: 'text'; text: Text }
  | { by: 'frame'; title: string }
  /** Of several. */
  | { by: 'place'; place: number };

export const textOf = (text: string | RegExp): Text =>
  typeof text === 'string' ? { is: text } : { source: text.source, flags: text.flags };

/** For messages. */
export const shown = (steps: readonly Step[]): string =>
  steps.map((step) => Object.values(step).map(shownPart).join(' ')).join(' > ');

const shownPart = (part: string | number | Text): string =>
  typeof part !== 'object'
    ? String(part)
    : 'is' in part
      ? part.is
      : `/${part.source}/${part.flags}`;
