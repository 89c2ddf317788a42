/** Bots that identify themselves. `Cubot` is a brand of phones. */
const PROGRAM =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|pagespeed|facebookexternalhit|\bcurl\b|wget|python|scrapy/i;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Whether a visit may be counted: not from bots that say so, nor against a visitor's wish. */
export const isCountable = (headers: Headers): boolean =>
  headers.dnt !== '1' &&
  headers['sec-gpc'] !== '1' &&
  !PROGRAM.test(`${headers['user-agent'] ?? ''}`);
