import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { openBucket } from '@vitrina/object-store/bucket';
import { type FileStore, mediaTypeOf } from './file-store.ts';

/** A bucket of Amazon S3 or a compatible server. */
interface S3Options {
  /** `https://s3.eu-central-1.amazonaws.com`; the bucket is the first part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Stores files in an existing bucket, which need not be public: the file host reads for everybody. */
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
