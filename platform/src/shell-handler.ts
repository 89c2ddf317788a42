import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import {
  type DocumentKind,
  documentHeaders,
  documentKind,
  renderDocument,
} from '@vitrina/federation/document';
import { refuse } from './static-files.ts';

export interface ShellSite {
  template: string;
  scriptHashes: readonly string[];
  registry: Registry;
  config: PlatformConfig;
  /** Serves the shell's own files. */
  files: RequestListener;
}

/**
 * The shell's origin: its files, `/registry.json`, and for every path without a file extension
 * the document of that path.
 */
export function shellHandler(site: ShellSite): RequestListener {
  const documents = new Map<
    DocumentKind,
    { plain: Buffer; brotli: Buffer; headers: Record<string, string> }
  >();

  const documentOf = (kind: DocumentKind) => {
    const known = documents.get(kind);
    if (known) return known;
    const plain = Buffer.from(renderDocument(site.template, { ...site, kind }));
    const document = {
      plain,
      brotli: brotliCompressSync(plain),
      headers: documentHeaders(kind, site),
    };
    documents.set(kind, document);
    return document;
  };

  return (request, response) => {
    const pathname = pathOf(request);
    if (pathname === undefined) return refuse(response, 400);
    if (pathname === '/registry.json') return sendRegistry(response, site.registry);
    if (extname(pathname) !== '') return site.files(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    const { plain, brotli, headers } = documentOf(documentKind(site.registry, pathname));
    const compressed = acceptsBrotli(request);
    response.writeHead(200, {
      ...headers,
      vary: 'accept-encoding',
      ...(compressed && { 'content-encoding': 'br' }),
    });
    response.end(request.method === 'HEAD' ? undefined : compressed ? brotli : plain);
  };
}

/** @returns undefined for what is no path, as `//` */
function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  const address = `http://localhost${url}`;
  return url.startsWith('/') && URL.canParse(address) ? new URL(address).pathname : undefined;
}

function sendRegistry(response: ServerResponse, registry: Registry): void {
  response.writeHead(200, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(registry));
}

const acceptsBrotli = (request: IncomingMessage) =>
  /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
