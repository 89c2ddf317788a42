import type { Release } from '@vitrina/contract/registry';
import type { Mount } from '@vitrina/contract/remote';

/** Addresses with a page. */
export interface KnownPath {
  /** Regular expression for both nginx and JavaScript. */
  pattern: string;
  /** GET call that answers 404 when the thing does not exist; `$1` is the first group. */
  exists?: string;
}

type WithMounts = Pick<Release, 'mounts'>;

/** The part of a registry's remote that describes its pages. */
interface Pages {
  current: WithMounts;
  canary?: { release: WithMounts } | null | undefined;
}

/**
 * All addresses with a page; others are answered with 404. Addresses below a mount without a list of pages
 * count as known, because only its remote can tell.
 * @param shellPaths of the shell's own pages
 * @param capabilities of the host: calls it does not know are not used
 */
export function knownPaths(
  shellPaths: readonly string[],
  { remotes }: { remotes: readonly Pages[] },
  capabilities: readonly string[] = [],
): KnownPath[] {
  const releases = remotes.flatMap(({ current, canary }) => [
    current,
    ...(canary ? [canary.release] : []),
  ]);
  const known = [
    ...shellPaths.map((path) => ({ pattern: exactly(path) })),
    ...releases.flatMap(({ mounts }) => mounts.flatMap((mount) => pagesOf(mount, capabilities))),
  ];
  return [...new Map(known.map((path) => [path.pattern, path])).values()].sort(mostExactFirst);
}

/**
 * Servers take the first pattern that matches an address: `/blog/about` comes before `/blog/:slug`, both before
 * the pattern for everything below `/blog`, and a nested mount before its parent.
 */
export function mostExactFirst(one: { pattern: string }, other: { pattern: string }): number {
  const isBelow = ({ pattern }: { pattern: string }) => Number(pattern.endsWith(BELOW));
  const names = ({ pattern }: { pattern: string }) => pattern.split(NAME).length;
  return (
    isBelow(one) - isBelow(other) ||
    names(one) - names(other) ||
    other.pattern.length - one.pattern.length
  );
}

const NAME = '([\\w-]+)';
const BELOW = '(/|$)';

function pagesOf({ path, pages, exists }: Mount, capabilities: readonly string[]): KnownPath[] {
  if (!pages) return [{ pattern: `^${literal(path)}${BELOW}` }];
  const isAsked = exists && capabilities.includes(exists.capability);
  return pages.flatMap((page) => {
    const pattern = exactly(page ? `${path}/${page}` : path);
    if (!fitsNginx(pattern)) return [];
    const call = isAsked && page.includes(':') ? callOfPage(exists.call, page) : '';
    const isUsable = call !== '' && fitsNginx(call) && !INVALID_GROUP.test(call);
    return [{ pattern, ...(isUsable && { exists: call }) }];
  });
}

/**
 * One string above 4096 bytes makes nginx refuse its whole configuration; one remote must not take down the
 * others.
 */
export const fitsNginx = (text: string): boolean => text.length <= MAX_LETTERS;
const MAX_LETTERS = 2000;

/** Not one of nginx's nine groups: a name that the page does not have (`$0`), or a tenth group. */
const INVALID_GROUP = /\$(?:0|\d\d)/;

/**
 * `/article/:id` -> `^/article/([\w-]+)/*$`. Names are restricted, because nginx matches the decoded
 * address and passes a part of it to the host.
 */
export const exactly = (path: string): string => `^${literal(path).replace(/:\w+/g, NAME)}/*$`;

/** The call with `$1` instead of the first parameter of the page's address, and so on. */
export function callOfPage(call: string, page: string): string {
  const names = [...page.matchAll(/:\w+/g)].map(([name]) => name);
  return call.replace(/:\w+/g, (name) => `$${names.indexOf(name) + 1}`);
}

const literal = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
