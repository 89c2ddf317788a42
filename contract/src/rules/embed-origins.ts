import { isLoopback } from './safe-address.ts';

/** A form works on so many sites at most. All of them stand in one header, and in one line of nginx's configuration. */
export const MAX_EMBED_ORIGINS = 20;
const MAX_ORIGIN_LENGTH = 100;

/** Holds nothing that could end a source of a policy, or a text in a web server's configuration. */
const ORIGIN = /^https?:\/\/(?=.*\.|localhost)[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/;

/**
 * The origin of an address as people write it: `salon.ro`, `https://Salon.ro/contact`.
 * @returns null for what is none, or is neither https nor on the own machine
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

/** Whether a page, as `maskPage` writes it, is on one of a form's sites; without sites all are. */
export const isOnSites = (page: string, origins: readonly string[]): boolean =>
  origins.length === 0 ||
  origins.some((origin) => page === origin || page.startsWith(`${origin}/`));

/** The origins in a text with one a line, each once, and what is none. */
export function readEmbedOrigins(text: string): { origins: string[]; wrong: string[] } {
  const typed = text.split(/[\s,;]+/).filter(Boolean);
  const origins = typed.map(embedOrigin).filter((origin) => origin !== null);
  return {
    origins: [...new Set(origins)],
    wrong: typed.filter((one) => embedOrigin(one) === null),
  };
}
