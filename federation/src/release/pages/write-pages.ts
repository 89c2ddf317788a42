import { createHash } from 'node:crypto';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import { withoutDuplicates } from '@vitrina/contract/rules/roster';
import type { SiteBrand } from '../../default-brand.ts';
import { renderSandbox } from '../../page-sandbox/render-sandbox.ts';
import type { ShellBuild } from '../../publish.ts';
import { type ReleaseStore, StoreError } from '../release-store.ts';
import { type AskedAnswers, type HostAnswers, hostAnswers } from './host-answers.ts';
import { type HtmlRemote, htmlRemote } from './html-mounts.ts';
import { lastTurn, takePagesLock } from './pages-lock.ts';
import { readPagesState, writePagesState } from './pages-state.ts';
import {
  type RemotePagesJob,
  removeFolders,
  type WrittenPages,
  writeRemotePages,
} from './write-remote-pages.ts';

/** Options of `writePages`. */
export interface WritePagesOptions {
  store: ReleaseStore;
  config: PlatformConfig;
  brand: SiteBrand;
  /** The live registry and shell; read again for each pass. */
  live(): Promise<{ registry: Registry; shell: ShellBuild }>;
  /** Updates routes, policy and sitemap to the written pages. */
  publish(): Promise<void>;
  /** Only these; absent: all. */
  remotes?: readonly string[];
  /** Kept between passes, so that unchanged pages cost nothing. */
  memory?: PagesMemory;
  /** Asks a person to confirm before most pages of a remote disappear; absent: refused. */
  ask?(question: string): Promise<boolean>;
  signal?: AbortSignal;
  /** How long the pages of one remote may take in a pass, in ms; absent: `MAX_MS`. */
  maxMs?: number;
  /** How many bytes the documents of one remote may have; absent: `MAX_BYTES`. */
  maxBytes?: number;
  /** How often the host is asked again while pages are written, in ms; absent: `LOOK_EVERY_MS`. */
  lookEveryMs?: number;
  progress?(remote: string, done: number, total: number): void;
}

/** A change of the host reaches the HTML after this time and the time of its pages, in ms. */
export const LOOK_EVERY_MS = 20_000;

/** Time of one remote in a pass, while the others wait: about 12,000 product pages on two busy cores. */
const MAX_MS = 10 * 60_000;

/** About fifty thousand usual pages. With a full disk no other remote could release. */
const MAX_BYTES = 2 * 1024 ** 3;

/** What `writePages` remembers between passes. */
export interface PagesMemory {
  host: HostAnswers;
  /** Remote -> fingerprint of what its pages were last made from. */
  made: Map<string, string>;
  /** The last writer's turn: after another process wrote, `made` is outdated. */
  turn: number;
}

/** Empty memory, for the first pass. */
export const pagesMemory = ({ apiOrigin }: PlatformConfig): PagesMemory => ({
  host: hostAnswers(apiOrigin),
  made: new Map(),
  turn: 0,
});

/** What one pass did, a sentence each. */
export interface PagesReport {
  /** True when anything was written or removed. */
  isChanged: boolean;
  lines: string[];
  /** Problems. The pages of other remotes are written all the same. */
  problems: string[];
}

/** The work for one remote. */
interface Task {
  name: string;
  html: HtmlRemote | null;
  /** Fingerprint of everything that its pages are made from. */
  of: string;
}

/**
 * Writes the changed pages of all remotes that have HTML.
 * @returns null while another process writes pages
 * @throws StoreError when the store cannot be read or written
 */
export async function writePages(options: WritePagesOptions): Promise<PagesReport | null> {
  const { store, signal, memory = pagesMemory(options.config), maxMs = MAX_MS } = options;
  const report: PagesReport = { isChanged: false, lines: [], problems: [] };
  const turn = await lastTurn(store);
  if (turn !== memory.turn) memory.made.clear();
  memory.turn = turn;
  const tasks = await tasksOf(options, memory, report);
  if (tasks.length === 0) return report;
  const lock = await takePagesLock(store);
  if (!lock) return null;
  if (lock.turn !== turn + 1) memory.made.clear();
  memory.turn = lock.turn;
  let until = Number.POSITIVE_INFINITY;
  const throwIfStopped = async () => {
    signal?.throwIfAborted();
    if (performance.now() > until)
      throw new StoreError('its pages take too long: the rest is for the next pass.');
    if (!(await lock.renew())) throw new StoreError('Another process writes the pages now.');
  };
  try {
    for (const { name, html, of } of tasks)
      await attempt(options, report, name, async () => {
        until = Number.POSITIVE_INFINITY;
        await throwIfStopped();
        until = performance.now() + maxMs;
        const { done, of: made } = html
          ? await writeAll(options, memory, name, html, throwIfStopped)
          : { done: await withdraw(options, name), of };
        memory.made.set(name, made);
        addTo(report, name, done);
      });
    if (report.isChanged) await options.publish();
  } finally {
    await lock.release();
  }
  return report;
}

/** Remotes whose pages may have changed. */
async function tasksOf(
  options: WritePagesOptions,
  { host, made }: PagesMemory,
  report: PagesReport,
): Promise<Task[]> {
  const { registry: whole, shell } = await options.live();
  const { registry } = withoutDuplicates(whole);
  const tasks: Task[] = [];
  for (const remote of registry.remotes) {
    const { name } = remote;
    if (options.remotes && !options.remotes.includes(name)) continue;
    await attempt(options, report, name, async () => {
      const html = htmlRemote(remote, { ...options, registry, shell });
      const of = html ? madeOf(html, await host.ask(callsOf(html))) : '';
      if (made.get(name) === of) return;
      // A remote that has no pages and had none needs no task, and no lock.
      if (of || (await hasPages(options.store, name))) tasks.push({ name, html, of });
      else made.set(name, of);
    });
  }
  return tasks;
}

/** Reports the problems of one remote, so that they do not stop the others. */
async function attempt(
  { signal }: WritePagesOptions,
  report: PagesReport,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (signal?.aborted) throw error;
    report.problems.push(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}

function addTo(report: PagesReport, name: string, done: WrittenPages | null): void {
  if (!done) return;
  const { written, removed, unchanged, problems } = done;
  report.problems.push(...problems);
  if (written + removed + problems.length === 0) return;
  report.isChanged = true;
  report.lines.push(`${name}: pages written ${written}, gone ${removed}, unchanged ${unchanged}`);
}

const callsOf = ({ mounts }: HtmlRemote) => mounts.flatMap(({ calls }) => calls);
const madeOf = ({ generation }: HtmlRemote, { version }: AskedAnswers) =>
  `${generation.folder}\n${version}`;

/**
 * Writes until all pages match the host's present answers. It asks under the lock: answers from
 * before another process wrote would put older pages over newer ones.
 */
async function writeAll(
  options: WritePagesOptions,
  { host }: PagesMemory,
  name: string,
  html: HtmlRemote,
  throwIfStopped: () => Promise<void>,
): Promise<{ done: WrittenPages; of: string }> {
  const { lookEveryMs = LOOK_EVERY_MS } = options;
  const ask = () => host.ask(callsOf(html));
  const all: WrittenPages = { written: 0, removed: 0, unchanged: 0, problems: [] };
  let listedBefore: WrittenPages['outdated'];
  for (;;) {
    const asked = await ask();
    let looked = Date.now();
    const isOutdated = async () => {
      if (Date.now() - looked < lookEveryMs) return false;
      looked = Date.now();
      // Without an answer, the earlier version stays.
      const { version } = await ask().catch(() => asked);
      return version !== asked.version;
    };
    const round = { asked, askGone: host.askGone, throwIfStopped, isOutdated, listedBefore };
    const done = await writeOne(options, name, html, round);
    all.unchanged = Math.max(0, done.unchanged - all.written);
    all.written += done.written;
    all.removed += done.removed;
    all.problems.push(...done.problems);
    listedBefore = done.outdated;
    if (!listedBefore) return { done: all, of: madeOf(html, asked) };
  }
}

/** A usual bundle has 0.7 MB. It is parsed outside of the sandbox. */
const MAX_BUNDLE_BYTES = 4 * 1024 * 1024;

async function writeOne(
  {
    store,
    config,
    publish,
    progress,
    maxBytes = MAX_BYTES,
    ask = async () => false,
  }: WritePagesOptions,
  name: string,
  { bundle, mounts, generation }: HtmlRemote,
  round: Pick<
    RemotePagesJob,
    'asked' | 'askGone' | 'throwIfStopped' | 'isOutdated' | 'listedBefore'
  >,
): Promise<WrittenPages> {
  const file = `${name}/${generation.release}/${bundle.file}`;
  const source = await store.readText(file, MAX_BUNDLE_BYTES);
  if (source === null) throw new StoreError(`${store.name} has no ${file}.`);
  if (Buffer.byteLength(source) > MAX_BUNDLE_BYTES)
    throw new StoreError(`${file} has more than 4 MB: nothing of it is run.`);
  const hash = createHash('sha384').update(source).digest('base64');
  if (`sha384-${hash}` !== bundle.integrity)
    throw new StoreError(`${file} has other bytes than the registry says: nothing of it is run.`);
  const sandbox = renderSandbox(source);
  try {
    return await writeRemotePages({
      ...{ store, sandbox, config, mounts, generation, ask, publish, maxBytes, ...round },
      remote: name,
      state: await readPagesState(store, name),
      progress: (done, total) => progress?.(name, done, total),
    });
  } finally {
    sandbox.stop();
  }
}

/** Withdraws the pages of a remote that is disabled or no longer has HTML. */
async function withdraw(
  { store, publish }: WritePagesOptions,
  name: string,
): Promise<WrittenPages | null> {
  if (!(await hasPages(store, name))) return null;
  const { generations, pages } = await readPagesState(store, name);
  await writePagesState(store, name, { generations: [], pages: {}, gone: {} });
  await publish();
  await removeFolders(store, generations);
  return { written: 0, removed: Object.keys(pages).length, unchanged: 0, problems: [] };
}

const hasPages = async (store: ReleaseStore, name: string): Promise<boolean> =>
  (await readPagesState(store, name)).generations.length > 0;
