import { previewKey } from '@vitrina/contract/rules/previews';
import type { Command } from './command.ts';
import { endedPreviews } from './preview-commands.ts';
import { withoutPreviews } from './preview-remote.ts';
import { prunable } from './prune-store.ts';
import { registryKeeper } from './registry-keeper.ts';
import { updateRegistry } from './update-registry.ts';
import { withHtml } from './write-html.ts';

/** `pnpm prune-releases`: lists what no page asks for, and deletes it once somebody agrees. */
export const pruneReleases: Command = async (options) => {
  const { store, ask } = options;
  const keeper = registryKeeper(options);
  const unused = await prunable(store, keeper);
  const ended = await endedPreviews(keeper);
  if (unused.length === 0 && ended.length === 0)
    return 'Every file is of a release that was live in the last 30 days, or of a preview.';
  const over = ended.map((preview) => `the preview ${previewKey(preview)}, which has ended`);
  const question = `${[...over, ...unused].join('\n')}\nDelete these ${over.length + unused.length} of ${store.name}?`;
  if (!(await ask(question))) return 'Nothing was deleted.';
  // Somebody may have made one of these live while the question stood.
  const still = new Set(await prunable(store, keeper));
  const gone = unused.filter((path) => still.has(path));
  const done = [
    `${gone.length} files are deleted.`,
    ...(gone.length < unused.length
      ? [`${unused.length - gone.length} are in use again, and were kept.`]
      : []),
  ].join('\n');
  const isOfPreview = (path: string) =>
    ended.some(({ remote, release }) => path.startsWith(`${remote}/${release.id}/`));
  // First what no link names: a full store takes no change before.
  for (const path of gone) if (!isOfPreview(path)) await store.remove(path);
  const keys = new Set(ended.map(previewKey));
  if (ended.length > 0)
    await updateRegistry(keeper, (registry) =>
      withoutPreviews(registry, (preview) => keys.has(previewKey(preview))),
    );
  for (const path of gone) if (isOfPreview(path)) await store.remove(path);
  return ended.length > 0 ? withHtml(options, keeper, done) : done;
};
