import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@rstest/core';
import semver from 'semver';
import { SHARED_MODULES, sharedVersions } from './shared-modules.ts';
import { neededRange } from './shared-since.ts';

/** What shared-auth 3.0.0 exports. */
const SHARED_AUTH_3 = [
  'ApiError',
  'ContractError',
  'MissingCallError',
  'NetworkError',
  'TimeoutError',
  'addLine',
  'callApi',
  'cartInstance',
  'changeKnown',
  'clearCart',
  'configurePlatform',
  'defineRemoteModule',
  'endRefusedSession',
  'endSession',
  'expireSession',
  'getSession',
  'hostCan',
  'isApiCallError',
  'parseUser',
  'platformConfig',
  'publicKey',
  'queryClient',
  'readJson',
  'readText',
  'refusalOf',
  'remove',
  'removeLine',
  'replaceCart',
  'serverMessageOr',
  'sessionInstance',
  'setQuantity',
  'setTheme',
  'showToast',
  'signIn',
  'startSession',
  'unlessMissing',
  'useAllUnreadableRows',
  'useCart',
  'useDocumentTitle',
  'usePageTitle',
  'useSession',
  'useTheme',
  'useToasts',
  'useUnreadableRows',
  'userId',
  'userKey',
  'writeJson',
  'writeText',
];

test('a remote needs the version that brought the names it uses, not the one it was built with', () => {
  expect(neededRange('react', ['useState', 'memo'])).toBe('^19.0.0');
  expect(neededRange('react', ['useState', 'useEffectEvent'])).toBe('^19.2.0');
  expect(neededRange('@tanstack/react-query', ['skipToken'])).toBe('^5.25.0');
});

test('what is installed here satisfies what every remote needs', () => {
  const installed = sharedVersions(join(import.meta.dirname, '../../shell'));
  for (const name of SHARED_MODULES)
    expect(semver.satisfies(installed[name], neededRange(name)), name).toBe(true);
});

test('a name that shared-auth gets has a version in the table', () => {
  const source = readFileSync(
    join(dirname(createRequire(import.meta.url).resolve('@vitrina/shared-auth')), 'index.ts'),
    'utf8',
  );
  const exported = [...source.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
  const later = exported.filter((name) => !SHARED_AUTH_3.includes(name));
  for (const name of later)
    expect(neededRange('@vitrina/shared-auth', [name]), name).not.toBe('^3.0.0');
  // A removed name needs a new major version.
  expect(SHARED_AUTH_3.filter((name) => !exported.includes(name))).toEqual([]);
});
