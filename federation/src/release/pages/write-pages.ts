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
import { takePagesLock } from './pages-lock.ts';
import { readPagesState, writePagesState } from './pages-state.ts';
import { removeFolders, type WrittenPages, writeRemotePages } from './write-remote-pages.ts';

export interface WritePagesOptions {
  store: ReleaseStore;
  config: PlatformConfig;
  brand: SiteBrand;
  /** What is live; read again for each pass. */
  live(): Promise<{ registry: Registry; shell: ShellBuild }>;
  /** Makes routes, policy and sitemap follow what is written. */
  publish(): Promise<void>;
  /** Only these; absent: all. */
  remotes?: readonly string[];
  /** Kept between passes, so that nothing is done where nothing changed. */
  memory?: PagesMemory;
  /** Whether most pages of a remote may go at once; absent: they may not. */
  ask?(question: string): Promise<boolean>;
  signal?: AbortSignal;
  progress?(remote: string, done: number, total: number): void;
}

export interface PagesMemory {
  host: HostAnswers;
  /** Remote -> what its pages were last made of. */
  made: Map<string, string>;
}

export const pagesMemory = ({ apiOrigin }: PlatformConfig): PagesMemory => ({
  host: hostAnswers(apiOrigin),
  made: new Map(),
});

/** What one pass did, a sentence each. */
export interface PagesReport {
  /** Whether anything was written or removed. */
  isChanged: boolean;
  lines: string[];
  /** What went wrong; the other remotes' pages are written all the same. */
  problems: string[];
}

/** What is to be done for one remote. */
interface Task {
  name: string;
  html: HtmlRemote | null;
  asked: AskedAnswers | null;
  /** Changes with everything that its pages are made of. */
  of: string;
}

/**
 * Writes the pages of remotes that are HTML before they are an application, as far as they changed.
 * @returns null when another process writes them now
 * @throws StoreError when the store cannot be read or written
 */
export async function writePages(options: WritePagesOptions): Promise<PagesReport | null> {
  const { store, signal, memory = pagesMemory(options.config) } = options;
  const report: PagesReport = { isChanged: false, lines: [], problems: [] };
  const tasks = await tasksOf(options, memory, report);
  if (tasks.length === 0) return report;
  const lock = await takePagesLock(store);
  if (!lock) return null;
  const goOn = async () => {
    signal?.throwIfAborted();
    if (!(await lock.renew())) throw new StoreError('Another process writes the pages now.');
  };
  try {
    for (const task of tasks)
      await attempt(options, report, task.name, async () => {
        await goOn();
        const { html, asked } = task;
        const done =
          html && asked
            ? await writeOne(options, task.name, html, asked, goOn)
            : await withdraw(options, task.name);
        memory.made.set(task.name, task.of);
        addTo(report, task.name, done);
      });
    if (report.isChanged) await options.publish();
  } finally {
    await lock.release();
  }
  return report;
}

/** Remotes of whose pages something may have changed. */
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
      const asked = html && (await host.ask(html.mounts.flatMap(({ calls }) => calls)));
      const of = html && asked ? `${html.generation.folder}\n${asked.version}` : '';
      if (made.get(name) === of) return;
      // Without pages now or before there is nothing to write, and nobody to keep from writing.
      if (of || (await hasPages(options.store, name))) tasks.push({ name, html, asked, of });
      else made.set(name, of);
    });
  }
  return tasks;
}

/** One remote's trouble is said, and is not another's. */
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

async function writeOne(
  { store, config, publish, progress, ask = async () => false }: WritePagesOptions,
  name: string,
  { bundle, mounts, generation }: HtmlRemote,
  asked: AskedAnswers,
  goOn: () => Promise<void>,
): Promise<WrittenPages> {
  const file = `${name}/${generation.release}/${bundle.file}`;
  const source = await store.readText(file);
  if (source === null) throw new StoreError(`${store.name} has no ${file}.`);
  const hash = createHash('sha384').update(source).digest('base64');
  if (`sha384-${hash}` !== bundle.integrity)
    throw new StoreError(`${file} has other bytes than the registry says: nothing of it is run.`);
  const sandbox = renderSandbox(source);
  try {
    return await writeRemotePages({
      ...{ store, sandbox, asked, config, mounts, generation, ask, goOn, publish },
      remote: name,
      state: await readPagesState(store, name),
      progress: (done, total) => progress?.(name, done, total),
    });
  } finally {
    sandbox.stop();
  }
}

/** A remote that is switched off, or has no HTML any more: its pages are no longer served. */
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
