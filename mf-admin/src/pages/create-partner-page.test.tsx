import { expect, rstest, test } from '@rstest/core';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createPartner } from '@vitrina/contract/calls/create-partner';
import { createUserEmbed } from '@vitrina/contract/calls/create-user-embed';
import { endPartner } from '@vitrina/contract/calls/end-partner';
import { listAllBusinesses } from '@vitrina/contract/calls/list-all-businesses';
import { listAllUserWebsites } from '@vitrina/contract/calls/list-all-user-websites';
import { listPartners } from '@vitrina/contract/calls/list-partners';
import { listUserEmbeds } from '@vitrina/contract/calls/list-user-embeds';
import { renewPartnerKey } from '@vitrina/contract/calls/renew-partner-key';
import { searchConsole } from '@vitrina/contract/calls/search-console';
import { updatePartner } from '@vitrina/contract/calls/update-partner';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import {
  chooseUser,
  fillIn,
  isToasted,
  openDialog,
  renderConsole,
  undoButton,
} from '../../test/render-console.tsx';
import { sampleEmbed, sampleSite, sampleUser } from '../../test/samples.ts';

const SITE = 'https://florarie.exemplu.ro';

function setUp() {
  const host = stubHost();
  host.answers(searchConsole, {
    ...{ orders: [], products: [], requests: [] },
    users: [sampleUser(), sampleUser({ id: 8, name: 'Fără site', email: 'ion@exemplu.ro' })],
  });
  host.answers(listAllBusinesses, { data: [] });
  host.answers(listAllUserWebsites, { data: [sampleSite()] });
  host.answers(listPartners, { data: [] });
  host.answers(createPartner, { syncApiKey: 'cheia-secreta' });
  host.answers(listUserEmbeds, { data: [sampleEmbed()] });
  host.answers(createUserEmbed, { data: sampleEmbed({ name: 'Blog' }) });
  return { host, ...renderConsole('/admin/create-partner') };
}

const submit = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Creează partenerul' }));
const key = () => screen.findByLabelText<HTMLInputElement>('Cheia de sincronizare');

async function choose(user: UserEvent) {
  await chooseUser(user, 'Ana Exemplu', 'Ana Exemplu (ana@exemplu.ro)');
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
  await screen.findByText(/^Gazda nu listează partenerii\./);
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
  await chooseUser(user, 'Fără site', 'Fără site (ion@exemplu.ro)');
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

test('the form is open where the address stands for it, and the key outlives a press on Escape', async () => {
  const { user } = setUp();
  await fill(user);
  await submit(user);
  await key();
  const drawer = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Creează partener' });
  await user.click(within(drawer).getByRole('button', { name: 'Închide' }));
  expect(drawer.open).toBe(false);
  const open = screen.getByRole('button', { name: 'Partener nou' });
  expect(document.activeElement).toBe(open);
  await user.click(open);
  expect((await key()).value).toBe('cheia-secreta');
});

test('whoever comes with something to look for sees the list, and opens the form', async () => {
  setUp();
  cleanup();
  const { user } = renderConsole('/admin/create-partner?q=flor');
  const open = await screen.findByRole('button', { name: 'Partener nou' });
  expect(screen.queryByRole('button', { name: 'Creează partenerul' })).toBeNull();
  await user.click(open);
  await screen.findByRole('button', { name: 'Creează partenerul' });
});

const PARTNER = {
  ...{ id: 3, user_id: 7, name: 'Florăria', website_url: SITE, sync_url: `${SITE}/sync` },
  ...{ last_synced_at: null, last_sync_error: null, version: 4, has_key: true },
};

async function openPartner() {
  const { host, user } = setUp();
  host.answers(listPartners, { data: [PARTNER] });
  cleanup();
  renderConsole('/admin/create-partner');
  await user.click(await screen.findByRole('button', { name: 'Modifică Florăria' }));
  return { host, user, dialog: await openDialog() };
}

test('a connection is changed over the version that was seen; what somebody else saved is shown first', async () => {
  const { host, user, dialog } = await openPartner();
  const name = dialog.getByLabelText<HTMLInputElement>(/^Nume partener/);
  await user.clear(name);
  await user.paste('Florăria Ana');
  host.refuses(updatePartner, 409, { code: 'version_conflict', error: 'Altcineva' });
  host.answers(listPartners, { data: [{ ...PARTNER, name: 'Florăria Ioana', version: 5 }] });
  await user.click(dialog.getByRole('button', { name: 'Salvează' }));
  await dialog.findByText('Acum: Florăria Ioana');
  expect(name.value).toBe('Florăria Ana');
  const saved = { ...PARTNER, name: 'Florăria Ana', version: 6 };
  host.answers(updatePartner, { partner: saved });
  host.answers(listPartners, { data: [saved] });
  await user.click(dialog.getByRole('button', { name: 'Salvează' }));
  await undoButton();
  expect(host.requestsOf(updatePartner).map(({ body }) => body)).toMatchObject([
    { name: 'Florăria Ana', version: 4 },
    { name: 'Florăria Ana', version: 5 },
  ]);
});

test('the forms of its owner are seen, made and ended beside the shop', async () => {
  const { host, user, dialog } = await openPartner();
  await dialog.findByText('Contact');
  await user.click(dialog.getByRole('button', { name: 'Formular nou' }));
  await fillIn(user, /^Numele formularului/, 'Blog');
  await user.click(screen.getByRole('button', { name: 'Creează formularul' }));
  await isToasted('Formularul „Blog” a fost creat.');
  expect(host.requestsOf(createUserEmbed).map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/api/embeds/user/7', body: { name: 'Blog' } },
  ]);
});

test('a new key is shown once, after a question that says how long the old one serves', async () => {
  const { host, user, dialog } = await openPartner();
  host.answers(renewPartnerKey, {
    partner: { ...PARTNER, version: 5, old_key_until: '2099-01-08T10:00:00Z' },
    syncApiKey: 'cheia-noua',
  });
  await user.click(dialog.getByRole('button', { name: 'Cheie nouă' }));
  const question = screen.getByText(/Cheia veche mai este încercată 7 zile/).closest('dialog');
  if (!question) throw new Error('Nothing is asked.');
  await user.click(within(question).getByRole('button', { name: 'Cheie nouă' }));
  expect((await key()).value).toBe('cheia-noua');
});

test('the end says what becomes of the money, and can be taken back', async () => {
  const { host, user, dialog } = await openPartner();
  const ended = { ...PARTNER, version: 5, ended_at: '2026-03-10T10:00:00Z' };
  host.answers(endPartner, { partner: ended });
  host.answers(listPartners, { data: [ended] });
  await user.click(dialog.getByRole('button', { name: 'Încheie conexiunea' }));
  const question = screen.getByRole('dialog', { name: 'Închei conexiunea?' });
  expect(question.textContent).toContain('Comisioanele calculate rămân de plătit.');
  await user.click(within(question).getByRole('button', { name: 'Încheie conexiunea' }));
  host.answers(endPartner, { partner: { ...PARTNER, version: 6 } });
  await user.click(await undoButton());
  await waitFor(() =>
    expect(host.requestsOf(endPartner).map(({ body }) => body)).toEqual([
      { ended: true, version: 4 },
      { ended: false, version: 5 },
    ]),
  );
});
