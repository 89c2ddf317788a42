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
import * as z from 'zod/mini';

/** Where the release tool keeps its history, and what signs it. */
export interface ReleaseHistorySource {
  /** Of the store, with a slash at its end: `https:`, `http:` or `file:`. */
  address: URL;
  /** SPKI in base64, the `registryKey` of the configuration. */
  publicKey: string;
}

/** One registry that was live. */
export interface PastRevision {
  registry: Registry;
  /** Null for one of a tool that wrote none. */
  note: ReleaseNote | null;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 4_000_000;
const latestSchema = z.object({ revision: z.int().check(z.minimum(0)) });

/** The highest revision in the history, as it says itself; -1 where nothing was released. */
export async function latestRevision({ address }: ReleaseHistorySource): Promise<number> {
  const text = await readText(new URL(LATEST_FILE, address));
  return text === null ? -1 : latestSchema.parse(JSON.parse(text)).revision;
}

/**
 * What was live under a revision; null where the history has nothing that the key signed for it.
 * @throws Error when the history cannot be read
 */
export async function readRevision(
  { address, publicKey }: ReleaseHistorySource,
  revision: number,
): Promise<PastRevision | null> {
  const signed = await readSigned(new URL(registryFile(revision), address), publicKey);
  if (!signed) return null;
  const { registry } = readableRegistry(signed);
  if (registry.revision !== revision) return null;
  const note = releaseNoteSchema.safeParse(
    await readSigned(new URL(noteFile(revision), address), publicKey),
  );
  return { registry, note: note.success && note.data.revision === revision ? note.data : null };
}

/** A JSON object that the key signed; null for anything else. */
async function readSigned(url: URL, publicKey: string): Promise<object | null> {
  const text = await readText(url);
  const value: unknown = text === null ? null : JSON.parse(text);
  if (typeof value !== 'object' || value === null) return null;
  return (await verifyRegistry(value as Registry, publicKey)) ? value : null;
}

/** Null where there is no such file. */
async function readText(url: URL): Promise<string | null> {
  if (url.protocol === 'file:') return readFile(url, 'utf8').catch(nullWhereMissing);
  const answer = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // A bucket that may not be listed answers 403 for what is not there.
  if (answer.status === 404 || answer.status === 403) {
    await answer.body?.cancel();
    return null;
  }
  if (!answer.ok) throw new Error(`The history of releases answered ${answer.status}.`);
  return readBounded(answer);
}

async function readBounded(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('A file in the history of releases is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
