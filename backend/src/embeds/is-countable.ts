/** Programs that say so. `Cubot` makes telephones. */
const PROGRAM =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|pagespeed|facebookexternalhit|\bcurl\b|wget|python|scrapy/i;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Whether a visit may be counted: not of programs that say so, nor of people who do not want it. */
export const isCountable = (headers: Headers): boolean =>
  headers.dnt !== '1' &&
  headers['sec-gpc'] !== '1' &&
  !PROGRAM.test(`${headers['user-agent'] ?? ''}`);
