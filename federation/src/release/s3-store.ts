import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registrySchema } from '@vitrina/contract/registry';
import { AwsClient } from 'aws4fetch';
import { contentType } from './content-type.ts';
import { REGISTRY_FILE, type ReleaseStore, StoreError } from './release-store.ts';

export interface S3StoreOptions {
  /** Address of the bucket: `https://s3.eu-central-1.amazonaws.com/bucket`. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const PROBE = 'registry.probe';
const UPLOADS_AT_ONCE = 8;
/** The condition of a write does not hold: 412; two such writes at the same moment: 409. */
const REFUSED = [409, 412];

/**
 * A store in an S3-compatible bucket. The swap is a conditional write (`If-Match`, `If-None-Match`):
 * a bucket that ignores the condition would lose one of two releases, so it is refused.
 */
export function s3Store({ address, ...credentials }: S3StoreOptions): ReleaseStore {
  const client = new AwsClient({ ...credentials, service: 's3' });
  const base = address.replace(/\/+$/, '');
  const send = (key: string, init: RequestInit = {}) => client.fetch(`${base}/${key}`, init);
  const put = (
    key: string,
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string>,
  ) => send(key, { method: 'PUT', body, headers });
  const putJson = (key: string, body: string, condition: Record<string, string>) =>
    put(key, body, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...condition,
    });

  let probed: Promise<void> | undefined;
  /** Writes a file of no meaning twice, the second time under a condition that cannot hold. */
  const probe = async () => {
    await expectOk(await putJson(PROBE, '{}', {}), `${base}/${PROBE}`);
    for (const condition of [{ 'if-none-match': '*' }, { 'if-match': '"0"' }])
      if (!REFUSED.includes((await putJson(PROBE, '{}', condition)).status))
        throw new StoreError(
          `${base} ignores conditional writes: two releases at the same moment could lose one.`,
        );
  };

  const upload = async (folder: string, from: string) => {
    const files = readdirSync(from, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const one = async (file: string) => {
      const key = `${folder}/${file.slice(from.length + 1).replaceAll('\\', '/')}`;
      const headers = { 'content-type': contentType(file), 'cache-control': IMMUTABLE };
      const body = new Uint8Array(readFileSync(file));
      await expectOk(await put(key, body, headers), `${base}/${key}`);
    };
    const worker = async () => {
      for (let file = files.shift(); file; file = files.shift()) await one(file);
    };
    await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, worker));
  };

  return {
    name: base,
    async readRegistry() {
      const response = await send(REGISTRY_FILE);
      if (response.status === 404) return null;
      await expectOk(response, `${base}/${REGISTRY_FILE}`);
      const tag = response.headers.get('etag');
      if (!tag) throw new StoreError(`${base} answers no ETag.`);
      return { registry: registrySchema.parse(await response.json()), tag };
    },
    async replaceRegistry(next, tag) {
      probed ??= probe();
      await probed;
      const condition = tag === null ? { 'if-none-match': '*' } : { 'if-match': tag };
      const response = await putJson(REGISTRY_FILE, JSON.stringify(next), condition);
      if (REFUSED.includes(response.status)) return false;
      await expectOk(response, `${base}/${REGISTRY_FILE}`);
      return true;
    },
    putFiles: upload,
    async addFiles(folder, from) {
      if (existsSync(from)) await upload(folder, from);
    },
    async readText(path) {
      const response = await send(path);
      if (response.status === 404) return null;
      await expectOk(response, `${base}/${path}`);
      return response.text();
    },
    async putText(path, text) {
      const headers = { 'content-type': contentType(path), 'cache-control': 'no-store' };
      await expectOk(await put(path, text, headers), `${base}/${path}`);
    },
  };
}

async function expectOk(response: Response, what: string): Promise<void> {
  if (response.ok) return;
  throw new StoreError(
    `${what} answered ${response.status}: ${(await response.text()).slice(0, 200)}`,
  );
}
