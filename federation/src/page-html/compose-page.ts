import { createHash } from 'node:crypto';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { Asset, Registry } from '@vitrina/contract/registry';
import { DEFAULT_BRAND, type SiteBrand } from '../default-brand.ts';
import { renderDocument } from '../document.ts';
import { escapeText, pageHead } from '../page-head.ts';
import { PAGE_HEAD_PLACE, REMOTE_PAGE_PLACE, stylesheet } from '../prerendered-page.ts';
import { idsOf } from './check-markup.ts';
import type { CheckedPage } from './check-page.ts';

interface Surroundings {
  html: string;
  config: PlatformConfig;
  social: string;
}

/** The document around every page with one header, complete except for the page. */
export interface FilledFrame extends Surroundings {
  /** Ids that a page may not use. */
  ids: ReadonlySet<string>;
  /** Changes with the shell, the configuration, the brand, the header's links and `composePage`. */
  hash: string;
}

interface FrameSite {
  registry: Registry;
  config: PlatformConfig;
  brand?: SiteBrand;
  /** Of the template: the registry that its pages fetch may name a newer one. */
  shellRelease: string | undefined;
}

/**
 * Fills everything in a frame that all pages share. Done before a page is inserted, so no text of a remote is
 * read as a placeholder.
 * @param template a frame of the shell's release
 */
export function fillFrame(
  template: string,
  { registry, config, brand = DEFAULT_BRAND, shellRelease }: FrameSite,
): FilledFrame {
  const html = renderDocument(template, {
    ...{ registry, config, brand, shellRelease },
    kind: 'default',
    inlinesRegistry: false,
  });
  for (const place of [PAGE_HEAD_PLACE, REMOTE_PAGE_PLACE, ROOT, HEAD_END])
    if (html.split(place).length !== 2)
      throw new Error(`The shell's frame has no ${place}, or more than one.`);
  const around = { html, config, social: brand.social };
  const hash = createHash('sha256').update(composePage(around, EMPTY));
  return { ...around, ids: idsOf(html), hash: hash.digest('hex').slice(0, 10) };
}

const ROOT = 'data-remote-page=""';
const HEAD_END = '</head>';

interface PlacedPage {
  page: CheckedPage;
  /** `{remote}/{mount}`. */
  mount: string;
  /** Style sheets of the mount's module. */
  styles: readonly Asset[];
}

/** A page with every part, each empty. */
const EMPTY: PlacedPage = {
  page: {
    ...{ html: '', title: '', description: '', canonical: '/', image: null, listed: false },
    ...{ preload: [{ url: '/' }], structuredData: [{}] },
  },
  mount: '',
  styles: [{ url: '/', integrity: '', as: 'style' }],
};

/**
 * The document of one page of a remote. It has no registry, so no release of another remote makes it stale.
 */
export function composePage(frame: Surroundings, { page, mount, styles }: PlacedPage): string {
  const { config, social } = frame;
  const { publicOrigin = '' } = config;
  const absolute = (url: string) => (url.startsWith('/') ? publicOrigin + url : url);
  const head = pageHead({
    address: publicOrigin + page.canonical,
    siteName: config.brand.name,
    title: page.title,
    description: page.description,
    image: page.image
      ? { ...page.image, url: absolute(page.image.url) }
      : { url: publicOrigin + social, width: 1200, height: 630 },
    headLinks: [
      ...(page.listed ? [] : ['<meta name="robots" content="noindex">']),
      ...page.preload.map(preloadLink),
    ].join('\n'),
    structuredData: page.structuredData,
  });
  return (
    frame.html
      // The first style sheet orders the cascade layers, so it must be the shell's.
      .replace(HEAD_END, () => styles.map(stylesheet).join('') + HEAD_END)
      .replace(PAGE_HEAD_PLACE, () => head)
      .replace(ROOT, () => `data-remote-page="${escapeText(mount)}"`)
      .replace(REMOTE_PAGE_PLACE, () => page.html)
  );
}

function preloadLink({ url, srcSet, sizes }: CheckedPage['preload'][number]): string {
  const attributes = {
    ...{ rel: 'preload', as: 'image', fetchpriority: 'high' },
    // With candidates, `href` too would be fetched by browsers that choose another one.
    ...(srcSet ? { imagesrcset: srcSet } : { href: url }),
    ...(sizes && { imagesizes: sizes }),
  };
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`);
  return `<link${text.join('')}>`;
}
