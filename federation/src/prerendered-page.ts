import type { Asset } from '@vitrina/contract/registry';
import * as z from 'zod/mini';
import { DATA_PLACE, dataBlock } from './html-parts.ts';
import { pageHead } from './page-head.ts';

/** A public page as the shell's prerender bundle renders it. */
const prerenderedPage = z.object({
  path: z.string(),
  /** Content of the root element. */
  html: z.string(),
  /** Link elements for the head: preloads of its first picture. */
  headLinks: z.string(),
  title: z.string(),
  description: z.string(),
  /** Schema.org objects, one block each. */
  structuredData: z.array(z.custom<object>((value) => typeof value === 'object' && value !== null)),
  /** Named chunk with the page's code and styles. */
  chunk: z.string(),
  /** Signed-in visitors are redirected, so the page is hidden while a token is checked. */
  guestsOnly: z.boolean(),
});
export type PrerenderedPage = z.output<typeof prerenderedPage>;

/** Placeholder of a remote's page in a frame. */
export const REMOTE_PAGE_PLACE = '<!--vitrina:remote-page-->';
/** Placeholder of a remote page's title and metadata. */
export const PAGE_HEAD_PLACE = '<!--vitrina:page-head-->';

/** Header and footer around pages of remotes. */
const pageFrame = z.object({
  /** `header` of the mounts it is used for. */
  header: z.string(),
  /** Content of the root element, with `REMOTE_PAGE_PLACE` once. */
  html: z.string(),
  /** Named chunk with code and styles in addition to the bundle. */
  chunk: z.nullable(z.string()),
});
export type PageFrame = z.output<typeof pageFrame>;

/** Result of the prerender bundle's `prerender()`. */
export const prerenderedSchema = z.object({
  pages: z.array(prerenderedPage),
  frames: z.optional(z.array(pageFrame)),
  /** Paths for the sitemap. */
  sitemap: z.array(z.string()),
  /** Paths of all its pages. */
  paths: z.array(z.string()),
  /** Labels of its own links, by place of navigation. */
  labels: z.record(z.string(), z.array(z.string())),
});
export type Prerendered = z.output<typeof prerenderedSchema>;

/** Fallback text of HTML without a page's content. */
const NO_PAGE = /<!--vitrina:no-page-->.*?<!--\/vitrina:no-page-->/gs;
/** Its replacement in HTML with a page's content; a comment in HTML without one. */
const PAGE = /<!--vitrina:page (.*?)-->/gs;
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
  const guests = page.guestsOnly ? ' data-guests-only' : '';
  return filled(template, chunk, {
    head: head(page),
    root: `<div id="root" data-prerendered${guests}>${page.html}</div>`,
  });
}

/**
 * The template of all pages of remotes with one header, filled when a page is written (`pages/compose-page`).
 * @throws Error when the shell's template or the frame is not as expected
 */
export function frameTemplate(
  template: string,
  { html }: PageFrame,
  chunk: readonly Asset[],
): string {
  if (html.split(REMOTE_PAGE_PLACE).length !== 2)
    throw new Error(`A frame of the shell needs one ${REMOTE_PAGE_PLACE}.`);
  return filled(template, chunk, {
    head: PAGE_HEAD_PLACE,
    root: `<div id="root" data-remote-page="">${html}</div>`,
  });
}

/** Puts a page into the template; its bundle moves to a data block. */
function filled(
  template: string,
  chunk: readonly Asset[],
  page: { head: string; root: string },
): string {
  const bundle = [...template.matchAll(BUNDLE)].map(
    ([, url = '', integrity = '']): Asset => ({ url, integrity, as: 'script' }),
  );
  if (bundle.length === 0) throw new Error("The shell's template names no bundle with integrity.");
  const scripts = [...bundle, ...chunk.filter(({ as }) => as === 'script')];
  const styles = chunk.filter(({ as }) => as === 'style').map(stylesheet);
  const edits: Array<[place: string | RegExp, text: string]> = [
    [BUNDLE, ''],
    [/<title>.*?<\/title>/, page.head],
    [DATA_PLACE, `${dataBlock('vitrina-bundle', scripts)}${DATA_PLACE}`],
    ['</head>', `${styles.join('')}</head>`],
    [NO_PAGE, ''],
    [ROOT, page.root],
  ];
  return edits.reduce(
    (html, [place, text]) => replaceIn(html, place, text),
    template.replace(PAGE, '$1'),
  );
}

function replaceIn(html: string, place: string | RegExp, text: string): string {
  const found = typeof place === 'string' ? html.includes(place) : html.search(place) >= 0;
  if (!found) throw new Error(`The shell's template has no ${place}.`);
  return html.replace(place, () => text);
}

/** The `<link>` of a style sheet, with its integrity. */
export const stylesheet = ({ url, integrity }: Asset) =>
  `<link href="${url}" rel="stylesheet" crossorigin="anonymous" integrity="${integrity}">`;

const head = ({ path, ...page }: PrerenderedPage): string =>
  pageHead({
    ...page,
    address: `{{publicOrigin}}${path}`,
    siteName: '{{brand.name}}',
    image: { url: '{{publicOrigin}}/social.png', width: 1200, height: 630 },
  });

/** `/` -> `pages/index.html`, `/faq` -> `pages/faq.html`. */
export const pageFile = (path: string): string =>
  `pages/${path === '/' ? 'index' : path.slice(1).replaceAll('/', '-')}.html`;
