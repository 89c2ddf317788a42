import type { Preview, Registry } from '@vitrina/contract/registry';
import { hasEnded, previewsOf } from '@vitrina/contract/rules/previews';
import { parseJson } from '../read-json.ts';
import { RELEASE_FILE, SHELL_FILE, shellManifestSchema } from '../release-file.ts';
import { CLAIM_FILE, claimsBeside, whileMarked } from './claim-release.ts';
import { pastRegistries } from './past-registries.ts';
import type { RegistryKeeper } from './registry-keeper.ts';
import {
  PARTIAL,
  type ReleaseStore,
  STATICS,
  type StoredFile,
  StoreError,
} from './release-store.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How long open tabs may ask for files of an earlier release. */
const KEPT_MS = 30 * 24 * HOUR_MS;
/** How long an ended preview is kept, for tabs that show it and a release of the same build. */
const PREVIEW_KEPT_MS = 24 * HOUR_MS;

/** Files that are deleted together. */
export interface Unused {
  /** For messages: `mf-shop 1.0.0-0a1b2c3d`. */
  what: string;
  folder: string;
  /** Paths to delete. The first is the file that makes it a release. */
  paths: string[];
  /** Nothing is deleted when a file was written within this time, in ms. */
  keptMs: number;
}

/**
 * Lists unused files: releases and shells that were not live for 30 days, neither for all, nor as a
 * canary, nor as a fallback; previews that ended a day ago. A release that was written or claimed
 * within that time stays, as it may be going live.
 * @throws StoreError when the registry is not trusted
 */
export async function prunable(
  store: ReleaseStore,
  keeper: RegistryKeeper,
  now = Date.now(),
): Promise<Unused[]> {
  const live = await keeper.live();
  if (!live) throw new StoreError(`${store.name} has no registry: nothing is known to be live.`);
  const isOlder = ({ modified }: StoredFile, ms: number) => now - modified.getTime() > ms;
  const isOld = (file: StoredFile) => isOlder(file, KEPT_MS);
  const { kept, previews } = await knownFolders(store, live.signed.revision, isOld);
  // A full store may have kept the live registry out of the history.
  for (const folder of foldersOf(live.registry)) kept.add(folder);
  for (const preview of previewsOf(live.registry))
    if (!hasEnded(preview, now)) kept.add(folderOf(preview));
  const names = new Set([...kept, ...previews].map((folder) => folder.split('/')[0] ?? ''));

  const unused: Unused[] = [];
  /** Files in folders that stay: a team may write any number of them. */
  const staying: StoredFile[][] = [];
  for (const name of names)
    for (const [folder, files] of byFolder(await store.list(name))) {
      const keptMs = previews.has(folder) ? PREVIEW_KEPT_MS : KEPT_MS;
      if (kept.has(folder)) staying.push(files);
      else if (files.every((file) => isOlder(file, keptMs)))
        unused.push({ what: folder.replace('/', ' '), folder, paths: inOrder(files), keptMs });
    }
  for (const folder of ['history', 'html', 'entries', 'answers'])
    staying.push(await store.list(folder));
  const statics = (await unusedStatics(store, kept, now)).filter(isOld);
  return [
    ...unused,
    ...together('scripts and styles of shells that are gone', STATICS, statics),
    ...together(
      'what killed processes left by half',
      '',
      staying.flat().filter((file) => isPartial(file) && isOld(file)),
    ),
  ];
}

/**
 * Deletes files unless they were claimed meanwhile.
 * @returns the number of deleted files
 */
export const deleteUnused = (
  store: ReleaseStore,
  { folder, paths, keptMs }: Unused,
): Promise<number> =>
  whileMarked(store, folder, async () => {
    const isClaimed =
      folder === STATICS
        ? await isShellUploaded(store, Date.now())
        : folder !== '' && (await isWrittenSince(store, folder, Date.now() - keptMs));
    if (isClaimed) return 0;
    for (const path of paths) await store.remove(path);
    // Partial files lie in folders that other processes may use.
    if (folder !== '') await store.removeEmpty(folder);
    return paths.length;
  });

async function isWrittenSince(store: ReleaseStore, folder: string, ms: number): Promise<boolean> {
  const files = [...(await store.list(folder)), ...(await store.list(claimsBeside(folder)))];
  return files.some(({ modified }) => modified.getTime() >= ms);
}

/** While a shell is uploaded, the shared files that it needs are unknown. */
const isShellUploaded = async (store: ReleaseStore, now: number): Promise<boolean> =>
  (await store.list('shell')).some(
    ({ path, modified }) => path.endsWith(`/${CLAIM_FILE}`) && now - modified.getTime() < HOUR_MS,
  );

const isPartial = ({ path }: StoredFile): boolean => path.endsWith(PARTIAL);

function byFolder(files: readonly StoredFile[]): Map<string, StoredFile[]> {
  const folders = new Map<string, StoredFile[]>();
  for (const file of files) {
    const folder = file.path.split('/').slice(0, 2).join('/');
    const known = folders.get(folder);
    if (known) known.push(file);
    else folders.set(folder, [file]);
  }
  return folders;
}

/** Manifests go first: a half-deleted folder is no release. */
const inOrder = (files: readonly StoredFile[]): string[] => {
  const isManifest = (path: string) => path.endsWith(RELEASE_FILE) || path.endsWith(SHELL_FILE);
  const paths = files.map(({ path }) => path);
  return [...paths.filter(isManifest), ...paths.filter((path) => !isManifest(path))];
};

const together = (what: string, folder: string, files: readonly StoredFile[]): Unused[] =>
  files.length > 0 ? [{ what, folder, paths: inOrder(files), keptMs: KEPT_MS }] : [];

/** `<name>/<release>` of every release that was live within the kept time, and of every preview. */
async function knownFolders(
  store: ReleaseStore,
  live: number,
  isOld: (file: StoredFile) => boolean,
): Promise<{ kept: Set<string>; previews: Set<string> }> {
  const written = new Map((await store.list('history')).map((file) => [file.path, file]));
  const kept = new Set<string>();
  const previews = new Set<string>();
  // Any signature counts: releases of an earlier key stay too.
  const all = { from: live, most: Number.POSITIVE_INFINITY };
  for await (const { registry } of pastRegistries(store, null, all)) {
    for (const folder of foldersOf(registry)) kept.add(folder);
    for (const preview of previewsOf(registry)) previews.add(folderOf(preview));
    // Everything earlier was replaced when this one was written, so before the kept time.
    const file = written.get(`history/${registry.revision}.json`);
    if (file && isOld(file)) break;
  }
  return { kept, previews };
}

const folderOf = ({ remote, release }: Preview): string => `${remote}/${release.id}`;

const foldersOf = ({ shell, remotes }: Registry): string[] => [
  `shell/${shell.release}`,
  ...remotes.flatMap(({ name, current, previous, canary }) =>
    [current, previous, canary?.release].flatMap((one) => (one ? [`${name}/${one.id}`] : [])),
  ),
];

/** Files of `site/static` that no kept shell has in its own folder. */
async function unusedStatics(
  store: ReleaseStore,
  kept: ReadonlySet<string>,
  now: number,
): Promise<StoredFile[]> {
  if (await isShellUploaded(store, now)) return [];
  const statics = new Set<string>();
  for (const folder of kept) {
    if (!folder.startsWith('shell/')) continue;
    const manifest = await store.readText(`${folder}/${SHELL_FILE}`);
    if (manifest === null)
      throw new StoreError(`${store.name} has no ${folder}/${SHELL_FILE}: nothing is deleted.`);
    parseJson(manifest, shellManifestSchema, `${store.name}: ${folder}/${SHELL_FILE}`);
    for (const { path } of await store.list(`${folder}/static`))
      statics.add(`site/${path.slice(folder.length + 1)}`);
  }
  return (await store.list(STATICS)).filter(
    ({ path }) => !statics.has(path) && !path.startsWith(`${STATICS}/brand/`),
  );
}
