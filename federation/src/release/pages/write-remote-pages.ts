import type { PlatformConfig } from '@vitrina/contract/config';
import { checkList } from '../../page-html/check-page.ts';
import type { RenderSandbox } from '../../page-sandbox/render-sandbox.ts';
import { type ReleaseStore, StoreError } from '../release-store.ts';
import { contentHash, hasOtherContent } from './content-hash.ts';
import type { AskedAnswers } from './host-answers.ts';
import { fitsFile, type HtmlMount, mountOf, writePage } from './page-writer.ts';
import {
  bytesOf,
  type Generation,
  type PagesState,
  pageFileIn,
  writePagesState,
} from './pages-state.ts';
import { type Listing, losesMost, pageListing, planPages } from './plan-pages.ts';

/** The state is saved after this many pages: a killed process loses no more. */
const SAVE_EVERY = 200;
/** How long a tombstone is kept, in ms: search engines have dropped the page by then. */
const GONE_MS = 180 * 24 * 60 * 60 * 1000;
/** After this many failures in a row the release counts as broken. */
const MAX_FAILURES = 20;

export interface RemotePagesJob {
  store: ReleaseStore;
  remote: string;
  mounts: readonly HtmlMount[];
  sandbox: RenderSandbox;
  asked: Pick<AskedAnswers, 'answers'>;
  /** One answer about a page that is gone; null without one. */
  askGone(call: string): Promise<unknown>;
  config: PlatformConfig;
  generation: Generation;
  /** Changed in place. */
  state: PagesState;
  /** Reports progress. */
  progress(done: number, total: number): void;
  /** Renews the lock. Throws when another process holds it, on abort, or after the time-out. */
  throwIfStopped(): Promise<void>;
  /** Whether the host's answers have changed, so that the rest must be planned again. */
  isOutdated(): Promise<boolean>;
  /** The listing of the earlier, outdated attempt. */
  listedBefore: Listing | undefined;
  /** Publishes routes: called when pages move to another folder. */
  publish(): Promise<void>;
  /** Asks a person to confirm before most pages disappear. */
  ask(question: string): Promise<boolean>;
  /** Limit of all documents of the remote, in bytes. */
  maxBytes: number;
  now?: Date;
}

/** Limit of one document: its markup and everything beside it. */
const MAX_PAGE_BYTES = 2_000_000;

export interface WrittenPages {
  written: number;
  removed: number;
  unchanged: number;
  /** Set when the host's answers changed before all pages were written. */
  outdated?: Listing;
  /** Sentences about pages that were not written. */
  problems: string[];
}

/**
 * Updates the pages of one remote: new and changed ones first, then those of an earlier release.
 * Unchanged pages are not touched.
 * @throws StoreError when the store cannot be written, or when most pages are gone: those and lists stay, the
 *   others are written
 * @throws MarkupError, SandboxError when the bundle lists no usable pages
 */
export async function writeRemotePages(options: RemotePagesJob): Promise<WrittenPages> {
  const { store, remote, mounts, sandbox, state, generation, config } = options;
  const job = { ...options, bytesLeft: options.maxBytes - bytesOf(state) };
  await begin(job);
  await sandbox.give({ answers: job.asked.answers(), config });
  const lists: [HtmlMount, ReturnType<typeof checkList>][] = [];
  for (const mount of mounts) lists.push([mount, checkList(await sandbox.list(mount.id))]);
  const listing = pageListing(lists);
  const plan = planPages(state, listing, generation.folder, job.listedBefore);
  const lost = `${plan.vanished.length} of ${Object.keys(state.pages).length} pages of ${remote} are no longer listed`;
  const isHeld = losesMost(state, plan) && !(await job.ask(`${lost}. Shall they answer 404?`));
  // Pages that are still listed must not show old prices until a person has decided; lists wait, and nothing is
  // removed.
  const isWritten = (path: string) => !isHeld || listing.get(path)?.datedBy === undefined;
  const todo = [...plan.changed, ...plan.older].filter(isWritten);
  const problems: string[] = [];
  let inARow = 0;
  const save = () => writePagesState(store, remote, state);
  const removed = plan.vanished.length;
  for (const [index, path] of todo.entries()) {
    await job.throwIfStopped();
    if (await job.isOutdated()) {
      await save();
      const written = index - problems.length;
      const unchanged = listing.size - todo.length;
      return { written, removed: 0, unchanged, problems, outdated: listing };
    }
    const problem = await updatePage(job, listing, path);
    if (problem) problems.push(`${remote}: ${path} was not written: ${problem}.`);
    inARow = problem ? inARow + 1 : 0;
    if ((index + 1) % SAVE_EVERY === 0) await save();
    job.progress(index + 1, todo.length);
    if (inARow < MAX_FAILURES) continue;
    await save();
    throw new StoreError(
      [...problems.slice(0, 3), `${remote}: ${inARow} pages failed one after the other.`].join(
        '\n',
      ),
    );
  }
  if (isHeld) {
    await save();
    throw new StoreError(
      `${lost}. They stay, with all lists as they are. If it is right: pnpm write-pages --yes.`,
    );
  }
  for (const path of plan.vanished) {
    await job.throwIfStopped();
    await replaceWithTombstone(job, path);
  }
  await renewTombstones(job, listing);
  dateLists(state, listing);
  state.whole = generation.folder;
  await save();
  await finish(job);
  return {
    written: todo.length - problems.length,
    removed,
    unchanged: listing.size - todo.length,
    problems,
  };
}

/** Serves pages from the new generation first, then from the one before. */
async function begin({ store, remote, state, generation, publish }: RemotePagesJob) {
  if (state.generations[0]?.folder === generation.folder) return;
  const [before] = state.generations.filter(({ folder }) => folder !== generation.folder);
  const left = state.generations.filter(
    (one) => one !== before && one.folder !== generation.folder,
  );
  state.generations = [generation, ...(before ? [before] : [])];
  await writePagesState(store, remote, state);
  await publish();
  await removeFolders(store, left);
}

interface RunningJob extends RemotePagesJob {
  /** Bytes that its documents may still take in this pass. */
  bytesLeft: number;
}

/** @param before bytes of the document that it replaces */
async function write(
  job: RunningJob,
  path: string,
  before = 0,
  ...kind: [kind?: 'gone', answer?: unknown]
): ReturnType<typeof writePage> {
  const { folder } = job.generation;
  const room = Math.min(MAX_PAGE_BYTES, job.bytesLeft + before);
  const result = await writePage({ ...job, folder, room }, path, ...kind);
  if ('bytes' in result) job.bytesLeft += before - result.bytes;
  return result;
}

/** Writes one page. When that fails, an outdated page is removed. */
async function updatePage(job: RunningJob, listing: Listing, path: string): Promise<string | null> {
  const { store, state, generation, now = new Date() } = job;
  const { key = '', modified = null } = listing.get(path) ?? {};
  const before = state.pages[path];
  const result = await write(job, path, before?.bytes);
  const isWritten = !('problem' in result);
  if (fitsFile(path) && (!isWritten || before?.key !== key))
    for (const { folder } of state.generations)
      if (!isWritten || folder !== generation.folder)
        await store.remove(pageFileIn(folder, 'live', path));
  const content = isWritten ? contentHash(result.page) : before?.content;
  const isFirst = !before || (before.folder === null && before.content === undefined);
  const isNew = isFirst && state.whole === generation.folder;
  const isChanged = content !== undefined && (isNew || hasOtherContent(before?.content, content));
  state.pages[path] = {
    ...{ key, ...(content !== undefined && { content }) },
    // Without a date from the host, a new page and a change of the content count.
    modified: modified ?? (isChanged ? now.toISOString() : (before?.modified ?? null)),
    folder: isWritten ? generation.folder : null,
    listed: isWritten && result.page.listed,
    ...(isWritten && { bytes: result.bytes }),
  };
  const gone = state.gone[path];
  if (gone?.folder) await store.remove(pageFileIn(gone.folder, 'gone', path));
  delete state.gone[path];
  return isWritten ? null : result.problem;
}

/** Dates the pages that list others. */
function dateLists({ pages }: PagesState, listing: Listing): void {
  for (const [path, { modified, datedBy }] of listing) {
    const page = pages[path];
    if (!page || !datedBy || modified) continue;
    const dates = datedBy.flatMap((one) => pages[one]?.modified ?? []);
    page.modified = dates.sort((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null;
  }
}

/** Answers 404 for a page that is gone, with the remote's tombstone. */
async function replaceWithTombstone(job: RunningJob, path: string): Promise<void> {
  const { store, state, now = new Date() } = job;
  const wasWritten = state.pages[path]?.folder !== null;
  if (wasWritten) {
    state.gone[path] = { since: now.toISOString(), folder: null };
    await writeTombstone(job, path);
    for (const { folder } of state.generations)
      await store.remove(pageFileIn(folder, 'live', path));
  }
  delete state.pages[path];
}

async function writeTombstone(job: RunningJob, path: string): Promise<void> {
  const gone = job.state.gone[path];
  if (!gone) return;
  const { folder } = job.generation;
  const call = mountOf(job.mounts, path)?.goneCall(path);
  const answer = call ? await job.askGone(call) : null;
  const result = await write(job, path, gone.bytes, 'gone', answer);
  gone.folder = 'problem' in result ? null : folder;
  if ('bytes' in result) gone.bytes = result.bytes;
}

/** Writes tombstones of an earlier release again, and drops old ones. */
async function renewTombstones(job: RunningJob, listing: Listing): Promise<void> {
  const { store, state, generation, now = new Date() } = job;
  for (const [path, gone] of Object.entries(state.gone)) {
    const isOver = now.getTime() - Date.parse(gone.since) > GONE_MS;
    if (isOver || listing.has(path)) {
      if (gone.folder) await store.remove(pageFileIn(gone.folder, 'gone', path));
      delete state.gone[path];
    } else if (gone.folder !== null && gone.folder !== generation.folder) {
      await job.throwIfStopped();
      await writeTombstone(job, path);
    }
  }
}

/** Removes the earlier generation once the new one is complete; its routes go first. */
async function finish({ store, remote, state, generation, publish }: RemotePagesJob) {
  const left = state.generations.filter(({ folder }) => folder !== generation.folder);
  if (left.length === 0) return;
  state.generations = [generation];
  await writePagesState(store, remote, state);
  await publish();
  await removeFolders(store, left);
}

export async function removeFolders(
  store: ReleaseStore,
  generations: readonly Generation[],
): Promise<void> {
  for (const { folder } of generations)
    for (const { path } of await store.list(`html/pages/${folder}`)) await store.remove(path);
}
