import type { Page } from '@playwright/test';
import type { Registry } from '@vitrina/contract/registry';
import { readRemoteManifest } from '@vitrina/federation/remote-manifest';
import { packageDir } from '@vitrina/platform/paths';
import { REMOTES } from '@vitrina/platform/remotes';
import { account, signInAs } from '../src/accounts.ts';
import { REMOTE_PAGES } from '../src/remote-pages.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

/** Pages that redirect to the home page without access. */
const GUARDED = REMOTE_PAGES.filter(({ mount }) => mount.onDenied === '/');
const pathsOf = (wanted: 'admin' | 'user') =>
  GUARDED.flatMap(({ path, role }) => (role === wanted ? [path] : []));
const ADMIN_PATHS = pathsOf('admin');
const USER_PATHS = [...pathsOf('user'), '/users/dashboard'];
/** Remotes with only guarded mounts: their code must not load without access. */
const SECRET = REMOTES.filter((name) =>
  readRemoteManifest(packageDir(name)).mounts.every(({ access }) => access !== 'public'),
);

/** Expects a redirect to the home page, and no request to a guarded remote. */
async function expectLockedOut(page: Page, platform: WorkerPlatform, paths: string[]) {
  const requested: string[] = [];
  const guarded = SECRET.map((name) => platform.remote(name).url);
  page.on('request', (request) => {
    if (guarded.some((origin) => request.url().startsWith(origin))) requested.push(request.url());
  });
  for (const path of paths) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`${platform.addresses.shell}/`);
  }
  expect(requested).toEqual([]);
}

for (const [which, slice] of [
  ['a guarded page', [0, 1]],
  ['every other guarded page @matrix', [1]],
] as const) {
  test(`nobody signed in: ${which} leads home and fetches no code`, async ({ page, platform }) => {
    const paths = [...ADMIN_PATHS.slice(...slice), ...USER_PATHS.slice(...slice)];
    await expectLockedOut(page, platform, paths);
  });

  test(`a partner: ${which} of admins leads home and fetches no code`, async ({
    page,
    platform,
  }) => {
    await signInAs(page, platform, account('user'));
    await expectLockedOut(page, platform, ADMIN_PATHS.slice(...slice));
  });
}

test('the registry says who may open what', async ({ request }) => {
  const registry = (await (await request.get('/registry.json')).json()) as Registry;
  const rules = registry.remotes.flatMap(({ current }) =>
    (current?.mounts ?? []).map(({ path, access, onDenied }) => [path, access, onDenied]),
  );
  const guarded = Object.fromEntries(
    rules.filter(([, access]) => access !== 'public').map(([path, ...rule]) => [path, rule]),
  );
  expect(guarded).toMatchObject({
    '/admin': ['admin', '/'],
    '/users/dashboard': ['user', '/'],
    '/users/dashboard/new-request': ['user', '/'],
    '/users/notifications': ['signed-in', '/login'],
  });
});

test('after signing in a partner sees the dashboard, after logout the home page', async ({
  page,
  platform,
}) => {
  const { email, password } = account('user');
  await page.goto('/login');
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Parolă/).fill(password);
  await page.getByRole('button', { name: 'Autentificare', exact: true }).click();
  await expect(page).toHaveURL(/\/users\/dashboard\/overview$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Salut');
  await page.getByRole('button', { name: /^Meniul contului/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${platform.addresses.shell}/`);
  expect(
    await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]),
  ).toEqual([null, null]);
  await page.goBack();
  await expect(page).not.toHaveURL(/dashboard/);
});
