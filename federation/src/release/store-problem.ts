import type { BucketError } from '@vitrina/object-store/bucket';
import { PARTIAL, StoreFull, StoreUnusable } from './release-store.ts';

const FULL = new Set(['ENOSPC', 'EDQUOT']);

const codeOf = (error: unknown): string =>
  error instanceof Error ? String((error as NodeJS.ErrnoException).code ?? '') : '';

/** True when the disk, its quota or its inodes are used up. */
export const isFull = (error: unknown): boolean => FULL.has(codeOf(error));

/**
 * Turns an error of a read or write into a sentence with advice; other errors pass unchanged. The
 * command says what is live.
 * @param place the store: a folder or the address of a bucket
 * @param verb what failed in a folder
 */
export function storeProblem(error: unknown, place: string, verb: Verb = 'write'): unknown {
  const ofPlace = isBucketError(error)
    ? { sentence: ofBucket(error, place), full: isBucketFull(error) }
    : { sentence: ofDisk(error, place, verb), full: isFull(error) };
  if (!ofPlace.sentence) return error;
  const Problem = ofPlace.full ? StoreFull : StoreUnusable;
  return new Problem(ofPlace.sentence, { cause: error });
}

// By name: the class may come from another copy of the package.
const isBucketError = (error: unknown): error is BucketError =>
  error instanceof Error && error.name === 'BucketError';

export type Verb = 'read' | 'write';

/** A hostile path may be long. */
const MAX_LETTERS = 300;

/** The path of an error, without the end of a file that is being written. */
function pathOf(error: unknown, place: string): string {
  const path = (error as NodeJS.ErrnoException).path ?? place;
  const own = path.endsWith(PARTIAL) ? path.slice(0, -PARTIAL.length - 37) : path;
  return own.length > MAX_LETTERS ? `${own.slice(0, MAX_LETTERS)}…` : own;
}

function ofDisk(error: unknown, place: string, verb: Verb): string | null {
  const code = codeOf(error);
  if (code === 'ENOSPC')
    return `The disk with ${place} is full: make room there. pnpm prune-releases lists what no page asks for any more.`;
  if (code === 'EDQUOT')
    return `The quota of the disk with ${place} is used up: raise it, or make room there. pnpm prune-releases lists what no page asks for any more.`;
  if (code === 'EROFS')
    return `The disk with ${place} can only be read: mount it for writing. A disk that became so by itself has a fault.`;
  if (code === 'EACCES' || code === 'EPERM')
    return `This user may not ${verb} ${pathOf(error, place)}: run the command as the user that owns it${verb === 'read' ? ', or let this user read it' : ''}.`;
  if (code === 'ENAMETOOLONG' || code === 'ELOOP')
    return `This user cannot ${verb} ${pathOf(error, place)}: its path is too long, leads in a circle, or is a link.`;
  if (code === 'EIO') return `The disk with ${place} has a fault: look at the system's log.`;
  if (code === 'ENOTDIR') return `${place} is no folder, or a file stands in its way.`;
  return null;
}

/** A full disk or quota. Each server has its own code, and most do not send 507. */
const isBucketFull = ({ status, message }: BucketError): boolean =>
  status === 507 || /QuotaExceeded|StorageFull|InsufficientStorage/.test(message);

function ofBucket(error: BucketError, place: string): string {
  const { status, message } = error;
  if (status === undefined)
    return `${place} cannot be reached: check its address and the network, then try again.`;
  if (isBucketFull(error))
    return `${place} is full: make room there, or raise its quota. pnpm prune-releases lists what no page asks for any more.`;
  if (status === 429 || status >= 500)
    return `${place} is out of order for now, it answered ${status}: try again in some minutes.`;
  if (status === 401 || status === 403)
    return `${place} refused the key, with ${status}: check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION and what the key may do.`;
  return `${place} cannot be used: ${message}`;
}
