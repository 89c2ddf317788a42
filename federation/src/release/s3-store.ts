import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registrySchema } from '@vitrina/contract/registry';
import { type BucketOptions, openBucket, type WriteOptions } from '@vitrina/object-store/bucket';
import { parseJson } from '../read-json.ts';
import { contentType } from './content-type.ts';
import { REGISTRY_FILE, type ReleaseStore, StoreError } from './release-store.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const PROBE = 'registry.probe';
const UPLOADS_AT_ONCE = 8;

/**
 * A store in an S3-compatible bucket. The swap is a conditional write: a bucket that ignores the
 * condition would lose one of two releases, so it is refused.
 */
export function s3Store(options: BucketOptions): ReleaseStore {
  const bucket = openBucket(options);
  const putFresh = (key: string, text: string, onlyIf?: WriteOptions['onlyIf']) =>
    bucket.put(key, text, { type: contentType(key), cacheControl: 'no-store', onlyIf });

  let probed: Promise<void> | undefined;
  /** Writes a file of no meaning twice, the second time under a condition that cannot hold. */
  const probe = async () => {
    await putFresh(PROBE, '{}');
    for (const condition of ['absent', { tag: '"0"' }] as const)
      if (await putFresh(PROBE, '{}', condition))
        throw new StoreError(
          `${bucket.address} ignores conditional writes: two releases at the same moment could lose one.`,
        );
  };

  const upload = async (folder: string, from: string) => {
    const files = readdirSync(from, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const worker = async () => {
      for (let file = files.shift(); file; file = files.shift()) {
        const key = `${folder}/${file.slice(from.length + 1).replaceAll('\\', '/')}`;
        const options = { type: contentType(file), cacheControl: IMMUTABLE };
        await bucket.put(key, readFileSync(file), options);
      }
    };
    await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, worker));
  };

  return {
    name: bucket.address,
    async readRegistry() {
      const found = await bucket.get(REGISTRY_FILE);
      if (!found) return null;
      const tag = found.headers.get('etag');
      if (!tag) throw new StoreError(`${bucket.address} answers no ETag.`);
      const place = `${bucket.address}/${REGISTRY_FILE}`;
      return { registry: parseJson(await found.text(), registrySchema, place), tag };
    },
    async replaceRegistry(next, tag) {
      probed ??= probe();
      await probed;
      return putFresh(REGISTRY_FILE, JSON.stringify(next), tag === null ? 'absent' : { tag });
    },
    putFiles: upload,
    async addFiles(folder, from) {
      if (existsSync(from)) await upload(folder, from);
    },
    readText: async (path) => (await (await bucket.get(path))?.text()) ?? null,
    async putText(path, text) {
      await putFresh(path, text);
    },
  };
}
