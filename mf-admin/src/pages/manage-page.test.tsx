import { expect, test } from '@rstest/core';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { assignUserWebsite } from '@vitrina/contract/calls/assign-user-website';
import { endUserWebsite } from '@vitrina/contract/calls/end-user-website';
import { listAllBusinesses } from '@vitrina/contract/calls/list-all-businesses';
import { listAllUserWebsites } from '@vitrina/contract/calls/list-all-user-websites';
import { listUserWebsiteRequests } from '@vitrina/contract/calls/list-user-website-requests';
import { listUsers } from '@vitrina/contract/calls/list-users';
import { searchConsole } from '@vitrina/contract/calls/search-console';
import { updateUserWebsite } from '@vitrina/contract/calls/update-user-website';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import {
  chooseUser,
  fillIn,
  openDialog,
  renderConsole,
  undoButton,
} from '../../test/render-console.tsx';
import { sampleCompany, sampleRequest, sampleSite, sampleUser } from '../../test/samples.ts';

const URL_FIELD = /^Adresa site-ului/;
const DONE = '✅ Website assigned successfully.';

function setUp() {
  const host = stubHost();
  host.answers(searchConsole, {
    ...{ orders: [], products: [], requests: [] },
    users: [
      sampleUser(),
      sampleUser({ id: 8, name: 'Fără firmă', email: 'ion@exemplu.ro' }),
      sampleUser({ id: 9, name: 'Admin', email: 'admin@exemplu.ro', role: 'admin' }),
    ],
  });
  host.answers(listAllBusinesses, { data: [sampleCompany()] });
  host.answers(listAllUserWebsites, { data: [sampleSite()] });
  host.answers(listUserWebsiteRequests, { data: [sampleRequest({ id: 5 })] });
  host.answers(assignUserWebsite, {});
  return { host, ...renderConsole('/admin/manage?edit=new') };
}

const submit = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Atribuie site-ul' }));
const url = () => screen.getByLabelText<HTMLInputElement>(URL_FIELD);

async function fill(user: UserEvent) {
  await chooseUser(user, 'Ana Exemplu', 'Ana Exemplu (ana@exemplu.ro)');
  await user.selectOptions(screen.getByLabelText(/^Firmă/), 'Florăria Ana SRL');
  await fillIn(user, URL_FIELD, 'https://magazin-nou.example');
}

test('lists that do not come are said, and come with a retry', async () => {
  const { host, user } = setUp();
  host.refuses(listAllBusinesses, 400);
  host.refuses(listAllUserWebsites, 400);
  await waitFor(() => expect(screen.getAllByText('Failed to fetch')).toHaveLength(2));
  host.answers(listAllBusinesses, { data: [] });
  host.answers(listAllUserWebsites, { data: [] });
  for (const retry of screen.getAllByRole('button', { name: 'Reîncearcă' }))
    await user.click(retry);
  await screen.findByRole('button', { name: 'Atribuie site-ul' });
  await screen.findByText('Niciun site activ');
  expect(screen.queryByText('Failed to fetch')).toBeNull();
});

test('a user, a business and a web address are needed; the first wrong field has the focus', async () => {
  const { host, user } = setUp();
  await submit(user);
  expect(await screen.findAllByText('Câmpul este obligatoriu.')).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Utilizator/));
  for (const wrong of ['javascript:alert(1)', 'https://x .ro']) {
    await fillIn(user, URL_FIELD, wrong);
    await submit(user);
    await screen.findByText('Scrie o adresă întreagă, de felul https://exemplu.ro.');
    expect(url().getAttribute('aria-invalid')).toBe('true');
    expect(url().value).toBe(wrong);
  }
  expect(host.requestsOf(assignUserWebsite)).toEqual([]);
});

test('an address that is too long is refused whole, with its length', async () => {
  const { user } = setUp();
  await fill(user);
  const long = `https://prea-lung.example/${'a'.repeat(1975)}`;
  await fillIn(user, URL_FIELD, long);
  await submit(user);
  await screen.findByText('Cel mult 2000 de caractere; acum sunt 2001. Textul nu a fost trimis.');
  expect(url().value).toBe(long);
});

test('the host looks partners up, once they are typed; whose company is missing is said', async () => {
  const { host, user } = setUp();
  const field = await screen.findByRole('combobox', { name: /^Utilizator/ });
  await user.click(field);
  await screen.findByText('Scrie un nume, un e-mail, un telefon sau o firmă.');
  await user.type(field, 'exemplu');
  const options = await screen.findAllByRole('option', { name: /@/ });
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Ana Exemplu (ana@exemplu.ro)',
    'Fără firmă (ion@exemplu.ro)',
  ]);
  expect(host.requestsOf(searchConsole).at(-1)?.search).toBe('?q=exemplu&kind=users&limit=20');
  await user.keyboard('{ArrowDown}{Enter}');
  expect((field as HTMLInputElement).value).toBe('Fără firmă (ion@exemplu.ro)');
  await screen.findByText('Utilizatorul nu are nicio firmă. O poate adăuga din profil.');
  await user.clear(field);
  await user.tab();
  expect((field as HTMLInputElement).value).toBe('');
});

test('a search that finds nobody, or fails, says so; Escape keeps who was chosen', async () => {
  const { host, user } = setUp();
  await chooseUser(user, 'ana', 'Ana Exemplu (ana@exemplu.ro)');
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: /^Utilizator/ });
  host.answers(searchConsole, { orders: [], products: [], requests: [], users: [] });
  await user.click(field);
  await user.keyboard('nimeni');
  await screen.findByText('Niciun cont nu se potrivește.');
  host.refuses(searchConsole, 400);
  await user.keyboard(' altul');
  await screen.findByText('Conturile nu au putut fi căutate. Scrie din nou.');
  await user.keyboard('{Escape}');
  expect(field.value).toBe('Ana Exemplu (ana@exemplu.ro)');
});

test('where the host does not search, only partners are offered, all of them', async () => {
  const host = stubHost({ capabilities: [] });
  host.answers(listUsers, [
    sampleUser(),
    sampleUser({ id: 9, name: 'Admin', email: 'admin@exemplu.ro', role: 'admin' }),
  ]);
  host.answers(listAllBusinesses, { data: [sampleCompany()] });
  host.answers(listAllUserWebsites, { data: [] });
  renderConsole('/admin/manage?edit=new');
  const select = await screen.findByLabelText(/^Utilizator/);
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Alege utilizatorul', 'Ana Exemplu (ana@exemplu.ro)']);
});

test('a request that is chosen brings its address, unless one was typed', async () => {
  const { host, user } = setUp();
  await chooseUser(user, 'Ana Exemplu', 'Ana Exemplu (ana@exemplu.ro)');
  await screen.findByRole('option', { name: '#5 Florăria Ana' });
  expect(host.requestsOf(listUserWebsiteRequests).map(({ path }) => path)).toEqual([
    '/api/website-request/user/7',
  ]);
  await user.selectOptions(screen.getByLabelText(/^Solicitare/), '5');
  expect(url().value).toBe('https://florarie.exemplu.ro');
  await user.selectOptions(screen.getByLabelText(/^Firmă/), 'Florăria Ana SRL');
  await submit(user);
  await screen.findByText(DONE);
  expect(host.requestsOf(assignUserWebsite).map(({ body }) => body)).toEqual([
    {
      userId: 7,
      websiteRequestId: 5,
      businessId: 1,
      websiteUrl: 'https://florarie.exemplu.ro',
      businessName: 'Florăria Ana SRL',
    },
  ]);
});

test('a refusal shows the words of the host, or ours; what was typed stays and is sent again', async () => {
  const { host, user } = setUp();
  await fill(user);
  host.refuses(assignUserWebsite, 400);
  await submit(user);
  await screen.findByText('Failed to save website');
  host.refuses(assignUserWebsite, 400, { error: 'Firma nu mai există.' });
  await submit(user);
  await screen.findByText('Firma nu mai există.');
  expect(url().value).toBe('https://magazin-nou.example');
  host.answers(assignUserWebsite, {});
  host.answers(listAllUserWebsites, {
    data: [sampleSite({ website_url: 'https://magazin-nou.example' })],
  });
  await submit(user);
  await screen.findByText(DONE);
  await screen.findByRole('link', { name: 'magazin-nou.example' });
});

test('pressed twice it is assigned once, and nothing is blamed', async () => {
  const { host, user } = setUp();
  await fill(user);
  await submit(user);
  await screen.findByText(DONE);
  await submit(user);
  expect(screen.queryByText('Câmpul este obligatoriu.')).toBeNull();
  expect(host.requestsOf(assignUserWebsite)).toHaveLength(1);
});

test('a site is changed and ended over the version that was seen', async () => {
  const { host, user } = setUp();
  const site = sampleSite({ version: 2 });
  host.answers(listAllUserWebsites, { data: [site] });
  cleanup();
  renderConsole('/admin/manage?edit=new');
  await user.click(await screen.findByRole('button', { name: /^Modifică / }));
  const dialog = await openDialog();
  host.answers(updateUserWebsite, { website: { ...site, version: 3 } });
  const address = dialog.getByLabelText(/^Adresa site-ului/);
  await user.clear(address);
  await user.paste('https://alta.exemplu.ro');
  await user.click(dialog.getByRole('button', { name: 'Salvează' }));
  await undoButton();
  expect(host.requestsOf(updateUserWebsite)).toMatchObject([
    { body: { websiteUrl: 'https://alta.exemplu.ro', version: 2 } },
  ]);
  host.answers(endUserWebsite, { website: { ...site, version: 4 } });
  await user.click(dialog.getByRole('button', { name: 'Încheie site-ul' }));
  const question = screen.getByRole('dialog', { name: 'Închei site-ul?' });
  expect(question.textContent).toContain('magazinul lui conectat se încheie și el');
  await user.click(within(question).getByRole('button', { name: 'Încheie site-ul' }));
  await waitFor(() => expect(host.requestsOf(endUserWebsite)).toHaveLength(1));
});
