import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BucketOptions, openBucket, type WriteOptions } from '@vitrina/object-store/bucket';
import { folderFiles } from '../folder-files.ts';
import { contentType } from './content-type.ts';
import { differs, REGISTRY_FILE, type ReleaseStore, StoreError } from './release-store.ts';

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
    bucket.put(key, text, { type: contentType(key), cacheControl: 'no-cache', onlyIf });

  /** Writes a file of no meaning twice, the second time under a condition that cannot hold. */
  const probe = async () => {
    await putFresh(PROBE, '{}');
    for (const condition of ['absent', { tag: '"0"' }] as const)
      if (await putFresh(PROBE, '{}', condition))
        throw new StoreError(
          `${bucket.address} ignores conditional writes: two releases at the same moment could lose one, or overwrite a file.`,
        );
  };
  let probed: Promise<void> | undefined;
  /** Before anything is written that counts. */
  const conditional = () => {
    probed ??= probe();
    return probed;
  };

  const putOnce = async (key: string, content: Buffer) => {
    const options = { type: contentType(key), cacheControl: IMMUTABLE, onlyIf: 'absent' } as const;
    if (await bucket.put(key, content, options)) return;
    const there = await bucket.get(key);
    if (!there || !content.equals(Buffer.from(await there.arrayBuffer())))
      throw differs(`${bucket.address}/${key}`);
  };

  return {
    name: bucket.address,
    async readRegistry() {
      const found = await bucket.get(REGISTRY_FILE);
      if (!found) return null;
      const tag = found.headers.get('etag');
      if (!tag) throw new StoreError(`${bucket.address} answers no ETag.`);
      return { text: await found.text(), tag };
    },
    async replaceRegistry(next, tag) {
      await conditional();
      return putFresh(REGISTRY_FILE, JSON.stringify(next), tag === null ? 'absent' : { tag });
    },
    async putFiles(folder, from) {
      await conditional();
      const names = folderFiles(from);
      const worker = async () => {
        for (let name = names.shift(); name; name = names.shift())
          await putOnce(`${folder}/${name}`, readFileSync(join(from, name)));
      };
      await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, worker));
    },
    readText: async (path) => (await (await bucket.get(path))?.text()) ?? null,
    async putNew(path, text) {
      await conditional();
      await putOnce(path, Buffer.from(text));
    },
    async list(folder) {
      const found = await bucket.list(`${folder}/`);
      return found.map(({ key, modified }) => ({ path: key, modified }));
    },
    remove: (path) => bucket.remove(path),
    async putText(path, text) {
      await putFresh(path, text);
    },
  };
}
