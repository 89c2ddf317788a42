import { AwsClient } from 'aws4fetch';

/** Address and credentials of a bucket. */
export interface BucketOptions {
  /** `https://s3.eu-central-1.amazonaws.com/bucket`. The bucket must exist. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Headers and condition of one write. */
export interface WriteOptions {
  type: string;
  cacheControl?: string;
  /** Writes only if the object is absent, or still has this tag. */
  onlyIf?: 'absent' | { tag: string } | undefined;
}

/** An object of a listing. */
export interface ListedObject {
  key: string;
  modified: Date;
  /** In bytes. */
  size: number;
}

/** An open bucket. Keys have no leading slash. */
export interface Bucket {
  /** Without a trailing slash. */
  readonly address: string;
  /** @returns null when the object does not exist; its tag is the header `etag` */
  get(key: string): Promise<Response | null>;
  /** @returns false when the condition fails: nothing was written */
  put(key: string, content: string | Uint8Array, options: WriteOptions): Promise<boolean>;
  /**
   * Objects whose key begins with `prefix`, in order of their keys.
   * @param most stops once it has more than this many
   */
  list(prefix: string, most?: number): Promise<ListedObject[]>;
  /** Removes an object; a missing one is no error. */
  remove(key: string): Promise<void>;
}

/** The bucket refused, does not exist, or is unreachable. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  /** HTTP status of the bucket's response; undefined when there was none. */
  readonly status: number | undefined;

  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}

/** Limit until the response begins, for all attempts together. */
const TIMEOUT_MS = 60_000;
/** Attempts after the first one, for responses 5xx and 429. */
const RETRIES = 3;
/** 412: the condition failed; 409: another conditional write at the same moment. */
const REFUSED = [409, 412];

/** Opens a bucket. Every call throws a `BucketError` with the object and the bucket's response. */
export function openBucket({ address, ...credentials }: BucketOptions): Bucket {
  const client = new AwsClient({ ...credentials, service: 's3', retries: RETRIES });
  const base = address.replace(/\/+$/, '');

  const place = (key: string) => `${base}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const send = (method: string, key: string, init: RequestInit, expected: number[]) =>
    request(method, place(key), init, expected);

  const request = async (method: string, url: string, init: RequestInit, expected: number[]) => {
    const answer = await beforeTimeout((signal) => client.fetch(url, { method, signal, ...init }))
      // The server is unreachable or silent.
      .catch((cause: unknown) => {
        throw new BucketError(
          `${method} ${url} got no answer: check the address, and whether this machine reaches it.`,
          { cause },
        );
      });
    if (answer.ok) return answer;
    const said = await answer.text();
    const isBucketMissing = answer.status === 404 && said.includes('NoSuchBucket');
    if (expected.includes(answer.status) && !isBucketMissing) return answer;
    throw new BucketError(`${method} ${url} answered ${answer.status}: ${said.slice(0, 200)}`, {
      status: answer.status,
    });
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
    async list(prefix, most = Number.POSITIVE_INFINITY) {
      // The bucket is the first part of the path; the rest is part of every key.
      const { origin, pathname } = new URL(base);
      const [bucket = '', ...folder] = pathname.slice(1).split('/');
      const within = folder.map((part) => `${decodeURIComponent(part)}/`).join('');
      const found: ListedObject[] = [];
      for (let token: string | undefined = ''; token !== undefined && found.length <= most; ) {
        const query = new URLSearchParams({
          'list-type': '2',
          'encoding-type': 'url',
          prefix: within + prefix,
          ...(token && { 'continuation-token': token }),
        });
        const answer = await request('GET', `${origin}/${bucket}?${query}`, {}, []);
        const xml = await whole(answer.text(), query.get('prefix') ?? '');
        found.push(...listed(xml, within));
        token = textOf(xml, 'NextContinuationToken');
      }
      return found;
    },
    async remove(key) {
      await send('DELETE', key, {}, [404]);
    },
  };
}

/**
 * The body of a response.
 * @throws BucketError when it breaks off
 */
export const whole = <T>(body: Promise<T>, key: string): Promise<T> =>
  body.catch((cause: unknown) => {
    throw new BucketError(`GET ${key} broke off.`, { cause });
  });

/** @param within prefix to remove from every key */
const listed = (xml: string, within: string): ListedObject[] =>
  [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const key = decoded((textOf(entry, 'Key') ?? '').replaceAll('+', ' '));
    if (key === null) return [];
    return {
      key: key.slice(within.length),
      modified: new Date(textOf(entry, 'LastModified') ?? 0),
      // An unknown size counts as infinite, so that limits refuse it.
      size: Number(textOf(entry, 'Size') ?? Number.POSITIVE_INFINITY),
    };
  });

/** Null for a key that is not valid UTF-8; some servers accept one. */
function decoded(key: string): string | null {
  try {
    return decodeURIComponent(key);
  } catch {
    return null;
  }
}

/** Keys are URL-encoded, so the text of an element needs no XML decoding. */
const textOf = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]+)</${element}>`).exec(xml)?.[1];

/** Limits the time until the response begins; the reader limits the time of the body. */
async function beforeTimeout<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error('time-out')), TIMEOUT_MS);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
