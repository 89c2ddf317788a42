import type { RequestListener, Server } from 'node:http';
import { extname } from 'node:path';
import type { SiteRoutes } from '@vitrina/federation/site-documents';
import { type Bucket, openBucket } from '@vitrina/object-store/bucket';
import { serveBuckets } from '@vitrina/object-store/testing/serve-bucket';
import { listen } from '@vitrina/platform/static-deployment';
import { setAssetHeaders } from '@vitrina/platform/static-files';

/** Releases in an S3-compatible bucket, and origins that answer from it as a CDN does. */
export async function startBucketDeployment() {
  const server = await serveBuckets({ buckets: ['releases'] });
  const address = { address: `${server.origin}/releases`, ...server.credentials };
  const bucket = openBucket(address);
  const servers: Server[] = [];
  const serve = async (handler: RequestListener) => {
    const served = await listen(handler);
    servers.push(served.server);
    return served.origin;
  };
  return {
    address,
    shell: () => serve(cdn(bucket, shellKey)),
    remote: (name: string) => serve(cdn(bucket, async (path) => ({ key: `${name}${path}` }))),
    async stop() {
      for (const one of servers) {
        one.closeAllConnections();
        one.close();
      }
      await server.close();
    },
  };
}

interface Answer {
  key: string;
  headers?: Record<string, string> | undefined;
}

/** What the shell's origin answers a path with: `docs/deployment.md`, "The store". */
async function shellKey(path: string, bucket: Bucket): Promise<Answer> {
  if (path === '/registry.json') return { key: 'registry.json' };
  if (path.startsWith('/static/')) return { key: `site${path}` };
  const found = await bucket.get('html/headers.json');
  const site = (await found?.json()) as SiteRoutes & { folder: string };
  if (extname(path) !== '') return { key: `shell/${site.shell}${path}` };
  const document = site.pages[path] ?? '_default.html';
  return { key: `${site.folder}/${document}`, headers: site.headers[document] };
}

const cdn =
  (bucket: Bucket, keyOf: (path: string, bucket: Bucket) => Promise<Answer>): RequestListener =>
  async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { key, headers } = await keyOf(pathname, bucket);
    const found = await bucket.get(key);
    if (!found) return void response.writeHead(404).end();
    for (const name of ['content-type', 'cache-control', 'etag'])
      response.setHeader(name, found.headers.get(name) ?? '');
    if (!headers) setAssetHeaders(response);
    response.writeHead(200, headers).end(Buffer.from(await found.arrayBuffer()));
  };
