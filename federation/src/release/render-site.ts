import type { PlatformConfig } from '@vitrina/contract/config';
import { delegationProblem } from '@vitrina/contract/delegation-signature';
import type { Registry } from '@vitrina/contract/registry';
import { verifyRegistry } from '@vitrina/contract/registry-signature';
import { doubleContributions } from '@vitrina/contract/rules/contribution-claims';
import { disabledLinks } from '@vitrina/contract/rules/navigation-claims';
import { foreignRelease } from '@vitrina/contract/rules/remote-origins';
import { rosterProblem } from '@vitrina/contract/rules/roster';
import { disabledSlots } from '@vitrina/contract/rules/slot-claims';
import type { SiteBrand } from '../default-brand.ts';
import { nginxMaps } from '../nginx-maps.ts';
import type { ShellBuild } from '../publish.ts';
import { parseJson } from '../read-json.ts';
import { SHELL_FILE, shellManifestSchema } from '../release-file.ts';
import { siteBrand } from '../site-brand.ts';
import { siteDocuments } from '../site-documents.ts';
import { storedPages } from './pages/stored-pages.ts';
import { type LiveRegistry, readLive } from './read-live.ts';
import { type ReleaseStore, StoreError } from './release-store.ts';

/** Folder of the store with everything rendered from the registry. */
const HTML = 'html';
/** The revision of the rendered registry. */
export const HTML_REVISION = `${HTML}/revision.json`;
const TRIES = 10;

interface RenderedSite {
  revision: number;
  /** Paths without a document: unreadable, or taken by an earlier remote. */
  notes: string[];
  /** Folder of the documents in the store; a new folder needs the new headers. */
  folder: string;
}

/**
 * Renders the shell's HTML from the live registry into the store. Of two concurrent runs, both end
 * with the newest registry. Documents whose headers change go to a new folder, so none is served
 * with another's headers.
 * @throws StoreError when there is no registry, its signature, environment or delegation is wrong,
 *   or a release has an origin that is not configured or claims more than the roster gives
 */
export async function renderSite(
  store: ReleaseStore,
  config: PlatformConfig,
): Promise<RenderedSite> {
  const brand = await siteBrand(config.brand);
  await addBrandFiles(store, brand);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const live = await trustedRegistry(store, config);
    const { registry } = live;
    const written = await storedPages(store, registry);
    const shell = await storedShell(store, registry);
    const site = siteDocuments(shell, { ...live, written }, config, brand);
    const folder = `${HTML}/${site.layout}`;
    for (const [name, text] of Object.entries(site.files))
      await store.putText(`${folder}/${name}`, text);
    await store.putText(
      `${HTML}/headers.json`,
      JSON.stringify({ folder, ...site.routes }, null, 2),
    );
    await store.putText(`${HTML}/nginx-maps.conf`, nginxMaps(site.layout, site.routes));
    await store.putText(
      HTML_REVISION,
      JSON.stringify({ revision: registry.revision, shell: registry.shell.release, folder }),
    );
    // Another release may have been made and rendered meanwhile.
    const { revision } = (await liveRegistry(store)).registry;
    if (revision !== registry.revision) continue;
    const disabled = site.duplicates.map(
      ({ later, owner, path }) => `${later} is disabled: ${owner} fills ${path}`,
    );
    const notes = [
      ...live.problems,
      ...disabled,
      ...disabledSlots(registry),
      ...doubleContributions(registry),
      ...disabledLinks(registry),
    ];
    return { revision, folder, notes };
  }
  throw new StoreError(`${store.name}: others released ${TRIES} times while the HTML was written.`);
}

/** The live registry, verified for rendering. @throws StoreError as `renderSite` */
export async function trustedRegistry(
  store: ReleaseStore,
  config: PlatformConfig,
): Promise<LiveRegistry> {
  const live = await liveRegistry(store);
  await checkSignature(store, live.signed, config);
  await checkDelegation(store, live.signed, config);
  checkOrigins(store, live.registry, config);
  checkClaims(store, config.roots ? live.signed : live.registry, config);
  return live;
}

/** Brand files lie beside the shell's immutable files: earlier documents still link to them. */
async function addBrandFiles(store: ReleaseStore, { files }: SiteBrand): Promise<void> {
  for (const [path, content] of files) await store.putNew(`site${path}`, content);
}

async function liveRegistry(store: ReleaseStore): Promise<LiveRegistry> {
  const live = await readLive(store);
  if (!live) throw new StoreError(`${store.name} has no registry: release the shell first.`);
  return live;
}

async function checkSignature(
  store: ReleaseStore,
  registry: Registry,
  { registryKey }: PlatformConfig,
): Promise<void> {
  if (!registryKey || (await verifyRegistry(registry, registryKey))) return;
  throw new StoreError(
    `The registry of ${store.name} is not signed with the configured key: no HTML is made from it.`,
  );
}

/**
 * Without remotes no delegation is needed. Documents of a configuration without roots would trust the registry's
 * key alone.
 */
async function checkDelegation(
  store: ReleaseStore,
  registry: Registry,
  { roots, environment }: PlatformConfig,
): Promise<void> {
  const problem = !roots
    ? registry.delegation && 'roots delegate, and the configuration names none ("roots")'
    : registry.remotes.length > 0 && (await delegationProblem(registry, roots, environment));
  if (problem)
    throw new StoreError(`No HTML is made from the registry of ${store.name}: ${problem}.`);
}

function checkOrigins(store: ReleaseStore, registry: Registry, config: PlatformConfig): void {
  const foreign = foreignRelease(registry, config);
  if (!foreign) return;
  throw new StoreError(
    `The registry of ${store.name} names ${foreign.id} on ${foreign.origin}, which is none of the configured remoteOrigins: no HTML is made from it.`,
  );
}

function checkClaims(store: ReleaseStore, registry: Registry, config: PlatformConfig): void {
  const { environment } = registry;
  const problem =
    environment && environment !== config.environment
      ? `it is that of ${environment}, the configuration that of ${config.environment}`
      : rosterProblem(registry);
  if (!problem) return;
  throw new StoreError(`No HTML is made from the registry of ${store.name}: ${problem}.`);
}

/** The build of the live shell, as released. */
export async function storedShell(store: ReleaseStore, { shell }: Registry): Promise<ShellBuild> {
  const dir = `shell/${shell.release}`;
  const read = async (file: string): Promise<string> => {
    const text = await store.readText(`${dir}/${file}`);
    if (text === null) throw new StoreError(`${store.name} has no ${dir}/${file}.`);
    return text;
  };
  const text = await read(SHELL_FILE);
  const manifest = parseJson(text, shellManifestSchema, `${store.name}: ${dir}/${SHELL_FILE}`);
  const readAll = async (files: Record<string, string> = {}) =>
    new Map(
      await Promise.all(
        Object.entries(files).map(
          async ([name, file]): Promise<[string, string]> => [name, await read(file)],
        ),
      ),
    );
  return {
    manifest,
    template: await read(manifest.template),
    pages: await readAll(manifest.pages),
    frames: await readAll(manifest.frames),
  };
}
