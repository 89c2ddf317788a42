import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import type { BucketOptions } from '../bucket.ts';

interface StoredObject {
  content: Buffer;
  /** As written, plus its tag. */
  headers: Record<'etag' | 'content-type' | 'cache-control', string>;
  modified: Date;
}

export interface BucketServer {
  /** `http://127.0.0.1:…`; a bucket is the first part of the path. */
  origin: string;
  credentials: Omit<BucketOptions, 'address'>;
  close(): Promise<void>;
}

export interface BucketServerOptions {
  /** Every other bucket is missing. */
  buckets: readonly string[];
  /** Ignores conditions of writes, as some servers do. */
  ignoresConditions?: boolean;
  /** Keys that are public, as by a policy of the bucket. */
  isPublic?: (key: string) => boolean;
  /** Clock for the modification times of objects. */
  now?: () => Date;
  /** Accepted access keys; all have the same secret. */
  accessKeyIds?: readonly string[];
  /** The fault of a signed request; undefined: none. */
  fault?: (request: BucketRequest) => BucketFault | undefined;
}

/**
 * A wrong status, no response, or only the first byte of an object. `written`: a PUT takes effect anyway.
 */
export interface BucketFault {
  answer: number | 'none' | 'cut';
  /** Code of the error in the response. */
  code?: string;
  written?: boolean;
}

export interface BucketRequest {
  method: string;
  /** Path and query; the bucket comes first. */
  path: string;
  /** Access key of the signature. */
  accessKeyId: string;
}

const CREDENTIALS = { region: 'eu-central-1', accessKeyId: 'test', secretAccessKey: 'secret' };

/**
 * For tests: buckets in memory with the part of Amazon's S3 that a store needs. It checks
 * signatures and supports `If-None-Match: *` and `If-Match`.
 */
export async function serveBuckets(options: BucketServerOptions): Promise<BucketServer> {
  const objects = new Map<string, StoredObject>();
  const isPublic = (path: string) =>
    !path.includes('?') && options.isPublic?.(path.split('/').slice(2).join('/')) === true;
  const server = createServer(async (request, response) => {
    const answer = (status: number, code: string) =>
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    const path = request.url ?? '';
    const body = await buffer(request);
    const isOpen =
      request.method === 'GET' && request.headers.authorization === undefined && isPublic(path);
    const accessKeyId = signerOf(request);
    const { accessKeyIds = [CREDENTIALS.accessKeyId] } = options;
    const isKnown = accessKeyIds.includes(accessKeyId);
    if (!isOpen && !(isKnown && (await isSigned(request, accessKeyId))))
      return answer(403, 'SignatureDoesNotMatch');
    const fault = options.fault?.({ method: request.method ?? '', path, accessKeyId });
    const isCut = fault?.answer === 'cut';
    const spoil = ({ answer: status, code = 'Fault' }: BucketFault) =>
      typeof status === 'string' ? response.destroy() : answer(status, code);
    if (fault && !isCut && !fault.written) return spoil(fault);
    // No `await` from here on: comparison and change must be atomic.
    if (!options.buckets.includes(path.split(/[/?]/)[1] ?? '')) return answer(404, 'NoSuchBucket');
    const { pathname, searchParams } = new URL(path, 'http://127.0.0.1');
    if (request.method === 'GET' && searchParams.has('list-type'))
      return response.end(listing(objects, `${pathname}/`, searchParams));
    const found = objects.get(path);
    if (request.method === 'DELETE') {
      objects.delete(path);
      return response.writeHead(204).end();
    }
    if (request.method !== 'PUT') {
      // Without the right to list, a missing object answers 403.
      if (!found) return isOpen ? answer(403, 'AccessDenied') : answer(404, 'NoSuchKey');
      if (request.headers['if-none-match'] === found.headers.etag)
        return response.writeHead(304, { etag: found.headers.etag }).end();
      const headers = { ...found.headers, 'content-length': found.content.length };
      response.writeHead(200, headers);
      if (isCut) return response.write(found.content.subarray(0, 1), () => response.destroy());
      return response.end(found.content);
    }
    if (!options.ignoresConditions && !holds(request, found))
      return answer(412, 'PreconditionFailed');
    const { 'content-type': type = '', 'cache-control': cacheControl = '' } = request.headers;
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    const headers = { etag, 'content-type': type, 'cache-control': cacheControl };
    objects.set(path, { content: body, headers, modified: options.now?.() ?? new Date() });
    if (fault && !isCut) return spoil(fault);
    return response.writeHead(200, { etag }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: CREDENTIALS,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Amazon's pages have a thousand; small ones test whether a client requests the rest. */
const PAGE = 5;

function listing(
  objects: ReadonlyMap<string, StoredObject>,
  bucket: string,
  query: URLSearchParams,
): string {
  const after = query.get('continuation-token') ?? '';
  const all = [...objects]
    .map(([path, { modified, content }]) => ({
      key: decodeURIComponent(path).slice(bucket.length),
      modified,
      size: content.length,
    }))
    .filter(({ key }) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const page = all.slice(0, PAGE);
  const contents = page.map(
    ({ key, modified, size }) =>
      `<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${size}</Size></Contents>`,
  );
  const next = all.length > PAGE ? page.at(-1)?.key : undefined;
  const token = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<ListBucketResult>${contents.join('')}${token}</ListBucketResult>`;
}

function holds({ headers }: IncomingMessage, found: StoredObject | undefined): boolean {
  if (headers['if-none-match'] === '*' && found) return false;
  return headers['if-match'] === undefined || headers['if-match'] === found?.headers.etag;
}

const signerOf = ({ headers }: IncomingMessage): string =>
  /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1] ?? '';

/** Signs the request again and compares. */
async function isSigned(
  { method = '', url, headers }: IncomingMessage,
  accessKeyId: string,
): Promise<boolean> {
  const given = headers.authorization ?? '';
  const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? [];
  const { authorization } = Object.fromEntries(
    (
      await new AwsV4Signer({
        ...{ ...CREDENTIALS, accessKeyId },
        ...{ method, service: 's3', url: `http://${headers.host}${url}` },
        headers: names
          .filter((name) => name !== 'host')
          .map((name): [string, string] => [name, String(headers[name])]),
        datetime: String(headers['x-amz-date']),
      }).sign()
    ).headers,
  );
  return given === authorization;
}
