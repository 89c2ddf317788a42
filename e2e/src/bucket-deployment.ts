import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalNginx, startLocalNginx } from '@vitrina/federation/local-nginx';
import { serveBuckets } from '@vitrina/object-store/testing/serve-bucket';
import { ROOT } from '@vitrina/platform/paths';
import { listen } from '@vitrina/platform/static-deployment';

/** The domain used in `deploy`. */
const DOMAIN = 'exemplu.ro';

/**
 * Releases in an S3-compatible bucket behind nginx, configured from `deploy/bucket`. The bucket serves what
 * `read-policy.json` allows. Each host name gets its own origin, without TLS.
 */
export async function startBucketDeployment() {
  const server = await serveBuckets({ buckets: ['releases'], isPublic: policy() });
  const store = `${server.origin}/releases`;
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-bucket-nginx-'));
  const servers: Server[] = [];
  let nginx: LocalNginx | undefined;
  /** Host names are needed before the first release, but nginx starts with the first maps. */
  const serve = async (host: string) => {
    const served = await listen((...exchange) => forward(nginx, host)(...exchange));
    servers.push(served.server);
    return served.origin;
  };
  return {
    address: { address: store, ...server.credentials },
    shell: () => serve(DOMAIN),
    remote: (name: string) => serve(`${name.slice('mf-'.length)}.${DOMAIN}`),
    /** Call after the shell's first release. */
    async startNginx(apiPort: number) {
      nginx = await startLocalNginx({ dir, store, ports: { api: apiPort } });
    },
    /** What the systemd timer runs. */
    fetchMaps: async () => nginx?.fetchMaps(),
    async stop() {
      for (const one of servers) {
        one.closeAllConnections();
        one.close();
      }
      await nginx?.stop();
      await server.close();
      rmSync(dir, { recursive: true });
    },
  };
}

/** Public read access by `read-policy.json`. */
function policy(): (key: string) => boolean {
  const text = readFileSync(join(ROOT, 'deploy/bucket/read-policy.json'), 'utf8');
  const { Statement } = JSON.parse(text) as { Statement: { Resource: string[] }[] };
  const patterns = Statement.flatMap(({ Resource }) => Resource).map((resource) =>
    resource.replace(/^.*?\//, ''),
  );
  return (key) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern,
    );
}

const forward =
  (nginx: LocalNginx | undefined, host: string): RequestListener =>
  (request, response) => {
    if (!nginx) return void response.writeHead(502).end();
    const { method, url, headers } = request;
    const passed = httpsRequest(
      {
        ...{ host: '127.0.0.1', port: nginx.port, servername: host, path: url, method },
        ca: readFileSync(nginx.certificate),
        headers: { ...headers, host },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.once('error', () => response.destroy());
    request.pipe(passed);
  };
