import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Readable } from 'node:stream';
import { messages } from '../messages.ts';
import { addressInUrl, isPublicAddress, lookupPublic } from './public-address.ts';
import { SyncError } from './sync-error.ts';

interface GetOptions {
  token: string;
  allowPrivate: boolean;
  /** For the whole answer, in ms. */
  timeoutMs: number;
  maxBytes: number;
}

/**
 * Reads JSON from a foreign server, with limits. Redirects are not followed: they would send the key and
 * our request to an address nobody entered.
 * @throws SyncError
 */
export async function getJson(url: URL, options: GetOptions): Promise<unknown> {
  if (!options.allowPrivate) refusePrivate(url);
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    return JSON.parse(await getText(url, options, signal));
  } catch (error) {
    if (signal.aborted) throw new SyncError(messages.syncTimeout, { cause: error });
    if (error instanceof SyncError) throw error;
    const isJson = !(error instanceof SyntaxError);
    throw new SyncError(isJson ? messages.syncUnreachable : messages.syncInvalid, { cause: error });
  }
}

/** A numeric address is not looked up, so it is checked here. */
function refusePrivate(url: URL): void {
  const address = addressInUrl(url);
  if (address && !isPublicAddress(address)) throw new SyncError(messages.syncPrivateAddress);
}

const getText = (
  url: URL,
  { token, allowPrivate, maxBytes }: GetOptions,
  signal: AbortSignal,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const headers = {
      accept: 'application/json',
      'accept-encoding': 'identity',
      authorization: `Bearer ${token}`,
    };
    const request = send(
      url,
      { headers, signal, agent: false, ...(!allowPrivate && { lookup: lookupPublic }) },
      (answer) => {
        const { statusCode = 0 } = answer;
        if (statusCode !== 200) {
          answer.destroy();
          const isKeyRefused = statusCode === 401 || statusCode === 403;
          reject(new SyncError(messages.syncStatus(statusCode), { isKeyRefused }));
          return;
        }
        readText(answer, maxBytes).then(resolve, reject);
      },
    );
    request.on('error', reject);
    request.end();
  });

async function readText(body: Readable, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new SyncError(messages.syncTooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
