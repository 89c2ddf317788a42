import { linkInMail, missingPlaceholder, unknownPlaceholder } from '../messages.ts';

/** `{comanda}`: a name in braces. */
const PLACEHOLDER = /\{([^{}\s]*)\}/g;

/**
 * Problem of a text's placeholders, worded for its author; null when there is none.
 * @param known names with a value
 * @param required names that must occur
 */
export function placeholderProblem(
  text: string,
  { known, required }: { known: readonly string[]; required: readonly string[] },
): string | null {
  const used = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const unknown = used.find((name) => !known.includes(name));
  if (unknown !== undefined) return unknownPlaceholder(unknown);
  const missing = required.find((name) => !used.includes(name));
  return missing === undefined ? null : missingPlaceholder(missing);
}

/** Address of a site or mailbox: mail programs link it even without `https://`. */
const ADDRESS = /:\/\/|[\p{L}\d-]\.\p{L}{2,}/u;

/**
 * Problem of a text with an address, worded for its author; null when there is none. Only the program adds
 * links, so staff who edit our texts cannot lead people elsewhere.
 */
export const linkProblem = (text: string): string | null =>
  ADDRESS.test(text) ? linkInMail : null;

/**
 * Fills in the values; braces in a value are no placeholder. An empty value also removes the space before it.
 */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text
    .replace(/( ?)\{([^{}\s]*)\}/g, (whole, space: string, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return value === undefined ? whole : value && space + value;
    })
    .trim();
