import type { SharedModuleName } from './shared-modules.ts';

interface Since {
  /** The oldest version a remote may meet: the major its code is written for. */
  first: string;
  /** Names added later -> the version that added them. */
  later: Readonly<Record<string, string>>;
}

/**
 * Which version of a shared module added which name. A remote requires only the names it uses, so a newer
 * minor in its lockfile excludes no shell. Of partly shared modules the names themselves are compared, too.
 */
const SHARED_SINCE: Record<SharedModuleName, Since> = {
  react: { first: '19.0.0', later: { Activity: '19.2.0', useEffectEvent: '19.2.0' } },
  'react-dom': { first: '19.0.0', later: {} },
  'react-router-dom': { first: '7.0.0', later: {} },
  zustand: { first: '5.0.0', later: {} },
  '@tanstack/react-query': { first: '5.0.0', later: { skipToken: '5.25.0' } },
  'zod/mini': { first: '4.0.0', later: {} },
  // Our own: an added name needs a new minor, and a line here.
  '@vitrina/shared-auth': {
    first: '3.0.0',
    later: { onChanges: '3.1.0', tellChanges: '3.1.0' },
  },
};

/** The range of a shared module that has all of `names`; without names, what every remote needs. */
export function neededRange(module: SharedModuleName, names: readonly string[] = []): string {
  const { first, later } = SHARED_SINCE[module];
  const needed = names.flatMap((name) => later[name] ?? []);
  return `^${[first, ...needed].sort(byVersion).at(-1)}`;
}

const byVersion = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
