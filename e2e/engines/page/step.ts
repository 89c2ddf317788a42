/** A serialisable text matcher: the full text, or a pattern's source and flags. */
export type Text = { is: string } | { source: string; flags: string };

/** One step of a locator, relative to the previous step's matches. */
export type Step =
  | { by: 'role'; role: string; name?: Text }
  | { by: 'label'; text: Text }
  | { by: 'text'; text: Text }
  | { by: 'frame'; title: string }
  /** Index among several matches. */
  | { by: 'place'; place: number };

export const textOf = (text: string | RegExp): Text =>
  typeof text === 'string' ? { is: text } : { source: text.source, flags: text.flags };

export const shown = (steps: readonly Step[]): string =>
  steps.map((step) => Object.values(step).map(shownPart).join(' ')).join(' > ');

const shownPart = (part: string | number | Text): string =>
  typeof part !== 'object'
    ? String(part)
    : 'is' in part
      ? part.is
      : `/${part.source}/${part.flags}`;
