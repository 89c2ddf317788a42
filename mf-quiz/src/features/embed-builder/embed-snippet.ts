type EmbedMode = 'inline' | 'popup' | 'link';
type EmbedLanguage = 'ro' | 'en';

export interface EmbedChoice {
  readonly mode: EmbedMode;
  readonly language: EmbedLanguage;
  readonly theme: 'auto' | 'light' | 'dark';
  /** `#rrggbb`; '': our own colour. */
  readonly accent: string;
  readonly ref: string;
  readonly save: boolean;
  readonly title: boolean;
  /** Opaque background; inline mode only. */
  readonly background: boolean;
  /** Names of fonts on the visitor's device; '': ours. */
  readonly font: string;
  /** Embed id for counting visits; '': no counting. */
  readonly embed: string;
}

export const EMBED_DEFAULTS: EmbedChoice = {
  mode: 'inline',
  language: 'ro',
  theme: 'auto',
  accent: '',
  ref: '',
  save: true,
  title: true,
  background: true,
  font: '',
  embed: '',
};

/** Folders with frame document and loader. */
const PATHS: Readonly<Record<EmbedLanguage, string>> = { ro: '/q/v1/', en: '/q/v1/en/' };
const SANDBOX =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * Address of the frame document with these options.
 * @param trial nothing is sent; for the preview
 */
export function embedAddress(origin: string, choice: EmbedChoice, trial = false): string {
  const url = new URL(PATHS[choice.language], origin);
  const { searchParams: query } = url;
  if (choice.theme !== 'auto') query.set('theme', choice.theme);
  if (choice.accent) query.set('accent', choice.accent.slice(1));
  // Events need the loader, which a link does without.
  if (choice.ref.trim() && choice.mode !== 'link') query.set('ref', choice.ref.trim());
  if (!choice.save) query.set('save', '0');
  if (!choice.title) query.set('title', '0');
  if (frameScheme(choice)) query.set('bg', '0');
  if (choice.font.trim()) query.set('font', choice.font.trim());
  if (choice.embed) query.set('embed', choice.embed);
  if (trial) query.set('trial', '1');
  return url.href;
}

/**
 * `color-scheme` for a transparent frame: with another scheme than its document, browsers paint it white or
 * black.
 */
export const frameScheme = ({ background, mode, theme }: EmbedChoice): 'light' | 'dark' | null =>
  background || mode !== 'inline' ? null : theme === 'dark' ? 'dark' : 'light';

/** HTML to copy. Works without the loader too: the frame then keeps its height, and the button is a link. */
export function embedSnippet(
  origin: string,
  choice: EmbedChoice,
  textsIn: Readonly<Record<EmbedLanguage, SnippetTexts>>,
): string {
  const texts = textsIn[choice.language];
  const address = escapeAttribute(embedAddress(origin, choice));
  const loader = `<script async src="${new URL(`${PATHS[choice.language]}loader.js`, origin).href}"></script>`;
  if (choice.mode === 'link') return `<a href="${address}">${texts.action}</a>`;
  if (choice.mode === 'popup')
    return `<a href="${address}" data-site-quiz-popup>${texts.action}</a>\n${loader}`;
  const scheme = frameScheme(choice);
  const style = scheme ? ` style="color-scheme:${scheme}"` : '';
  return (
    `<iframe src="${address}" title="${texts.title}" width="100%" height="662" frameborder="0" loading="lazy"\n` +
    `  sandbox="${SANDBOX}"${style} data-site-quiz></iframe>\n${loader}`
  );
}

interface SnippetTexts {
  title: string;
  action: string;
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
