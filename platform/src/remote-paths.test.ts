import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { NOTIFICATION_PAGES } from '@vitrina/contract/rules/notification-target';
import { readRemoteManifest } from '@vitrina/federation/remote-manifest';
import { ROOT } from './paths.ts';
import { REMOTES } from './remotes.ts';

const MOUNTS = REMOTES.flatMap((remote) =>
  readRemoteManifest(join(ROOT, remote)).mounts.map((mount) => ({ remote, ...mount })),
);

/** The mount of an address: the one with the longest matching path. */
const mountOf = (address: string) =>
  MOUNTS.filter(({ path }) => address === path || address.startsWith(`${path}/`)).sort(
    (one, other) => other.path.length - one.path.length,
  )[0];

/** Comment lines, whose examples may name any path. */
const COMMENT = /^\s*(?:\/?\*|\/\/).*$/gm;

/** Addresses in source code: `'/admin/orders'`, `` `/product/${id}` ``, `to="/quiz"`. */
const addressesIn = (text: string): string[] =>
  [...text.replace(COMMENT, '').matchAll(/["'`}](\/[a-z][\w/-]*)/g)].map(([, address = '']) =>
    address.replace(/\/$/, ''),
  );

const sourcesOf = (name: string): string[] =>
  readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|html)$/.test(file) && !/\.test\.tsx?$|(?:^|\/)sample-/.test(file))
    .map((file) => join(name, 'src', file));

test('an address is seen in every way that a program writes one', () => {
  const text = [
    `to('/quiz')`,
    '`$' + '{origin}/admin/order/$' + '{id}`',
    'to="/products?page=2"',
    `\n * @example to('/checkout')`,
  ].join();
  expect(addressesIn(text)).toEqual(['/quiz', '/admin/order', '/products']);
  expect(mountOf('/users/dashboard/new-request')?.remote).toBe('mf-quiz');
  expect(mountOf('/users/dashboard/profile')?.remote).toBe('mf-partner');
  expect(mountOf('/productss')).toBeUndefined();
});

test('no package but a remote itself has its paths in its code', () => {
  const packages = ['shell', 'shared-auth', 'shared-ui', 'federation', ...REMOTES];
  const foreign = packages.flatMap((name) =>
    sourcesOf(name).flatMap((file) =>
      addressesIn(readFileSync(join(ROOT, file), 'utf8'))
        .filter((address) => (mountOf(address)?.remote ?? name) !== name)
        .map((address) => `${file}: ${address}`),
    ),
  );
  expect(foreign).toEqual([]);
});

/** Mails use these paths too, and have no registry, so the contract defines them. */
test('every page that a notification leads to is one of a remote or of the shell', () => {
  const { order, ...ofRemotes } = NOTIFICATION_PAGES;
  expect(order).toBe('/account');
  for (const address of Object.values(ofRemotes)) {
    const mount = mountOf(address);
    const page = address.slice((mount?.path.length ?? 0) + 1);
    expect(mount?.pages, address).toContain(page);
  }
});
