import { linkInMail, missingPlaceholder, unknownPlaceholder } from '../messages.ts';

/** `{comanda}`: a name in braces. */
const PLACEHOLDER = /\{([^{}\s]*)\}/g;

/**
 * What is wrong with the placeholders of a text, in words for who writes it; null for nothing.
 * @param known names that have a value
 * @param required names that must stand in it
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

/** An address of a site or of a mailbox: mail programs make a link of it, also without `https://`. */
const ADDRESS = /:\/\/|[\p{L}\d-]\.\p{L}{2,}/u;

/**
 * What is wrong with a text that leads somewhere, in words for who writes it; null for nothing. The
 * program adds every link: staff who may write a sentence of ours cannot send people elsewhere by it.
 */
export const linkProblem = (text: string): string | null =>
  ADDRESS.test(text) ? linkInMail : null;

/** The text with its values; braces inside a value are no placeholder. An empty value takes the space before it along. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text
    .replace(/( ?)\{([^{}\s]*)\}/g, (whole, space: string, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return value === undefined ? whole : value && space + value;
    })
    .trim();
