import { previewKey } from '@vitrina/contract/rules/previews';
import type { Command } from './command.ts';
import { endedPreviews } from './preview-commands.ts';
import { withoutPreviews } from './preview-remote.ts';
import { deleteUnused, prunable, type Unused } from './prune-store.ts';
import { registryKeeper } from './registry-keeper.ts';
import { updateRegistry } from './update-registry.ts';
import { withHtml } from './write-html.ts';

/** `pnpm prune-releases`: lists unused files, and deletes them after a person agrees. */
export const pruneReleases: Command = async (options) => {
  const { store, ask } = options;
  const keeper = registryKeeper(options);
  const unused = await prunable(store, keeper);
  const ended = await endedPreviews(keeper);
  if (unused.length === 0 && ended.length === 0)
    return 'Every file is of a release that was live in the last 30 days, or of a preview.';
  const over = ended.map((preview) => `the preview ${previewKey(preview)}, which has ended`);
  const question = `${[...over, ...unused.map(counted)].join('\n')}\nDelete all of this from ${store.name}?`;
  if (!(await ask(question))) return 'Nothing was deleted.';
  // A release may have gone live while the question was open.
  const still = await prunable(store, keeper);
  const agreed = unused.flatMap(({ folder }) => still.find((one) => one.folder === folder) ?? []);
  const gone: Unused[] = [];
  const remove = async (one: Unused) => {
    if ((await deleteUnused(store, one)) > 0) gone.push(one);
  };
  const isOfPreview = ({ folder }: Unused) =>
    ended.some(({ remote, release }) => folder === `${remote}/${release.id}`);
  // Releases without a link go first: a full store refuses changes of the registry until then.
  for (const one of agreed) if (!isOfPreview(one)) await remove(one);
  const keys = new Set(ended.map(previewKey));
  if (ended.length > 0)
    await updateRegistry(keeper, (registry) =>
      withoutPreviews(registry, (preview) => keys.has(previewKey(preview))),
    );
  for (const one of agreed) if (isOfPreview(one)) await remove(one);
  const kept = unused.filter(({ folder }) => !gone.some((one) => one.folder === folder));
  const done = [
    ...ended.map((preview) => `ended: the preview ${previewKey(preview)}`),
    ...gone.map((one) => `deleted: ${counted(one)}`),
    ...kept.map(({ what }) => `kept, as it is in use again: ${what}`),
  ].join('\n');
  return ended.length > 0 ? withHtml(options, keeper, done) : done;
};

const counted = ({ what, paths }: Unused): string =>
  `${what} (${paths.length} ${paths.length === 1 ? 'file' : 'files'})`;
