import type { NavigationEntry } from '../contributions.ts';

/** Places visible to one role -> accesses that may be linked there. */
const OPENED_BY: Readonly<Record<string, readonly string[]>> = {
  console: ['admin', 'signed-in'],
  dashboard: ['user', 'signed-in'],
  'dashboard-menu': ['user', 'signed-in'],
};

/** The unusable key of a link, and why; null when there is none. */
export function linkProblem(
  { place, order }: Pick<NavigationEntry, 'place' | 'order'>,
  mount: { id: string; access: string } | undefined,
): { key: 'place' | 'order'; says: string } | null {
  if (order < 0)
    return {
      key: 'order',
      says: `${order} is below 0, where the platform’s own links stand: take 0 or more`,
    };
  const accesses = OPENED_BY[place];
  if (!mount || !accesses || accesses.includes(mount.access)) return null;
  return {
    key: 'place',
    says: `the mount "${mount.id}" has the access "${mount.access}"; "${place}" is for ${accesses.join(' and ')}: choose another place`,
  };
}
