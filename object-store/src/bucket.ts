import { AwsClient } from 'aws4fetch';

export interface BucketOptions {
  /** `https://s3.eu-central-1.amazonaws.com/bucket`. The bucket exists already. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface WriteOptions {
  type: string;
  cacheControl?: string;
  /** Writes only if nothing is there, or what is there still has this tag. */
  onlyIf?: 'absent' | { tag: string } | undefined;
}

export interface Bucket {
  /** Without a slash at its end. */
  readonly address: string;
  /** @returns null when there is no such object; its tag is the header `etag` */
  get(key: string): Promise<Response | null>;
  /** @returns false when the condition does not hold: nothing was written */
  put(key: string, content: string | Uint8Array, options: WriteOptions): Promise<boolean>;
  /** An object that is not there is no error. */
  remove(key: string): Promise<void>;
}

/** The bucket refused, is missing, or could not be reached. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
}

/** Until the answer begins, all attempts together. */
const TIMEOUT_MS = 60_000;
/** After the first attempt, for answers 5xx and 429. */
const RETRIES = 3;
/** The condition does not hold: 412; another conditional write at the same moment: 409. */
const REFUSED = [409, 412];

/** Every call throws a `BucketError` that names the object and the bucket's answer. */
export function openBucket({ address, ...credentials }: BucketOptions): Bucket {
  const client = new AwsClient({ ...credentials, service: 's3', retries: RETRIES });
  const base = address.replace(/\/+$/, '');

  const send = async (method: string, key: string, init: RequestInit, expected: number[]) => {
    const url = `${base}/${key.split('/').map(encodeURIComponent).join('/')}`;
    const answer = await beforeTimeout((signal) => client.fetch(url, { method, signal, ...init }))
      // A server that is away, or silent.
      .catch((cause: unknown) => {
        throw new BucketError(`${method} ${url} got no answer.`, { cause });
      });
    if (answer.ok) return answer;
    const said = await answer.text();
    const isBucketMissing = answer.status === 404 && said.includes('NoSuchBucket');
    if (expected.includes(answer.status) && !isBucketMissing) return answer;
    throw new BucketError(`${method} ${url} answered ${answer.status}: ${said.slice(0, 200)}`);
  };

  return {
    address: base,
    async get(key) {
      const answer = await send('GET', key, {}, [404]);
      return answer.ok ? answer : null;
    },
    async put(key, content, { type, cacheControl, onlyIf }) {
      const headers = {
        'content-type': type,
        ...(cacheControl && { 'cache-control': cacheControl }),
        ...(onlyIf === 'absent' && { 'if-none-match': '*' }),
        ...(typeof onlyIf === 'object' && { 'if-match': onlyIf.tag }),
      };
      const body = typeof content === 'string' ? content : new Uint8Array(content);
      const answer = await send('PUT', key, { headers, body }, onlyIf ? REFUSED : []);
      return answer.ok;
    },
    async remove(key) {
      await send('DELETE', key, {}, [404]);
    },
  };
}

/** A body may take longer: its reader decides how fast it comes. */
async function beforeTimeout<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error('time-out')), TIMEOUT_MS);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
