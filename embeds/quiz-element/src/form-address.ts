/** Languages of the form. English has its own folder in the address: `…/q/v1/en/`. */
export type QuizLanguage = 'ro' | 'en';

/** Options of the site's owner, sent under these names in the query of the form's address. */
export interface QuizOptions {
  /** Default: as the visitor's system has it. */
  readonly theme?: 'light' | 'dark' | undefined;
  /** Colour of buttons and marks, `rrggbb` or `#rrggbb`. */
  readonly accent?: string | undefined;
  /** `false`: hides the form's title. */
  readonly title?: boolean | undefined;
  /** `false`: transparent when inline, showing the page's background. */
  readonly bg?: boolean | undefined;
  /** Names of fonts on the visitor's device, such as `Georgia,serif`. */
  readonly font?: string | undefined;
  /** The site's own reference, returned when the form is sent; at most 100 characters. */
  readonly ref?: string | undefined;
  /** Id for counting visits, from the owner's dashboard: ten letters and digits. */
  readonly embed?: string | undefined;
  /** `false`: keeps no draft in the visitor's browser. */
  readonly save?: boolean | undefined;
  /** A trial: nothing is sent. */
  readonly trial?: boolean | undefined;
}

/**
 * Opens the popup without a click: at once, when the pointer leaves the page, after seconds, or at a scroll
 * percentage.
 */
export type PopupTrigger = '' | true | 'load' | 'exit' | `time:${number}` | `scroll:${number}`;

/**
 * Address of the form with these options. Needs no browser.
 * @param address `https://…/q/v1/`, also with a query, as shown on the builder page
 * @param held current address of a form with answers: kept unless it is another form, because a change
 * would reload it
 * @param lang anything but `en` keeps the language of `address`
 * @throws TypeError when `address` is not an absolute URL
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
  // The loader adds it; this also normalises the query as the loader does.
  searchParams.delete('mode');
  for (const [name, value] of Object.entries(options))
    if (value != null) searchParams.set(name, `${value === !!value ? +value : value}`);
  return url.href;
}

/** Title of the frame, in its language. */
export const titleOf = (src: string): string =>
  /\/en\//.test(src) ? 'Website request' : 'Cerere site';

/** Fixed attributes of the frame. */
export const FRAME = {
  width: '100%',
  height: '662',
  loading: 'lazy',
  frameBorder: '0',
  sandbox:
    'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  'data-site-quiz': '',
} as const;

/** Browsers paint a transparent frame white or black when its colour scheme differs from its document's. */
export function matchScheme({ src, style }: HTMLIFrameElement): void {
  style.colorScheme = /bg=0/.test(src) ? (/theme=dark/.test(src) ? 'dark' : 'light') : '';
}
