import type { Asset } from '@vitrina/contract/registry';
import * as z from 'zod/mini';
import { DATA_PLACE, dataBlock } from './html-parts.ts';

/** What the shell's prerender bundle makes of one public page. */
const prerenderedPage = z.object({
  path: z.string(),
  /** Content of the root element. */
  html: z.string(),
  /** Link elements that the page wants in the head: preloads of its first picture. */
  headLinks: z.string(),
  title: z.string(),
  description: z.string(),
  /** Schema.org objects, one block each. */
  structuredData: z.array(z.custom<object>((value) => typeof value === 'object' && value !== null)),
  /** Named chunk with the page's code and styles. */
  chunk: z.string(),
  /** Who is signed in is sent elsewhere, so nothing shows while their token is being checked. */
  guestsOnly: z.boolean(),
});
export type PrerenderedPage = z.output<typeof prerenderedPage>;

/** What the prerender bundle's `prerender()` resolves to. */
export const prerenderedSchema = z.object({
  pages: z.array(prerenderedPage),
  /** Paths that search engines are told of. */
  sitemap: z.array(z.string()),
  /** Paths of all its pages. */
  paths: z.array(z.string()),
});
export type Prerendered = z.output<typeof prerenderedSchema>;

/** Header and text for who has no scripts, where the HTML has no page of its own. */
const NO_PAGE = /<!--vitrina:no-page-->.*?<!--\/vitrina:no-page-->/s;
const ROOT = '<div id="root"></div>';
const BUNDLE = /<script defer(?:="")? src="([^"]+)"[^>]*?integrity="([^"]+)"[^>]*><\/script>/g;

/**
 * The template of one page: the shell's own, with the page's markup, head and styles. Its bundle is
 * named in a data block instead of script elements: the boot script loads it after the first paint,
 * which a parallel download would delay.
 * @throws Error when the shell's template is not as expected
 */
export function pageTemplate(
  template: string,
  page: PrerenderedPage,
  chunk: readonly Asset[],
): string {
  const bundle = [...template.matchAll(BUNDLE)].map(
    ([, url = '', integrity = '']): Asset => ({ url, integrity, as: 'script' }),
  );
  if (bundle.length === 0) throw new Error("The shell's template names no bundle with integrity.");
  const scripts = [...bundle, ...chunk.filter(({ as }) => as === 'script')];
  const styles = chunk.filter(({ as }) => as === 'style').map(stylesheet);
  const root = `<div id="root" data-prerendered${page.guestsOnly ? ' data-guests-only' : ''}>`;
  const edits: Array<[place: string | RegExp, text: string]> = [
    [BUNDLE, ''],
    [/<title>.*?<\/title>/, head(page)],
    [DATA_PLACE, `${dataBlock('vitrina-bundle', scripts)}${DATA_PLACE}`],
    ['</head>', `${styles.join('')}</head>`],
    [NO_PAGE, ''],
    [ROOT, `${root}${page.html}</div>`],
  ];
  return edits.reduce((html, [place, text]) => replaceIn(html, place, text), template);
}

function replaceIn(html: string, place: string | RegExp, text: string): string {
  const found = typeof place === 'string' ? html.includes(place) : html.search(place) >= 0;
  if (!found) throw new Error(`The shell's template has no ${place}.`);
  return html.replace(place, () => text);
}

const stylesheet = ({ url, integrity }: Asset) =>
  `<link href="${url}" rel="stylesheet" crossorigin="anonymous" integrity="${integrity}">`;

/** Title, description, canonical address, preview of a shared link, structured data. */
function head({ path, title, description, structuredData, headLinks }: PrerenderedPage): string {
  const address = `{{publicOrigin}}${path}`;
  const properties: Record<string, string> = {
    'og:type': 'website',
    'og:locale': 'ro_RO',
    'og:site_name': '{{brand.name}}',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': '{{publicOrigin}}/social.png',
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return [
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeText(description)}">`,
    `<link rel="canonical" href="${address}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeText(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    headLinks,
    ...structuredData.map(
      (block) =>
        `<script type="application/ld+json">${JSON.stringify(block).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('\n');
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** `/` -> `pages/index.html`, `/faq` -> `pages/faq.html`. */
export const pageFile = (path: string): string =>
  `pages/${path === '/' ? 'index' : path.slice(1).replaceAll('/', '-')}.html`;
