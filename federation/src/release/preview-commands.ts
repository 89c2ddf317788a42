import type { PlatformConfig } from '@vitrina/contract/config';
import { type Preview, previewSchema } from '@vitrina/contract/registry';
import { hasEnded, previewKey, previewsOf } from '@vitrina/contract/rules/previews';
import type { CommandOptions } from './command-options.ts';
import { previewRemote, withoutPreview } from './preview-remote.ts';
import { readBack } from './read-back.ts';
import { type RegistryKeeper, registryKeeper } from './registry-keeper.ts';
import { registryReader } from './registry-reader.ts';
import { StoreError } from './release-store.ts';
import { updateRegistry } from './update-registry.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 7;
const MAX_DAYS = 90;

interface PreviewRequest {
  options: CommandOptions;
  /** Origin that serves the remote's files. */
  origin: string;
  build: () => Promise<string>;
}

/**
 * `pnpm release mf-shop --preview new-cart`. @returns the text to print; the HTML is not written
 * yet
 */
export async function makePreview({ options, origin, build }: PreviewRequest): Promise<string> {
  const { store, preview: name = '', days = DEFAULT_DAYS, canary, isServed } = options;
  const { publicOrigin: pageOrigin } = configOfPreviews(options);
  if (!previewSchema.shape.name.safeParse(name).success)
    throw new StoreError(
      `--preview ${name}: a short name in small letters, digits and hyphens, such as new-cart.`,
    );
  if (canary !== undefined)
    throw new StoreError('A preview is live for nobody: --canary does not go with it.');
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
    throw new StoreError(`--days ${days}: a whole number from 1 to ${MAX_DAYS}.`);
  const preview = await previewRemote({
    store,
    keeper: registryKeeper(options),
    buildDir: await build(),
    origin,
    name,
    until: new Date(Date.now() + days * DAY_MS),
    ...(isServed && {
      readBack: (files) => readBack({ ...files, pageOrigin }),
    }),
  });
  return described(preview, pageOrigin);
}

/** `pnpm previews`, of all remotes or of one. @returns the text to print */
export async function listPreviews(options: CommandOptions): Promise<string> {
  const {
    store,
    config,
    positionals: [remote],
  } = options;
  const live = await registryReader(options).live();
  const previews = (live ? previewsOf(live.registry) : []).filter(
    (one) => remote === undefined || one.remote === remote,
  );
  if (previews.length === 0)
    return `${store.name} has no previews${remote === undefined ? '' : ` of ${remote}`}.`;
  return previews.map((preview) => described(preview, config?.publicOrigin)).join('\n');
}

/**
 * `pnpm previews --remove mf-shop/new-cart`; when the remote is named, `new-cart` is enough.
 * @throws StoreError when it does not exist, or belongs to another remote
 */
export async function removePreview(options: CommandOptions, asked: string): Promise<string> {
  const [remote] = options.positionals;
  const key = remote === undefined || asked.includes('/') ? asked : `${remote}/${asked}`;
  if (remote !== undefined && !key.startsWith(`${remote}/`))
    throw new StoreError(`${key} is a preview of another remote than ${remote}.`);
  const live = await updateRegistry(registryKeeper(options), (registry) =>
    withoutPreview(registry, key),
  );
  return `${key} is no preview any more (revision ${live.revision}). Its files go with pnpm prune-releases.`;
}

/** Expired previews that are still in the live registry. */
export async function endedPreviews(keeper: RegistryKeeper): Promise<Preview[]> {
  const live = await keeper.live();
  const now = Date.now();
  return live ? previewsOf(live.registry).filter((preview) => hasEnded(preview, now)) : [];
}

/** @throws StoreError when the environment has no previews */
function configOfPreviews({ config }: CommandOptions): PlatformConfig & { publicOrigin: string } {
  if (!config)
    throw new StoreError('A preview is for one environment: name it by --config <file>.');
  const { environment, publicOrigin, previews } = config;
  if (!previews)
    throw new StoreError(
      `The configuration of ${environment} allows no previews: "previews": true does, but never in production.`,
    );
  if (!publicOrigin)
    throw new StoreError('The configuration names no publicOrigin: there is no link to print.');
  return { ...config, publicOrigin };
}

function described(preview: Preview, publicOrigin = 'https://…'): string {
  const { release, until } = preview;
  const end = `${until.slice(0, 16).replace('T', ' ')} UTC`;
  const state = hasEnded(preview, Date.now()) ? `ended ${end}` : `until ${end}`;
  const path = release.mounts[0]?.path ?? '/';
  return `${previewKey(preview)} shows ${release.id} ${state}\n  ${publicOrigin}${path}?vitrina-preview=${previewKey(preview)}`;
}
