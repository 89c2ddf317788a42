import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import { type Duplicate, withoutDuplicates } from '@vitrina/contract/rules/roster';
import type { SiteBrand } from './default-brand.ts';
import { type DocumentKind, documentHeaders, documentKind, renderDocument } from './document.ts';
import { type KnownPath, knownPaths } from './known-paths.ts';
import { pageFile } from './prerendered-page.ts';
import type { ShellBuild } from './publish.ts';
import { robotsText, sitemapFiles, sitePaths } from './site-files.ts';
import { paymentPaths, SPECULATION_RULES_PATH, speculationRules } from './speculation-rules.ts';
import { NOTHING_WRITTEN, type WrittenRoute, type WrittenSite } from './written-routes.ts';

interface SiteDocuments {
  /** Changes with the shell, the headers and the paths of documents; not with every release of a remote. */
  layout: string;
  /** Contents by name: documents, `robots.txt`, `sitemap.xml` and the speculation rules. */
  files: Record<string, string>;
  /** Which document answers which path, with which headers. */
  routes: SiteRoutes;
  duplicates: Duplicate[];
}

/** How a server answers each path (`html/headers.json`). */
export interface SiteRoutes {
  /** Release of the shell. */
  shell: string;
  /** Paths with their own document -> its name. */
  pages: Record<string, string>;
  /** Paths answered, with everything below, by the payment document. */
  paymentPaths: string[];
  /** Document -> its headers. */
  headers: Record<string, Record<string, string>>;
  /** Addresses with a page; absent when the shell does not name its own. */
  known?: KnownPath[];
  /** Addresses of remotes that may have a written page, with the headers of the default document. */
  written?: WrittenRoute[];
}

/** Documents of paths without their own. */
export const COMMON_DOCUMENTS: Record<DocumentKind, string> = {
  default: '_default.html',
  payment: '_payment.html',
};

interface SiteRegistry {
  registry: Registry;
  /** Exactly as signed, for the pages. */
  signed: Registry;
  /** Written pages of remotes; absent: none. */
  written?: WrittenSite;
}

/**
 * How this shell's prerendered pages get the registry: by fetching it, so no release of a remote makes them
 * stale. A shell without frames reads only an inlined one.
 */
export const registryOfPage = ({ frames, release }: ShellBuild['manifest']) =>
  frames ? { inlinesRegistry: false, shellRelease: release } : {};

/** All HTML served by the shell's origin, made from one registry. */
export function siteDocuments(
  { manifest, template, pages }: ShellBuild,
  { registry, signed, written = NOTHING_WRITTEN }: SiteRegistry,
  config: PlatformConfig,
  brand: SiteBrand,
): SiteDocuments {
  const headersOf = (kind: DocumentKind) =>
    documentHeaders(kind, {
      ...{ registry, config },
      scriptHashes: [...new Set([...manifest.scriptHashes, ...written.scriptHashes])],
    });
  const render = (html: string, kind: DocumentKind, more = {}) =>
    renderDocument(html, { registry: signed, config, kind, brand, ...more });
  const { registry: own, duplicates } = withoutDuplicates(registry);
  const routes: SiteRoutes = {
    shell: manifest.release,
    pages: {},
    paymentPaths: paymentPaths(own),
    headers: {},
    ...(manifest.paths && {
      known: knownPaths(manifest.paths, own, config.hostCapabilities),
    }),
    ...(written.routes.length > 0 && { written: written.routes }),
  };
  const { listed, unlisted } = sitePaths(manifest, own);
  const files: Record<string, string> = {
    'robots.txt': robotsText(unlisted, config),
    [SPECULATION_RULES_PATH.slice(1)]: speculationRules(own),
  };
  for (const kind of ['default', 'payment'] as const) {
    files[COMMON_DOCUMENTS[kind]] = render(template, kind);
    routes.headers[COMMON_DOCUMENTS[kind]] = headersOf(kind);
  }
  for (const [path, html] of pages) {
    const kind = documentKind(own, path);
    const name = basename(pageFile(path));
    files[name] = render(html, kind, registryOfPage(manifest));
    routes.pages[path] = name;
    routes.headers[name] = headersOf(kind);
  }
  Object.assign(files, sitemapFiles(listed, config, written.entries));
  const layout = createHash('sha256').update(JSON.stringify(routes)).digest('hex').slice(0, 12);
  return { layout, files, routes, duplicates };
}
