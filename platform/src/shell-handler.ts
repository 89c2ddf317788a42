import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import { withoutDuplicates } from '@vitrina/contract/rules/roster';
import { DEFAULT_BRAND, type SiteBrand } from '@vitrina/federation/default-brand';
import {
  type DocumentKind,
  documentHeaders,
  documentKind,
  renderDocument,
  takesToken,
} from '@vitrina/federation/document';
import { knownPaths } from '@vitrina/federation/known-paths';
import type { ShellBuild } from '@vitrina/federation/publish';
import { contentType } from '@vitrina/federation/release/content-type';
import { registryOfPage } from '@vitrina/federation/site-documents';
import { robotsText, sitemapFiles, sitePaths } from '@vitrina/federation/site-files';
import {
  SPECULATION_RULES_CACHE,
  SPECULATION_RULES_PATH,
  speculationRules,
} from '@vitrina/federation/speculation-rules';
import { NOTHING_WRITTEN, type WrittenSite } from '@vitrina/federation/written-routes';
import { type HtmlDocument, htmlDocument, sendHtml } from './html-document.ts';
import { pageStatus } from './page-status.ts';
import { IMMUTABLE, refuse, setAssetHeaders } from './static-files.ts';
import { type WrittenPagesReader, writtenPages } from './written-pages.ts';

interface ShellSite extends Omit<ShellBuild, 'frames'> {
  registry: Registry;
  config: PlatformConfig;
  /** Made from the configured colours and logo; absent: the shell's own. */
  brand?: SiteBrand;
  /** Serves the shell's own files. */
  files: RequestListener;
  /** Remotes' pages written as HTML; absent: none. */
  written?: { site: WrittenSite; dir: string };
}

const SITEMAP = /^\/sitemap(?:-\d+)?\.xml$/;

/**
 * Serves the shell's origin: its files, `/registry.json`, `/robots.txt`, `/sitemap.xml`,
 * `/speculation-rules.json`, and a document for every path without a file extension: written or prerendered
 * where there is one; status 404 where there is no page.
 */
export function shellHandler(site: ShellSite): RequestListener {
  const { site: written = NOTHING_WRITTEN, dir = '' } = site.written ?? {};
  const { paths } = site.manifest;
  const scriptHashes = [...new Set([...site.manifest.scriptHashes, ...written.scriptHashes])];
  const { registry: own } = withoutDuplicates(site.registry);
  const { listed, unlisted } = sitePaths(site.manifest, own);
  const { apiOrigin, hostCapabilities } = site.config;
  const known = paths && knownPaths(paths, own, hostCapabilities);
  const rules = speculationRules(own);
  const { files: brandFiles } = site.brand ?? DEFAULT_BRAND;
  const sitemaps = sitemapFiles(listed, site.config, written.entries);
  const documents = new Map<string, HtmlDocument>();
  const headersOf = (kind: DocumentKind) => documentHeaders(kind, { ...site, scriptHashes });
  const pages: WrittenPagesReader = writtenPages(dir, written.routes, headersOf('default'));

  const documentOf = (pathname: string) => {
    const path = pathname.replace(/(?<=.)\/+$/, '');
    const kind = documentKind(own, path);
    const page = site.pages.get(path);
    const key = page ? path : `any other, ${kind}`;
    const known = documents.get(key);
    if (known) return known;
    const document = htmlDocument(
      renderDocument(page ?? site.template, {
        ...{ ...site, kind },
        ...(page !== undefined && registryOfPage(site.manifest)),
      }),
      headersOf(kind),
    );
    documents.set(key, document);
    return document;
  };

  return (request, response) => {
    const address = addressOf(request);
    if (address === undefined) return refuse(response, 400);
    const { pathname } = address;
    if (pathname === '/registry.json')
      return sendRevalidated(request, response, JSON.stringify(site.registry));
    if (pathname === '/robots.txt')
      return send(response, 'text/plain', robotsText(unlisted, site.config));
    if (SITEMAP.test(pathname)) {
      const xml = sitemaps[pathname.slice(1)];
      return xml ? send(response, 'application/xml', xml) : refuse(response, 404);
    }
    if (pathname === SPECULATION_RULES_PATH)
      return sendKept(response, SPECULATION_RULES_CACHE, contentType(pathname), rules);
    const brandFile = brandFiles.get(pathname);
    if (brandFile) return sendKept(response, IMMUTABLE, contentType(pathname), brandFile);
    if (extname(pathname) !== '') return site.files(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    const isSecret = takesToken(address);
    const answer = (known: 200 | 404) => {
      const live = known === 200 ? pages.live(pathname) : null;
      const gone = live ? null : pages.gone(pathname);
      const document = live ?? gone ?? documentOf(pathname);
      sendHtml(request, response, document, { status: gone ? 404 : known, isSecret });
    };
    if (known) void pageStatus(known, pathname, apiOrigin).then(answer);
    else answer(200);
  };
}

/** @returns undefined for a target that is no path, such as `*` */
function addressOf({ url = '/' }: IncomingMessage): URL | undefined {
  const address = `http://localhost${url}`;
  return url.startsWith('/') && URL.canParse(address) ? new URL(address) : undefined;
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}

/** Sends JSON with an ETag, which browsers revalidate each time. */
function sendRevalidated(request: IncomingMessage, response: ServerResponse, text: string): void {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const known = request.headers['if-none-match'] === etag;
  response.writeHead(known ? 304 : 200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    etag,
  });
  response.end(known ? undefined : text);
}

function sendKept(
  response: ServerResponse,
  cacheControl: string,
  type: string,
  content: Buffer | string,
): void {
  setAssetHeaders(response);
  response.writeHead(200, { 'content-type': type, 'cache-control': cacheControl });
  response.end(content);
}
