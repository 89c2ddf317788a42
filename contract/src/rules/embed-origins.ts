import { isLoopback } from './safe-address.ts';

/** Most sites per form: all of them are in one header, and in one line of nginx's configuration. */
export const MAX_EMBED_ORIGINS = 20;
const MAX_ORIGIN_LENGTH = 100;

/** Excludes characters that could end a policy source, or a text in a web server's configuration. */
const ORIGIN = /^https?:\/\/(?=.*\.|localhost)[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/;

/**
 * Origin of an address as typed: `salon.ro`, `https://Salon.ro/contact`.
 * @returns null for an invalid address, and for http other than on localhost
 */
export function embedOrigin(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { origin, username, password } = new URL(address);
  const isRead = ORIGIN.test(origin) && origin.length <= MAX_ORIGIN_LENGTH;
  if (!isRead || username || password) return null;
  return origin.startsWith('https:') || isLoopback(origin) ? origin : null;
}

/** Whether a page, masked by `maskPage`, is on one of a form's sites; true for a form without sites. */
export const isOnSites = (page: string, origins: readonly string[]): boolean =>
  origins.length === 0 ||
  origins.some((origin) => page === origin || page.startsWith(`${origin}/`));

/** Origins in a text with one per line, without repetitions, and the invalid lines. */
export function readEmbedOrigins(text: string): { origins: string[]; wrong: string[] } {
  const typed = text.split(/[\s,;]+/).filter(Boolean);
  const origins = typed.map(embedOrigin).filter((origin) => origin !== null);
  return {
    origins: [...new Set(origins)],
    wrong: typed.filter((one) => embedOrigin(one) === null),
  };
}
