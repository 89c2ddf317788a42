import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { openBucket } from '@vitrina/object-store/bucket';
import { type FileStore, mediaTypeOf } from './file-store.ts';

/** A bucket of Amazon S3, or of a server that speaks its language. */
interface S3Options {
  /** `https://s3.eu-central-1.amazonaws.com`; the bucket becomes the first part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Keeps files in a bucket, which exists already and need not be public: the file host reads for all. */
export function s3FileStore({ endpoint, bucket: name, ...credentials }: S3Options): FileStore {
  const bucket = openBucket({ address: `${endpoint}/${name}`, ...credentials });
  return {
    async put(name, content) {
      await bucket.put(name, content, { type: mediaTypeOf(name) ?? 'application/octet-stream' });
    },
    async open(name) {
      const found = await bucket.get(name);
      if (!found?.body) return null;
      return {
        bytes: Number(found.headers.get('content-length')),
        body: Readable.fromWeb(found.body as ReadableStream),
      };
    },
    remove: (name) => bucket.remove(name),
  };
}
