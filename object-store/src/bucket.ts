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

/** An object of a listing. */
export interface ListedObject {
  key: string;
  modified: Date;
  /** In bytes. */
  size: number;
}

export interface Bucket {
  /** Without a slash at its end. */
  readonly address: string;
  /** @returns null when there is no such object; its tag is the header `etag` */
  get(key: string): Promise<Response | null>;
  /** @returns false when the condition does not hold: nothing was written */
  put(key: string, content: string | Uint8Array, options: WriteOptions): Promise<boolean>;
  /** All objects whose key begins with `prefix`, in order. */
  list(prefix: string): Promise<ListedObject[]>;
  /** An object that is not there is no error. */
  remove(key: string): Promise<void>;
}

/** The bucket refused, is missing, or could not be reached. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  /** Of the bucket's answer; undefined when there was none. */
  readonly status: number | undefined;

  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
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

  const place = (key: string) => `${base}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const send = (method: string, key: string, init: RequestInit, expected: number[]) =>
    request(method, place(key), init, expected);

  const request = async (method: string, url: string, init: RequestInit, expected: number[]) => {
    const answer = await beforeTimeout((signal) => client.fetch(url, { method, signal, ...init }))
      // A server that is away, or silent.
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
    async list(prefix) {
      // The bucket is the first part of the path; what follows is part of every key.
      const { origin, pathname } = new URL(base);
      const [bucket = '', ...folder] = pathname.slice(1).split('/');
      const within = folder.map((part) => `${decodeURIComponent(part)}/`).join('');
      const found: ListedObject[] = [];
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query = new URLSearchParams({
          'list-type': '2',
          'encoding-type': 'url',
          prefix: within + prefix,
          ...(token && { 'continuation-token': token }),
        });
        const answer = await request('GET', `${origin}/${bucket}?${query}`, {}, []);
        const xml = await answer.text();
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

/** @param within prefix of every key, taken off */
const listed = (xml: string, within: string): ListedObject[] =>
  [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    key: decodeURIComponent((textOf(entry, 'Key') ?? '').replaceAll('+', ' ')).slice(within.length),
    modified: new Date(textOf(entry, 'LastModified') ?? 0),
    // Without one it is of no known size, and never small.
    size: Number(textOf(entry, 'Size') ?? Number.POSITIVE_INFINITY),
  }));

/** Keys come encoded as in a URL, so the text of an element needs no decoding of XML. */
const textOf = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]+)</${element}>`).exec(xml)?.[1];

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
