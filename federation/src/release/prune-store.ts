import type { Preview, Registry } from '@vitrina/contract/registry';
import { hasEnded, previewsOf } from '@vitrina/contract/rules/previews';
import { parseJson } from '../read-json.ts';
import { SHELL_FILE, shellManifestSchema } from '../release-file.ts';
import { pastRegistries } from './past-registries.ts';
import type { RegistryKeeper } from './registry-keeper.ts';
import { PARTIAL, type ReleaseStore, type StoredFile, StoreError } from './release-store.ts';

/** How long an open tab may ask for files of a release that is live no more. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Of a preview that is over: enough for a tab that shows it, and for a release of the same build. */
const PREVIEW_KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Files that no page asks for any more: of releases and shells that have not been live for 30 days,
 * neither for all nor for a share nor as the fallback. What was written in these days is left alone,
 * as it may be a release that is going live; of a preview that is over, what was written in a day.
 * @throws StoreError when the registry cannot be trusted
 */
export async function prunable(
  store: ReleaseStore,
  keeper: RegistryKeeper,
  now = Date.now(),
): Promise<string[]> {
  const live = await keeper.live();
  if (!live) throw new StoreError(`${store.name} has no registry: nothing is known to be live.`);
  const isOlder = ({ modified }: StoredFile, ms: number) => now - modified.getTime() > ms;
  const isOld = (file: StoredFile) => isOlder(file, KEPT_MS);
  const { kept, previews } = await knownFolders(store, live.signed.revision, isOld);
  // A full store may have kept it out of the history.
  for (const folder of foldersOf(live.registry)) kept.add(folder);
  for (const preview of previewsOf(live.registry))
    if (!hasEnded(preview, now)) kept.add(folderOf(preview));
  const names = new Set([...kept, ...previews].map((folder) => folder.split('/')[0] ?? ''));

  const unused: string[] = [];
  for (const name of names) {
    for (const file of await store.list(name)) {
      const folder = file.path.split('/').slice(0, 2).join('/');
      const old = isOlder(file, previews.has(folder) ? PREVIEW_KEPT_MS : KEPT_MS);
      if (old && (isPartial(file) || !kept.has(folder))) unused.push(file.path);
    }
  }
  for (const folder of ['history', 'html'])
    for (const file of await store.list(folder))
      if (isOld(file) && isPartial(file)) unused.push(file.path);
  const statics = await keptStatics(store, kept);
  for (const file of await store.list('site/static'))
    if (isOld(file) && !statics.has(file.path) && !file.path.startsWith('site/static/brand/'))
      unused.push(file.path);
  return unused;
}

const isPartial = ({ path }: StoredFile): boolean => path.endsWith(PARTIAL);

/** `<name>/<release>` of everything that was live in these days, and of every preview, over or not. */
async function knownFolders(
  store: ReleaseStore,
  live: number,
  isOld: (file: StoredFile) => boolean,
): Promise<{ kept: Set<string>; previews: Set<string> }> {
  const written = new Map((await store.list('history')).map((file) => [file.path, file]));
  const kept = new Set<string>();
  const previews = new Set<string>();
  // Whoever signed them: a key that was changed since keeps its releases, too.
  for await (const { registry } of pastRegistries(store, null, live)) {
    for (const folder of foldersOf(registry)) kept.add(folder);
    for (const preview of previewsOf(registry)) previews.add(folderOf(preview));
    // What came before was live until this one was written.
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

/** `site/static` holds the files of all shells; those of a shell lie in its own folder, too. */
async function keptStatics(store: ReleaseStore, kept: ReadonlySet<string>): Promise<Set<string>> {
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
  return statics;
}
