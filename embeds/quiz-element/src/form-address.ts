/** The form's languages. English has a folder of its own in the address: `…/q/v1/en/`. */
export type QuizLanguage = 'ro' | 'en';

/** What the owner of a site chooses. It stands in the query of the form's address, under these names. */
export interface QuizOptions {
  /** Without it: as the visitor's system has it. */
  readonly theme?: 'light' | 'dark' | undefined;
  /** Colour of buttons and marks, `rrggbb` or `#rrggbb`. */
  readonly accent?: string | undefined;
  /** `false`: without the form's own title. */
  readonly title?: boolean | undefined;
  /** `false`: without a background, in a page; the page's own is seen. */
  readonly bg?: boolean | undefined;
  /** Names of fonts on the visitor's device, such as `Georgia,serif`. */
  readonly font?: string | undefined;
  /** The site's own reference, handed back when the form is sent; 100 characters. */
  readonly ref?: string | undefined;
  /** Name under which visits are counted, from the owner's dashboard: ten letters and digits. */
  readonly embed?: string | undefined;
  /** `false`: keeps no draft in the visitor's browser. */
  readonly save?: boolean | undefined;
  /** A trial: nothing is sent. */
  readonly trial?: boolean | undefined;
}

/** What opens the popup besides a press: at once, the pointer leaves the page, seconds, per cent of the page. */
export type PopupTrigger = '' | true | 'load' | 'exit' | `time:${number}` | `scroll:${number}`;

/**
 * The address of the form with what was chosen. Needs no browser.
 * @param address `https://…/q/v1/`, also with a query, as the builder page gives it
 * @param held what a form with answers has: it stays until the form is another one, because a new
 *   address would load it anew
 * @param lang any but `en` leaves the language that `address` has
 * @throws TypeError when `address` is no complete address
 */
export function formAddress(
  address: string,
  options: QuizOptions = {},
  held = '',
  lang?: string,
): string {
  if (held.startsWith(address.split('?')[0] as string)) return held;
  const url = new URL(address);
  const { searchParams } = url;
  if (lang === 'en' && !/\/en\//.test(address)) url.pathname += 'en/';
  // The loader adds it; and the query is now written as the loader writes it.
  searchParams.delete('mode');
  for (const [name, value] of Object.entries(options))
    if (value != null) searchParams.set(name, `${value === !!value ? +value : value}`);
  return url.href;
}

/** Name of the frame, in its own language. */
export const titleOf = (src: string): string =>
  /\/en\//.test(src) ? 'Website request' : 'Cerere site';

/** Its other attributes. */
export const FRAME = {
  width: '100%',
  height: '662',
  loading: 'lazy',
  frameBorder: '0',
  sandbox:
    'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  'data-site-quiz': '',
} as const;

/** Browsers paint a frame white or black that is in another scheme than its document. */
export function matchScheme({ src, style }: HTMLIFrameElement): void {
  style.colorScheme = /bg=0/.test(src) ? (/theme=dark/.test(src) ? 'dark' : 'light') : '';
}
