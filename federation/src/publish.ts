import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Registry,
  type RegistryRemote,
  type Release,
  registrySchema,
} from '@vitrina/contract/registry';
import { htmlOf, htmlProblems } from '@vitrina/contract/remote-html';
import { containerProblem } from '@vitrina/contract/rules/container-names';
import { takenContribution } from '@vitrina/contract/rules/contribution-claims';
import {
  navigationProblem,
  outsideNavigationRoster,
} from '@vitrina/contract/rules/navigation-claims';
import { clash, listsPath } from '@vitrina/contract/rules/path-claims';
import { outsideRoster } from '@vitrina/contract/rules/roster';
import { slotProblem, unofferedSlot } from '@vitrina/contract/rules/slot-claims';
import semver from 'semver';
import { missingNames } from './imported-names.ts';
import { exactly, fitsNginx } from './known-paths.ts';
import { takenOwnPath } from './own-paths.ts';
import { readJson } from './read-json.ts';
import { releaseAt } from './release-at.ts';
import {
  RELEASE_FILE,
  releaseManifestSchema,
  SHELL_FILE,
  type ShellManifest,
  shellManifestSchema,
} from './release-file.ts';

/** A release is refused; the message says why, and what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

interface PublishOptions {
  /** Folder of the build: the one with `release.json`. */
  buildDir: string;
  /** Folder served by the remote's origin; each release gets an immutable folder in it. */
  store: string;
  /** Origin that serves `store`. */
  origin: string;
}

/**
 * Copies a build into its immutable folder. Publishing a build again changes nothing.
 * @returns the release for the registry
 */
export function publishRemote({ buildDir, store, origin }: PublishOptions): Release {
  const manifest = readJson(join(buildDir, RELEASE_FILE), releaseManifestSchema);
  copyOnce(buildDir, join(store, manifest.id));
  return releaseAt(manifest, origin);
}

/** A registry for `shell` without remotes. */
export const emptyRegistry = (shell: ShellManifest): Registry => ({
  revision: 0,
  shell: shellEntry(shell),
  remotes: [],
});

/** A shell's build as the registry describes it. */
export const shellEntry = (shell: ShellManifest): Registry['shell'] => ({
  release: shell.release,
  version: shell.version,
  contract: shell.contract,
  shared: shell.shared,
  sharedNames: shell.sharedNames,
  ...(shell.understands && { understands: shell.understands }),
  ...(shell.paths && { paths: shell.paths }),
  ...(shell.labels && { labels: shell.labels }),
});

/**
 * The registry with `release` as the current one of `name`. The current one becomes `previous`, unless it was
 * marked bad; releasing a bad one again marks it good.
 * @param together releases that follow, whose slots it may fill
 * @throws ReleaseError when the release does not fit the live shell, claims something not its own, has a
 *   misleading link, or fills a slot that nobody offers
 */
export function withRelease(
  registry: Registry,
  name: string,
  release: Release,
  together: readonly Release[] = [],
): Registry {
  checkRelease(registry, name, release);
  const problem =
    takenContribution(registry, name, release, true) ??
    navigationProblem(registry, name, release) ??
    slotProblem(registry, name, release, true);
  if (problem) throw new ReleaseError(`${name} ${release.id}: ${problem}.`);
  const place = takenPlace(registry, name, release);
  if (place) throw new ReleaseError(`${name} ${release.id}: ${place}.`);
  const slot = unofferedSlot(registry, release, together);
  if (slot !== null)
    throw new ReleaseError(
      `${name} ${release.id} fills the slot ${slot}, which no live release offers: release the remote that offers it first.`,
    );
  const before = registry.remotes.find((remote) => remote.name === name);
  if (before?.current.id === release.id) return registry;
  const entry = {
    name,
    current: release,
    previous: before ? fallbackOf(registry, before, release.id) : null,
    // A switched-off remote stays off until it is switched on.
    ...(before?.disabled && { disabled: true }),
  };
  const remotes = before
    ? registry.remotes.map((remote) => (remote === before ? entry : remote))
    : [...registry.remotes, entry];
  const good = withMark(registry, name, release.id, 'good');
  const next = { ...good, revision: registry.revision + 1, remotes };
  registrySchema.parse(next);
  return next;
}

/**
 * Problem of a release that lists a page which the roster gives to another remote: that remote could then never
 * be released or rolled back there. Pages of the live release are allowed. Null when there is no such page.
 */
function takenPlace({ roster, remotes }: Registry, name: string, release: Release): string | null {
  const live = remotes.find((remote) => remote.name === name)?.current.mounts ?? [];
  const given = Object.entries(roster ?? {}).flatMap(([owner, claims]) =>
    owner === name ? [] : claims.map(({ path }) => ({ owner, path })),
  );
  for (const mount of release.mounts) {
    const taken = given.find(
      ({ path }) => listsPath(mount, path) && !live.some((one) => listsPath(one, path)),
    );
    if (taken)
      return `the mount ${mount.id} lists a page at ${taken.path}, which the roster gives ${taken.owner}`;
  }
  return null;
}

/** Whether a release is marked as bad. */
export const isBad = ({ bad }: Registry, name: string, id: string | undefined): boolean =>
  id !== undefined && (bad?.[name]?.includes(id) ?? false);

/** Marks whether a release of a remote, or of the shell, may be fallen back to. */
export function withMark(
  registry: Registry,
  name: string,
  id: string,
  mark: 'good' | 'bad',
): Registry {
  if (isBad(registry, name, id) === (mark === 'bad')) return registry;
  const others = (registry.bad?.[name] ?? []).filter((one) => one !== id);
  const ids = mark === 'bad' ? [...others, id] : others;
  return { ...registry, bad: { ...registry.bad, [name]: ids } };
}

/** The fallback once `next` is live: the last good release of `remote`. */
export const fallbackOf = (
  registry: Registry,
  { name, current, previous }: RegistryRemote,
  next: string,
): Release | null =>
  [current, previous].find((one) => one && one.id !== next && !isBad(registry, name, one.id)) ??
  null;

/** nginx compares each address with the pages of all remotes, in sequence. */
const MAX_PAGES = 200;
/** Every page shows the links and fills of all remotes, or searches their commands. */
const MAX_SHOWN = 100;

/** @throws ReleaseError when the release does not fit the live shell, or claims something not its own */
export function checkRelease(registry: Registry, name: string, release: Release): void {
  checkFits(registry.shell, name, release);
  const container = containerProblem(name, release.container);
  if (container) throw new ReleaseError(`${name} ${release.id}: ${container}.`);
  const outside = outsideRoster(registry.roster, name, release.mounts);
  if (outside) throw new ReleaseError(`${name} ${release.id}: ${outside}.`);
  const [html] = release.mounts.flatMap((mount) => htmlProblems({ ...mount, html: htmlOf(mount) }));
  if (html) throw new ReleaseError(`${name} ${release.id}: ${html.says}.`);
  const pages = release.mounts.flatMap(({ path, pages = [] }) =>
    pages.map((page) => ({ path, page })),
  );
  if (pages.length > MAX_PAGES)
    throw new ReleaseError(
      `${name} ${release.id} lists ${pages.length} pages, and ${MAX_PAGES} are the most: write :name for pages of one kind.`,
    );
  const { navigation = [], commands = [], slots = [] } = release;
  for (const [what, { length }] of [
    ['links', navigation],
    ['commands', commands],
    ['slot fills', slots],
  ] as const)
    if (length > MAX_SHOWN)
      throw new ReleaseError(
        `${name} ${release.id} has ${length} ${what}, and ${MAX_SHOWN} are the most.`,
      );
  const long = pages.find(({ path, page }) => !fitsNginx(exactly(`${path}/${page}`)));
  if (long)
    throw new ReleaseError(
      `${name} ${release.id}: a page at ${long.path} has too long an address: ${long.page.slice(0, 40)}…`,
    );
  const taken = takenContribution(registry, name, release);
  if (taken) throw new ReleaseError(`${name} ${release.id}: ${taken}.`);
  for (const other of registry.remotes) {
    if (other.name === name) continue;
    const filled = [other.current, other.canary?.release].flatMap((one) => one?.mounts ?? []);
    for (const mine of release.mounts) {
      const theirs = filled.find((one) =>
        clash(
          { id: `${name}/${mine.id}`, mount: mine },
          { id: `${other.name}/${one.id}`, mount: one },
        ),
      );
      if (!theirs) continue;
      const path = mine.path.length > theirs.path.length ? mine.path : theirs.path;
      throw new ReleaseError(
        `${name} ${release.id}: the mount ${mine.id} claims ${path}, which ${other.name} fills.`,
      );
    }
  }
  const problem =
    outsideNavigationRoster(registry.roster, name, release) ?? slotProblem(registry, name, release);
  if (problem) throw new ReleaseError(`${name} ${release.id}: ${problem}.`);
}

/** @throws ReleaseError when the release does not fit the shell */
export function checkFits(shell: Registry['shell'], name: string, release: Release): void {
  if (!semver.satisfies(shell.contract, release.contract)) {
    throw new ReleaseError(
      `${name} ${release.id} needs contract ${release.contract}; the shell has ${shell.contract}. Release a shell that has it, or the remote with "contract": "^${shell.contract}" in its remote.json.`,
    );
  }
  for (const [module, range] of Object.entries(release.shared)) {
    const offered = shell.shared[module];
    if (!offered || !semver.satisfies(offered, range)) {
      throw new ReleaseError(
        `${name} ${release.id} needs ${module} ${range}; the shell offers ${offered ?? 'none'}.`,
      );
    }
  }
  const unknown = release.needs?.find((name) => !shell.understands?.includes(name));
  if (unknown !== undefined)
    throw new ReleaseError(
      `${name} ${release.id} needs a shell that understands "${unknown}"; the live one does not.`,
    );
  // A name that the shell does not offer would be undefined in the remote.
  const missing = missingNames(release.sharedNames ?? {}, shell.sharedNames);
  if (missing) {
    throw new ReleaseError(
      `${name} ${release.id} imports ${missing}; the shell does not offer that.`,
    );
  }
  const taken = takenOwnPath(shell, release);
  if (taken)
    throw new ReleaseError(
      `${name} ${release.id}: ${taken}. Take another path in its remote.json.`,
    );
}

/** A built shell, as `readShellBuild` reads it. */
export interface ShellBuild {
  manifest: ShellManifest;
  template: string;
  /** Templates of the prerendered pages, by path. */
  pages: ReadonlyMap<string, string>;
  /** Templates around pages of remotes, by header; empty in an older shell. */
  frames: ReadonlyMap<string, string>;
}

/** The shell's build: its manifest and its templates. */
export function readShellBuild(buildDir: string): ShellBuild {
  const manifest = readJson(join(buildDir, SHELL_FILE), shellManifestSchema);
  const read = (file: string) => readFileSync(join(buildDir, file), 'utf8');
  return {
    manifest,
    template: read(manifest.template),
    pages: new Map(Object.entries(manifest.pages).map(([path, file]) => [path, read(file)])),
    frames: new Map(
      Object.entries(manifest.frames ?? {}).map(([header, file]) => [header, read(file)]),
    ),
  };
}

function copyOnce(from: string, to: string): void {
  if (existsSync(to)) return;
  rmSync(`${to}.next`, { recursive: true, force: true });
  cpSync(from, `${to}.next`, { recursive: true });
  renameSync(`${to}.next`, to);
}
