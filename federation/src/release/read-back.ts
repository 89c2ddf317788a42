import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { folderFiles } from '../folder-files.ts';
import { StoreError } from './release-store.ts';

export interface UploadedFiles {
  /** The uploaded folder. */
  from: string;
  /** Address of the folder, without a trailing slash. */
  address: string;
  /** The files uploaded so far, relative to the folder; all by default. */
  names?: readonly string[] | undefined;
}

interface ReadBack extends UploadedFiles {
  /** Origin of the pages that load it; unknown during development. */
  pageOrigin?: string | undefined;
}

const AT_ONCE = 8;
const TIMEOUT_MS = 15_000;
/** Browsers run these files only with the right type. */
const TYPES: Record<string, RegExp> = {
  '.js': /^(?:text|application)\/javascript\b/,
  '.css': /^text\/css\b/,
};

/**
 * Requests every uploaded file as browsers do. Each must come with its bytes, type, CORS and cache
 * headers, and a missing file must not answer with a page.
 * @throws StoreError with the first addresses and the problem of each
 */
export async function readBack({ from, address, names, pageOrigin }: ReadBack): Promise<void> {
  const problems: string[] = [];
  const left = [...(names ?? folderFiles(from))];
  const worker = async () => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      const url = `${address}/${name.split('/').map(encodeURIComponent).join('/')}`;
      const problem = await fileProblem(url, readFileSync(join(from, name)), pageOrigin);
      if (problem) problems.push(`${url} ${problem}`);
    }
  };
  await Promise.all([
    ...Array.from({ length: AT_ONCE }, worker),
    missingProblem(`${address}/no-such-file.js`, pageOrigin).then(
      (problem) => problem && problems.push(problem),
    ),
  ]);
  if (problems.length === 0) return;
  const more = problems.length > 3 ? [`and ${problems.length - 3} more`] : [];
  const uploaded = names
    ? `The origin was tried with ${names.join(', ')} alone; nothing else was uploaded, and nothing went live`
    : 'Uploaded, but not as browsers need it; nothing went live';
  throw new StoreError(`${uploaded}:\n  ${[...problems.slice(0, 3), ...more].join('\n  ')}`);
}

async function fileProblem(
  url: string,
  expected: Buffer,
  pageOrigin: string | undefined,
): Promise<string | null> {
  const answer = await ask(url, pageOrigin);
  if (typeof answer === 'string') return answer;
  if (answer.status !== 200) return `answered ${answer.status}.`;
  const { headers } = answer;
  const type = headers.get('content-type') ?? 'no type';
  const wanted = TYPES[extname(new URL(url).pathname)];
  if (wanted ? !wanted.test(type) : type.startsWith('text/html')) return `came as ${type}.`;
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== '*' && (allowed === null || allowed !== pageOrigin))
    return 'came without Access-Control-Allow-Origin: browsers check it by hash, which needs CORS.';
  const cache = headers.get('cache-control') ?? '';
  if (!cache.includes('immutable'))
    return `came with Cache-Control "${cache}": it never changes, and is to be kept for good.`;
  const bytes = await answer.arrayBuffer().catch(() => null);
  if (!bytes) return 'broke off.';
  return hash(Buffer.from(bytes)) === hash(expected) ? null : 'came with other bytes.';
}

/** A browser would run HTML that answers for a missing script, or cache it as a script. */
async function missingProblem(url: string, pageOrigin: string | undefined): Promise<string | null> {
  const answer = await ask(url, pageOrigin);
  if (typeof answer === 'string') return `${url} ${answer}`;
  const type = answer.headers.get('content-type') ?? '';
  await answer.body?.cancel();
  if (answer.status !== 404) return `${url}, which does not exist, answered ${answer.status}.`;
  return type.startsWith('text/html') ? `${url}, which does not exist, answered with HTML.` : null;
}

/** @returns a sentence about the error when there is no response */
async function ask(url: string, pageOrigin: string | undefined): Promise<Response | string> {
  const headers = {
    'sec-fetch-mode': 'cors',
    'cache-control': 'no-cache',
    ...(pageOrigin && { origin: pageOrigin, referer: `${pageOrigin}/` }),
  };
  try {
    return await fetch(url, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `got no answer: ${cause instanceof Error ? cause.message : cause}.`;
  }
}

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
