import type { Registry, RegistryRemote } from '../registry.ts';

/** Actions of the release tool on a part of the product. */
export const RELEASE_DEEDS = [
  'released',
  'rolled-back',
  'switched-off',
  'switched-on',
  'canary',
  'canary-ended',
  'marked-bad',
  'marked-good',
  'removed',
  'held',
  'hold-ended',
  'previews',
  'roster',
  /** The roots changed who may release. */
  'delegated',
  /** Admitted although its key was retired. */
  'kept',
  /** Only signed again. */
  'signed',
] as const;
export type ReleaseDeed = (typeof RELEASE_DEEDS)[number];

/** A change between two revisions of the registry. */
export interface ReleaseChange {
  /** `shell`, `registry`, `wordpress` for the plug-in, or a remote's name. */
  part: string;
  deed: ReleaseDeed;
  /** Release ids, the version for the plug-in; null when there was, or is, none. */
  from: string | null;
  to: string | null;
}

/**
 * Changes between two registries; never empty, so that each revision is recorded.
 * @param before null when unknown: everything then counts as released
 */
export function releaseChanges(before: Registry | null, after: Registry): ReleaseChange[] {
  const told = (part: string, deed: ReleaseDeed, from?: string | null, to?: string | null) => ({
    ...{ part, deed, from: from ?? null, to: to ?? null },
  });
  const shell = [before?.shell.release, after.shell.release] as const;
  const previous = new Map(before?.remotes.map((remote) => [remote.name, remote]));
  const names = new Set(after.remotes.map(({ name }) => name));
  const changes = [
    ...moved('shell', ...shell),
    ...after.remotes.flatMap((remote) => remoteChanges(previous.get(remote.name), remote)),
    ...[...previous.values()]
      .filter(({ name }) => !names.has(name))
      .map(({ name, current }) => told(name, 'removed', current.id)),
    ...markChanges(),
    ...holdChanges(),
    ...moved('wordpress', pluginOf(before), pluginOf(after)),
    ...(before && differs(before.previews, after.previews) ? [told('registry', 'previews')] : []),
    ...(before && differs(before.roster, after.roster) ? [told('registry', 'roster')] : []),
    ...(differs(before?.delegation, after.delegation) ? [told('registry', 'delegated')] : []),
    ...after.remotes
      .filter((remote) => isKept(after, remote) && !isKept(before, previous.get(remote.name)))
      .map(({ name, current }) => told(name, 'kept', null, current.id)),
  ];
  return changes.length > 0 ? changes : [told('registry', 'signed')];

  function moved(part: string, from: string | undefined, to: string | undefined): ReleaseChange[] {
    if (from === to) return [];
    // A rollback marks the abandoned release as bad.
    const isBack = from !== undefined && isNew(before?.bad, after.bad, part, from);
    return [told(part, isBack ? 'rolled-back' : 'released', from, to)];
  }

  function remoteChanges(was: RegistryRemote | undefined, is: RegistryRemote): ReleaseChange[] {
    const { name } = is;
    const isOff = is.disabled ?? false;
    const canary = is.canary?.release.id;
    const hasCanaryMoved =
      was?.canary?.release.id !== canary || was?.canary?.share !== is.canary?.share;
    return [
      ...moved(name, was?.current.id, is.current.id),
      ...((was?.disabled ?? false) === isOff
        ? []
        : [told(name, isOff ? 'switched-off' : 'switched-on', null, is.current.id)]),
      ...(canary && hasCanaryMoved ? [told(name, 'canary', is.current.id, canary)] : []),
      // Implied by the canary becoming the release.
      ...(!canary && was?.canary && was.current.id === is.current.id
        ? [told(name, 'canary-ended', was.canary.release.id, is.current.id)]
        : []),
    ];
  }

  function holdChanges(): ReleaseChange[] {
    const parts = new Set([...Object.keys(before?.holds ?? {}), ...Object.keys(after.holds ?? {})]);
    return [...parts].flatMap((part) => {
      const [was, is] = [before?.holds?.[part], after.holds?.[part]];
      if (!differs(was, is)) return [];
      return [told(part === 'all' ? 'registry' : part, is ? 'held' : 'hold-ended')];
    });
  }

  function markChanges(): ReleaseChange[] {
    const parts = new Set([...Object.keys(before?.bad ?? {}), ...Object.keys(after.bad ?? {})]);
    return [...parts].flatMap((part) => {
      const [was = [], is = []] = [before?.bad?.[part], after.bad?.[part]];
      const left = part === 'shell' ? before?.shell.release : previous.get(part)?.current.id;
      const live =
        part === 'shell'
          ? after.shell.release
          : after.remotes.find(({ name }) => name === part)?.current.id;
      return [
        // Implied by a rollback.
        ...is
          .filter((id) => !was.includes(id) && (id !== left || left === live))
          .map((id) => told(part, 'marked-bad', id)),
        ...was.filter((id) => !is.includes(id)).map((id) => told(part, 'marked-good', id)),
      ];
    });
  }
}

/** Not validated by a schema. */
const pluginOf = (registry: Registry | null): string | undefined => {
  const version: unknown = registry?.wordpress?.version;
  return typeof version === 'string' ? version : undefined;
};

/** Whether the roots admit it although its key no longer counts. */
const isKept = (registry: Registry | null, remote: RegistryRemote | undefined): boolean =>
  registry?.delegation?.retired?.some(({ entries }) =>
    remote?.signed?.signatures.some(({ value }) => entries.includes(value)),
  ) ?? false;

const isNew = (was: Registry['bad'], is: Registry['bad'], part: string, id: string): boolean =>
  (is?.[part]?.includes(id) ?? false) && !(was?.[part]?.includes(id) ?? false);

const differs = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);
