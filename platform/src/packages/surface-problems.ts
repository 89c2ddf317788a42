import type { Surface } from './surface.ts';

export type Bump = 'patch' | 'minor' | 'major';

const ORDER: readonly Bump[] = ['patch', 'minor', 'major'];

/**
 * Unannounced changes of a package's surface: a removal needs a new major, everything else a new minor,
 * because others compile against it.
 * @param recorded surface of the last release
 * @param pending largest bump waiting in `.changeset`, null for none
 * @returns one sentence each
 */
export function surfaceProblems(
  name: string,
  recorded: Surface,
  now: Surface,
  pending: Bump | null,
): string[] {
  if (recorded.version !== now.version)
    return [
      `${name} is ${now.version}, its surface.json of ${recorded.version}: pnpm packages surface.`,
    ];
  const changes = surfaceChanges(recorded, now);
  const needed: Bump | null =
    changes.removed.length > 0 ? 'major' : changes.other.length > 0 ? 'minor' : null;
  if (!needed || (pending && ORDER.indexOf(pending) >= ORDER.indexOf(needed))) return [];
  const what = [...changes.removed, ...changes.other].join('; ');
  const has = pending ? `the changeset says ${pending}` : 'no changeset says so';
  return [
    `${name} ${now.version}: ${what}. That is a ${needed} change, and ${has}: pnpm changeset.`,
  ];
}

function surfaceChanges(before: Surface, now: Surface): { removed: string[]; other: string[] } {
  const removed: string[] = [];
  const other: string[] = [];
  for (const [entry, was] of Object.entries(before.entries)) {
    const is = now.entries[entry];
    if (!is) {
      removed.push(`the entry ${entry} is gone`);
      continue;
    }
    const gone = was.names.filter((one) => !is.names.includes(one));
    const come = is.names.filter((one) => !was.names.includes(one));
    if (gone.length > 0) removed.push(`${entry} exports ${gone.join(', ')} no more`);
    if (come.length > 0) other.push(`${entry} exports ${come.join(', ')}`);
    else if (gone.length === 0 && was.declarations !== is.declarations)
      other.push(`the declarations of ${entry} changed`);
  }
  for (const entry of Object.keys(now.entries))
    if (!before.entries[entry]) other.push(`the entry ${entry} is new`);
  return { removed, other };
}

/** Largest bump of a package in the changesets' front matter. */
export function pendingBump(name: string, changesets: readonly string[]): Bump | null {
  const bumps = changesets.flatMap((text) => {
    const [, head = ''] = text.split(/^---$/m);
    const found = new RegExp(`^['"]?${name}['"]?:\\s*(major|minor|patch)\\s*$`, 'm').exec(head);
    return ORDER.filter((bump) => bump === found?.[1]);
  });
  return ORDER.findLast((bump) => bumps.includes(bump)) ?? null;
}
