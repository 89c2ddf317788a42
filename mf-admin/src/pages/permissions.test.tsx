import { beforeEach, expect, test } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import { ALL_CALLS } from '@vitrina/contract/all-calls';
import { listFirstUsers } from '@vitrina/contract/calls/list-first-users';
import { listPermissionGivers } from '@vitrina/contract/calls/list-permission-givers';
import { listUsers } from '@vitrina/contract/calls/list-users';
import { validateToken } from '@vitrina/contract/calls/validate-token';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import { mayCall, PERMISSIONS, type Permission } from '@vitrina/contract/rules/permissions';
import { configurePlatform, platformConfig, queryClient, tellChanges } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import remote from '../../remote.json' with { type: 'json' };
import { openDialog, renderConsole } from '../../test/render-console.tsx';
import { sampleUser } from '../../test/samples.ts';
import { OWN } from '../features/commands/own-contributions.ts';

const pages = remote.mounts.flatMap((mount) => mount.pages);
const NOT_ALLOWED = 'Nu ai dreptul să folosești această pagină';

/** Pages that are closed to staff with only one permission. */
const CLOSED: Readonly<Record<Permission, string>> = {
  shop: 'users commissions create-partner manage sites desk request/:id staff',
  sites: 'orders order/:id returns stats products users commissions staff settings',
  money:
    'orders order/:id stats products users customer create-partner manage sites desk request/:id staff settings',
  people:
    'orders order/:id returns stats products commissions create-partner manage sites desk request/:id settings',
  releases:
    'orders order/:id returns stats products users customer commissions create-partner manage sites desk request/:id staff settings',
};

let host: ReturnType<typeof stubHost>;

function setUp(
  path: string,
  permissions: readonly Permission[],
  capabilities = CAPABILITIES.slice(),
) {
  host = stubHost({ capabilities });
  configurePlatform({ ...platformConfig(), navigation: OWN });
  // Pending answers, because these tests only count requests.
  for (const call of ALL_CALLS) host.holdsBack(call, {} as never);
  host.answers(listPermissionGivers, {
    staff: [
      { id: 2, name: 'Ilinca', email: 'ilinca@exemplu.ro', permissions: [...PERMISSIONS] },
      { id: 3, name: 'Dan', email: 'dan@exemplu.ro', permissions: ['people'] },
    ],
  });
  return renderConsole(path, {}, 'token', permissions);
}

beforeEach(async () => {
  localStorage.clear();
  // Before this test's host exists: late requests still belong to the previous one.
  await queryClient.cancelQueries();
});

/** Pages of a single thing, which have no link in the navigation. */
const UNLINKED = /:|^customer$/;
const address = (page: string) => `/admin/${page.replace(':id', '300')}`;
const refusedTo = (permissions: readonly Permission[]) =>
  ALL_CALLS.filter((call) => !mayCall(call, { role: 'admin', permissions })).flatMap((call) =>
    host.requestsOf(call).map(({ path, search }) => `${call.name}: ${path}${search}`),
  );

test.each(PERMISSIONS.flatMap((one) => pages.filter(Boolean).map((page) => [one, page] as const)))(
  'staff with %s alone at %s: what is closed says so, and nothing is asked that the host refuses',
  async (permission, page) => {
    setUp(address(page), [permission]);
    const isClosed = CLOSED[permission].split(' ').includes(page);
    const heading = await screen.findByRole('heading', { level: 1 });
    const advice = `a page is closed to ${permission} by permissions in remote.json and CLOSED here`;
    expect(heading.textContent === NOT_ALLOWED, advice).toBe(isClosed);
    expect(refusedTo([permission])).toEqual([]);
  },
);

test.each(PERMISSIONS)(
  'staff with %s alone are offered links and commands to open pages',
  async (one) => {
    const { user } = setUp('/admin/dashboard', [one]);
    const open = pages.filter(
      (page) => page && !UNLINKED.test(page) && !CLOSED[one].split(' ').includes(page),
    );
    const nav = within(await screen.findByRole('navigation', { name: 'Administrare' }));
    const links = nav.getAllByRole('link').map((link) => link.getAttribute('href'));
    const linked = 'a page has a link in navigation of remote.json, or is in UNLINKED here';
    expect(links.sort(), linked).toEqual(open.map(address).sort());
    await user.keyboard('{Control>}k{/Control}');
    const palette = await openDialog();
    const found = palette.getAllByRole('button', { name: /^Mergi la/ });
    expect(found, 'a page has a command in remote.json').toHaveLength(open.length);
  },
);

test('a closed page names the permission that is missing, and who can give it', async () => {
  setUp('/admin/commissions', ['shop']);
  await screen.findByRole('heading', { level: 1, name: NOT_ALLOWED });
  expect(screen.getByText('Îți trebuie dreptul „Bani”.')).toBeTruthy();
  expect(
    (await screen.findByRole('link', { name: 'ilinca@exemplu.ro' })).getAttribute('href'),
  ).toBe('mailto:ilinca@exemplu.ro');
  // Dan manages the staff, but lacks this permission himself.
  expect(screen.queryByText(/dan@exemplu/)).toBeNull();
});

test('what a colleague gives or takes shows at once', async () => {
  setUp('/admin/commissions', ['shop']);
  await screen.findByRole('heading', { level: 1, name: NOT_ALLOWED });
  const user = { id: 1, name: 'Ioana', email: 'admin@exemplu.ro', role: 'admin' as const };
  host.answers(validateToken, { user: { ...user, permissions: ['money'] } });
  tellChanges([{ kind: 'user', id: 1 }]);
  await screen.findByRole('heading', { level: 1, name: 'Comisioane' });
  expect(screen.queryByRole('link', { name: 'Comenzi' })).toBeNull();
  host.answers(validateToken, { user: { ...user, permissions: ['shop'] } });
  tellChanges([{ kind: 'user', id: 1 }]);
  await screen.findByRole('heading', { level: 1, name: NOT_ALLOWED });
});

test('the focus goes with the page that is closed or opened under it, and is left alone elsewhere', async () => {
  setUp('/admin/users', ['people']);
  host.answers(listFirstUsers, { total: 1, users: [sampleUser()] });
  host.answers(listUsers, [sampleUser()]);
  const give = (permissions: readonly Permission[]) => {
    const user = { id: 1, name: 'Ioana', email: 'admin@exemplu.ro', role: 'admin' as const };
    host.answers(validateToken, { user: { ...user, permissions: [...permissions] } });
    tellChanges([{ kind: 'user', id: 1 }]);
  };
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  (await screen.findByRole('searchbox')).focus();
  give(['shop']);
  const closed = await heading(NOT_ALLOWED);
  expect(document.activeElement).toBe(closed);
  screen.getByRole('link', { name: 'Înapoi la panou' }).focus();
  give(['people']);
  const opened = await heading('Utilizatori');
  expect(document.activeElement).toBe(opened);
  const command = screen.getByRole('button', { name: /^Acțiuni rapide/ });
  command.focus();
  give(['shop']);
  await heading(NOT_ALLOWED);
  expect(document.activeElement).toBe(command);
});

test('what concerns somebody else is not asked about', async () => {
  setUp('/admin/dashboard', ['shop']);
  await screen.findByRole('heading', { level: 1 });
  tellChanges([
    { kind: 'user', id: 2 },
    { kind: 'order', id: 1 },
  ]);
  expect(host.requestsOf(validateToken)).toEqual([]);
});

test('before a host that knows no permissions an admin has all pages but that of the staff', async () => {
  const capabilities = CAPABILITIES.filter((one) => one !== 'permissions');
  setUp('/admin/commissions', ['shop'], capabilities);
  await screen.findByRole('heading', { level: 1, name: 'Comisioane' });
  const nav = within(screen.getByRole('navigation', { name: 'Administrare' }));
  const names = nav.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toContain('Comisioane');
  expect(names).not.toContain('Echipă');
});

test('the overview of somebody who has nothing to follow says so', async () => {
  setUp('/admin/dashboard', ['people']);
  await screen.findByText('Cu drepturile tale nu ai nimic de urmărit aici.');
});
