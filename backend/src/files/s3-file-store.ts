import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { type FileStore, mediaTypeOf } from './file-store.ts';

/** A bucket of Amazon S3, or of a server that speaks its language. */
export interface S3Options {
  /** `https://s3.eu-central-1.amazonaws.com`; the bucket becomes the first part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const TIMEOUT_MS = 30_000;
/** After the first attempt, for answers 5xx and 429. */
const RETRIES = 3;

/** Keeps files in a bucket, which exists already and need not be public: the file host reads for all. */
export function s3FileStore({ endpoint, bucket, ...credentials }: S3Options): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: RETRIES });

  const send = async (method: string, name: string, init: RequestInit = {}) => {
    const url = `${endpoint}/${bucket}/${encodeURIComponent(name)}`;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await client.fetch(url, { method, signal, ...init });
    if (answer.ok || answer.status === 404) return answer;
    throw new Error(`The file store answered ${answer.status} to ${method} ${name}.`);
  };

  return {
    async put(name, content) {
      const type = mediaTypeOf(name) ?? 'application/octet-stream';
      const answer = await send('PUT', name, {
        body: new Uint8Array(content),
        headers: { 'content-type': type },
      });
      if (!answer.ok) throw new Error(`The file store has no bucket ${bucket}.`);
    },
    async open(name) {
      const answer = await send('GET', name);
      if (!answer.ok || !answer.body) {
        await answer.body?.cancel();
        return null;
      }
      return {
        bytes: Number(answer.headers.get('content-length')),
        body: Readable.fromWeb(answer.body as ReadableStream),
      };
    },
    async remove(name) {
      await send('DELETE', name);
    },
  };
}
