import { expect, rstest, test } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createPartner } from '@vitrina/contract/calls/create-partner';
import { listAllBusinesses } from '@vitrina/contract/calls/list-all-businesses';
import { listAllUserWebsites } from '@vitrina/contract/calls/list-all-user-websites';
import { listPartners } from '@vitrina/contract/calls/list-partners';
import { listUsers } from '@vitrina/contract/calls/list-users';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { fillIn, isToasted, renderConsole } from '../../test/render-console.tsx';
import { sampleSite, sampleUser } from '../../test/samples.ts';

const SITE = 'https://florarie.exemplu.ro';

function setUp() {
  const host = stubHost();
  host.answers(listUsers, [
    sampleUser(),
    sampleUser({ id: 8, name: 'Fără site', email: 'ion@exemplu.ro' }),
  ]);
  host.answers(listAllBusinesses, { data: [] });
  host.answers(listAllUserWebsites, { data: [sampleSite()] });
  host.answers(listPartners, { data: [] });
  host.answers(createPartner, { syncApiKey: 'cheia-secreta' });
  return { host, ...renderConsole('/admin/create-partner') };
}

const submit = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Creează partenerul' }));
const key = () => screen.findByLabelText<HTMLInputElement>('Cheia de sincronizare');

async function choose(user: UserEvent) {
  await user.selectOptions(
    await screen.findByLabelText(/^Utilizator/),
    'Ana Exemplu (ana@exemplu.ro)',
  );
  await user.selectOptions(screen.getByLabelText(/^Site/), SITE);
}

async function fill(user: UserEvent) {
  await choose(user);
  await fillIn(user, /^Nume partener/, 'Magazin de încercare');
  await fillIn(user, /^Adresa de sincronizare/, 'https://magazin.example/sync');
}

test('lists that do not come are said, and come with a retry', async () => {
  const { host, user } = setUp();
  host.refuses(listAllUserWebsites, 400);
  host.refuses(listPartners, 400);
  await screen.findByText('Failed to load users/websites');
  await screen.findByText('Partenerii nu au putut fi încărcați.');
  host.answers(listAllUserWebsites, { data: [] });
  host.answers(listPartners, { data: [] });
  for (const retry of screen.getAllByRole('button', { name: 'Reîncearcă' }))
    await user.click(retry);
  await screen.findByRole('button', { name: 'Creează partenerul' });
  await screen.findByText('Niciun partener');
});

test('a host that cannot list its partners after all shows no list of them', async () => {
  const { host } = setUp();
  host.refuses(listPartners, 404);
  await screen.findByRole('button', { name: 'Creează partenerul' });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Parteneri' })).toBeNull());
  expect(screen.queryByText('Partenerii nu au putut fi încărcați.')).toBeNull();
});

test('partners show when they were synchronised last, or why they were not', async () => {
  const { host } = setUp();
  host.answers(listPartners, {
    data: [
      { id: 1, name: 'Primul', website_url: SITE, sync_url: 'https://a.example/sync' },
      { id: 2, name: 'Al doilea', last_sync_error: 'HTTP 500' },
    ],
  });
  await screen.findByRole('rowheader', { name: 'Primul' });
  expect(screen.getByText('Niciodată')).toBeTruthy();
  expect(screen.getByText('HTTP 500')).toBeTruthy();
});

test('somebody without a site is said to have none', async () => {
  const { user } = setUp();
  await user.selectOptions(
    await screen.findByLabelText(/^Utilizator/),
    'Fără site (ion@exemplu.ro)',
  );
  await screen.findByText('No websites found for this user.');
});

test('a site that has a partner already is said, because its key would be replaced', async () => {
  const { host, user } = setUp();
  host.answers(listPartners, { data: [{ id: 1, user_id: 7, name: 'Primul', website_url: SITE }] });
  await choose(user);
  await screen.findByText(/^Site-ul are deja un partener\./);
});

test('all four values are needed, and one that is too long is refused with its length', async () => {
  const { host, user } = setUp();
  await submit(user);
  expect(await screen.findAllByText('Câmpul este obligatoriu.')).toHaveLength(4);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Utilizator/));
  await fillIn(user, /^Nume partener/, 'n'.repeat(121));
  await fillIn(user, /^Adresa de sincronizare/, `https://prea-lung.example/${'a'.repeat(1975)}`);
  await submit(user);
  await screen.findByText(/^Cel mult 120 de caractere; acum sunt 121\./);
  await screen.findByText(/^Cel mult 2000 de caractere; acum sunt 2001\./);
  expect(host.requestsOf(createPartner)).toEqual([]);
});

test('a refusal shows the words of the host, or ours; then the key is shown once', async () => {
  const { host, user } = setUp();
  await fill(user);
  host.refuses(createPartner, 400);
  await submit(user);
  await screen.findByText('Failed to create partner');
  host.refuses(createPartner, 400, { error: 'Site-ul nu există.' });
  await submit(user);
  await screen.findByText('Site-ul nu există.');
  host.answers(createPartner, { syncApiKey: 'cheia-secreta' });
  host.answers(listPartners, { data: [{ id: 1, name: 'Magazin de încercare' }] });
  await submit(user);
  expect((await key()).value).toBe('cheia-secreta');
  expect(screen.getByText('Cheia se afișează o singură dată. Copiaz-o acum.')).toBeTruthy();
  await screen.findByRole('rowheader', { name: 'Magazin de încercare' });
  expect(host.requestsOf(createPartner).at(-1)?.body).toEqual({
    userId: 7,
    websiteUrl: SITE,
    name: 'Magazin de încercare',
    syncUrl: 'https://magazin.example/sync',
  });
});

test('pressed twice one is created, and nothing is blamed', async () => {
  const { host, user } = setUp();
  await fill(user);
  await submit(user);
  await key();
  await submit(user);
  expect(screen.queryByText('Câmpul este obligatoriu.')).toBeNull();
  expect(host.requestsOf(createPartner)).toHaveLength(1);
});

test('the key is copied, and where the browser refuses that is said', async () => {
  const { user } = setUp();
  await fill(user);
  await submit(user);
  await key();
  await user.click(screen.getByRole('button', { name: 'Copiază cheia' }));
  await isToasted('Cheia a fost copiată.');
  expect(await navigator.clipboard.readText()).toBe('cheia-secreta');
  rstest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copiază cheia' }));
  await isToasted('Cheia nu a putut fi copiată. Selecteaz-o și copiaz-o manual.');
});
