import { readFile } from 'node:fs/promises';
import { readableRegistry } from '@vitrina/contract/readable-registry';
import type { Registry } from '@vitrina/contract/registry';
import { verifyRegistry } from '@vitrina/contract/registry-signature';
import {
  LATEST_FILE,
  noteFile,
  type ReleaseNote,
  registryFile,
  releaseNoteSchema,
} from '@vitrina/contract/release-note';
import { type Bucket, BucketError } from '@vitrina/object-store/bucket';
import * as z from 'zod/mini';

/** Location of the release tool's history, and its signing key. */
export interface ReleaseHistorySource {
  /** Address of the store, ending in a slash: `https:`, `http:` or `file:`. */
  address: URL;
  /** The same as a bucket with signed requests; absent when it is public. */
  bucket?: Bucket;
  /** SPKI in base64, the `registryKey` of the configuration. */
  publicKey: string;
}

/** A registry that was live. */
export interface PastRevision {
  registry: Registry;
  /** Null when an older tool wrote none. */
  note: ReleaseNote | null;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 4_000_000;
const latestSchema = z.object({ revision: z.int().check(z.minimum(0)) });

/** Latest revision according to the history; -1 when nothing was released. */
export async function latestRevision(source: ReleaseHistorySource): Promise<number> {
  const text = await readText(source, LATEST_FILE);
  return text === null ? -1 : latestSchema.parse(JSON.parse(text)).revision;
}

/**
 * The registry of a revision; null when the history has none that the key signed.
 * @throws Error when the history cannot be read
 */
export async function readRevision(
  source: ReleaseHistorySource,
  revision: number,
): Promise<PastRevision | null> {
  const signed = await readSigned(source, registryFile(revision));
  // The same key signs notes.
  if (!signed || !('shell' in signed)) return null;
  const { registry } = readableRegistry(signed);
  if (registry.revision !== revision) return null;
  const note = releaseNoteSchema.safeParse(await readSigned(source, noteFile(revision)));
  return { registry, note: note.success && note.data.revision === revision ? note.data : null };
}

/** A JSON object signed by the key; null for anything else. */
async function readSigned(source: ReleaseHistorySource, file: string): Promise<object | null> {
  const text = await readText(source, file);
  const value = text === null ? null : jsonOf(text);
  if (typeof value !== 'object' || value === null) return null;
  return (await verifyRegistry(value as Registry, source.publicKey)) ? value : null;
}

/** Null for invalid JSON: a damaged file must not hide the revisions after it. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Null for a missing file. */
async function readText(
  { address, bucket }: ReleaseHistorySource,
  file: string,
): Promise<string | null> {
  const url = new URL(file, address);
  if (url.protocol === 'file:') return readFile(url, 'utf8').catch(nullWhereMissing);
  const answer = bucket ? await getSigned(bucket, file) : await getOpen(url);
  if (answer?.ok) return readBounded(answer);
  await answer?.body?.cancel();
  if (!answer || answer.status === 404) return null;
  if (answer.status !== 403) throw new Error(`The history of releases answered ${answer.status}.`);
  // A bucket without list permission answers 403 for missing files; the file naming the end always exists.
  if (file !== LATEST_FILE) return null;
  throw new Error(
    `${url} answered 403: nothing was released yet, or RELEASE_STORE asks for other rights. Give its keys in RELEASE_S3_ACCESS_KEY_ID and RELEASE_S3_SECRET_ACCESS_KEY, with the right to get objects and to list the bucket.`,
  );
}

const getOpen = (url: URL): Promise<Response> =>
  fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });

const getSigned = (bucket: Bucket, file: string): Promise<Response | null> =>
  bucket.get(file).catch((error: unknown) => {
    if (error instanceof BucketError && error.status === 403)
      return new Response(null, { status: 403 });
    throw error;
  });

async function readBounded(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    // Counts as invalid JSON, so it hides no other revision.
    if (bytes > MAX_BYTES) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
