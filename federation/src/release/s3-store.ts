import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BucketOptions,
  openBucket,
  type WriteOptions,
  whole,
} from '@vitrina/object-store/bucket';
import { folderFiles } from '../folder-files.ts';
import { cacheControl } from './cache-control.ts';
import { contentType } from './content-type.ts';
import { differs, REGISTRY_FILE, type ReleaseStore, StoreError, tooMany } from './release-store.ts';
import { storeProblem } from './store-problem.ts';

const PROBE = 'registry.probe';
const UPLOADS_AT_ONCE = 8;

interface S3Options extends BucketOptions {
  /**
   * The file that probes conditional writes; it must be writable with the credentials for `key`.
   */
  probeFor?: (key: string) => string;
}

/**
 * A store in an S3-compatible bucket. The swap is a conditional write. A bucket that ignores
 * conditions is refused, because it would lose one of two releases.
 * @returns a store whose methods throw StoreError when the bucket fails
 */
export function s3Store({ probeFor = () => PROBE, ...options }: S3Options): ReleaseStore {
  const bucket = openBucket(options);
  /** @throws StoreError instead of the bucket's own errors */
  const plain = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw storeProblem(error, bucket.address);
    });
  const put = (key: string, content: string | Uint8Array, onlyIf?: WriteOptions['onlyIf']) =>
    bucket.put(key, content, { type: contentType(key), cacheControl: cacheControl(key), onlyIf });

  /** Writes a meaningless file twice, the second time with a condition that must fail. */
  const probe = async (file: string) => {
    await put(file, '{}');
    for (const condition of ['absent', { tag: '"0"' }] as const)
      if (await put(file, '{}', condition))
        throw new StoreError(
          `${bucket.address} ignores conditional writes: two releases at the same moment could lose one, or overwrite a file.`,
        );
  };
  let probed: Promise<void> | undefined;
  /** Probes the bucket once, before the first write that counts. */
  const conditional = (key: string) => {
    probed ??= probe(probeFor(key));
    return probed;
  };

  const putOnce = async (key: string, content: Uint8Array) => {
    await conditional(key);
    const [written] = await Promise.allSettled([put(key, content, 'absent')]);
    if (written.status === 'fulfilled' && written.value) return;
    // Also after a refusal: a full bucket may refuse a file that is already there.
    const there = await bucket.get(key);
    if (there && Buffer.from(await whole(there.arrayBuffer(), key)).equals(content)) return;
    throw written.status === 'rejected' ? written.reason : differs(`${bucket.address}/${key}`);
  };
  const textOf = async (key: string, most?: number) => {
    const answer = await bucket.get(key);
    if (!answer) return null;
    return whole(most === undefined ? answer.text() : beginOf(answer, most + 1), key);
  };

  /**
   * A lost response does not say whether the write succeeded, and a refusal may answer the client's
   * own retry. The stored text decides.
   */
  const swap = async (text: string, onlyIf: WriteOptions['onlyIf']) => {
    await conditional(REGISTRY_FILE);
    const [written] = await Promise.allSettled([put(REGISTRY_FILE, text, onlyIf)]);
    if (written.status === 'fulfilled' && written.value) return true;
    if ((await textOf(REGISTRY_FILE).catch(unknownEnd)) === text) return true;
    if (written.status === 'rejected') throw written.reason;
    return false;
  };
  const unknownEnd = (error: unknown) => {
    const problem = storeProblem(error, bucket.address);
    throw new StoreError(
      `${problem instanceof Error ? problem.message : problem} Whether the change went live is not known. Once the store answers, pnpm releases tells it, and pnpm render-html completes it.`,
      { cause: error },
    );
  };

  const readRegistry = async () => {
    const found = await bucket.get(REGISTRY_FILE);
    if (!found) return null;
    const tag = found.headers.get('etag');
    if (!tag) throw new StoreError(`${bucket.address} answers no ETag.`);
    return { text: await whole(found.text(), REGISTRY_FILE), tag };
  };
  const putFiles = async (folder: string, from: string, names: readonly string[]) => {
    const left = [...names];
    const worker = async () => {
      for (let name = left.shift(); name; name = left.shift())
        await putOnce(`${folder}/${name}`, readFileSync(join(from, name)));
    };
    await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, worker));
  };
  const list: ReleaseStore['list'] = async (folder, skip, most) => {
    const found = await bucket.list(`${folder}/`, most);
    if (most !== undefined && found.length > most)
      skip?.(tooMany(`${bucket.address}/${folder}`, most));
    return found.slice(0, most).map(({ key, ...rest }) => ({ path: key, ...rest }));
  };

  return {
    name: bucket.address,
    readRegistry: () => plain(readRegistry()),
    replaceRegistry: (next, tag) =>
      plain(swap(JSON.stringify(next), tag === null ? 'absent' : { tag })),
    putFiles: (folder, from, names = folderFiles(from)) => plain(putFiles(folder, from, names)),
    readText: (path, most) => plain(textOf(path, most)),
    putNew: (path, content) => plain(putOnce(path, Buffer.from(content))),
    putText: (path, text) => plain(put(path, text).then(() => {})),
    touch: (path) =>
      plain(
        conditional(path)
          .then(() => put(path, '{}'))
          .then(() => {}),
      ),
    list: (...wanted) => plain(list(...wanted)),
    remove: (path) => plain(bucket.remove(path)),
    removeEmpty: async () => {},
  };
}

async function beginOf({ body }: Response, bytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    length += part.length;
    // Leaving the loop ends the transfer.
    if (length >= bytes) break;
  }
  return Buffer.concat(parts).toString('utf8', 0, Math.min(length, bytes));
}
