import { expect, test } from '@rstest/core';
import { act, screen, waitFor } from '@testing-library/react';
import { erasePerson } from '@vitrina/contract/calls/erase-person';
import { listFirstUsers } from '@vitrina/contract/calls/list-first-users';
import { listUsers } from '@vitrina/contract/calls/list-users';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import { tellChanges } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { catchFiles } from '../../test/catch-files.ts';
import { fillIn, isToasted, openDialog, renderConsole } from '../../test/render-console.tsx';
import { sampleUser } from '../../test/samples.ts';

const ANA = sampleUser();
const ION = sampleUser({ id: 8, name: null, email: 'ion@exemplu.ro', role: 'admin', phone: null });
const names = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

function setUp(path = '/admin/users') {
  const host = stubHost();
  host.answers(listUsers, [ANA, ION]);
  return { host, ...renderConsole(path) };
}

test('a list that does not come is said, and comes with a retry', async () => {
  const host = stubHost();
  host.refuses(listUsers, 400);
  const { user } = renderConsole('/admin/users');
  await screen.findByText('Failed to fetch users');
  host.answers(listUsers, []);
  await user.click(screen.getByRole('button', { name: 'Reîncearcă' }));
  await screen.findByText('Niciun utilizator');
});

test('accounts are counted, and each shows its company', async () => {
  setUp();
  await screen.findByText('Total: 2 utilizatori');
  expect(names()).toEqual(['Ana Exemplu', 'No Name']);
  expect(screen.getAllByText('RO14399840')).toHaveLength(2);
  expect(screen.getByText('0712345678')).toBeTruthy();
  expect(screen.getByText('admin')).toBeTruthy();
});

test('an account that is made meanwhile moves no card, and comes when it is asked for', async () => {
  const { host, user } = setUp();
  await screen.findByText('Total: 2 utilizatori');
  host.answers(listUsers, [sampleUser({ id: 9, name: 'Mara Nou' }), ANA, ION]);
  act(() => tellChanges([{ kind: 'user', id: 9 }]));
  await screen.findByText('Total: 2 utilizatori · 1 rând nou');
  expect(names()).toEqual(['Ana Exemplu', 'No Name']);
  await user.click(screen.getByRole('button', { name: 'Arată' }));
  expect(names()).toEqual(['Mara Nou', 'Ana Exemplu', 'No Name']);
  expect(document.activeElement).toBe(screen.getByText('Total: 3 utilizatori'));
});

test('the first accounts are shown while all are read; what all are needed for waits', async () => {
  const host = stubHost();
  const release = host.holdsBack(listUsers, [ANA, ION]);
  host.answers(listFirstUsers, { total: 2, users: [ANA] });
  const { user } = renderConsole('/admin/users');
  await screen.findByText('Total: 2 utilizatori');
  expect(names()).toEqual(['Ana Exemplu']);
  const file = screen.getByRole<HTMLButtonElement>('button', { name: 'Exportă CSV' });
  expect(file.disabled).toBe(true);
  // Every window gets `all` when its stream begins: the remaining rows must not count as new.
  act(() => tellChanges('all'));
  await fillIn(user, 'Caută', 'ion@');
  await waitFor(() => expect(names()).toEqual([]));
  expect(screen.queryByText('Nimic nu se potrivește')).toBeNull();
  release();
  await waitFor(() => expect(names()).toEqual(['No Name']));
  await fillIn(user, 'Caută', '');
  await screen.findByText('Total: 2 utilizatori');
  expect(names()).toEqual(['Ana Exemplu', 'No Name']);
  expect(file.disabled).toBe(false);
});

test('first accounts that do not come are no reason to show none', async () => {
  const { host } = setUp();
  host.refuses(listFirstUsers, 400);
  await screen.findByText('Total: 2 utilizatori');
  expect(names()).toEqual(['Ana Exemplu', 'No Name']);
});

test('accounts are searched and sorted, and the address keeps both', async () => {
  const { router, user } = setUp();
  await screen.findByText('Total: 2 utilizatori');
  await user.selectOptions(screen.getByLabelText('Sortează după'), 'Nume, descrescător');
  await waitFor(() => expect(names()).toEqual(['No Name', 'Ana Exemplu']));
  await fillIn(user, 'Caută', 'ION@exemplu');
  await waitFor(() => expect(names()).toEqual(['No Name']));
  await screen.findByText('Total: 1 utilizator');
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      sort: '-name',
      q: 'ION@exemplu',
    }),
  );
  await fillIn(user, 'Caută', 'nimeni');
  await screen.findByText('Nimic nu se potrivește');
});

test('the accounts that were found are exported', async () => {
  const files = catchFiles();
  const { user } = setUp('/admin/users?q=0712');
  await user.click(await screen.findByRole('button', { name: 'Exportă CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]).toEqual({
    name: 'utilizatori.csv',
    text: '\uFEFFNume;E-mail;Rol;Telefon;Firmă;CIF;Reg. Com.;Bancă;IBAN\r\nAna Exemplu;ana@exemplu.ro;user;0712345678;Florăria Ana SRL;RO14399840;J12/345/2026;Banca Exemplu;RO49AAAA1B31007593840000\r\n',
  });
});

const eraseOf = (name: string) => screen.queryByRole('button', { name: `Șterge datele: ${name}` });

test('a person is erased by whoever writes the address of the account', async () => {
  const { host, user } = setUp();
  host.answers(erasePerson, {});
  await screen.findByText('Total: 2 utilizatori');
  expect(eraseOf('ion@exemplu.ro')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Șterge datele: Ana Exemplu' }));
  const dialog = await openDialog();
  expect(dialog.getByText(/^comenzile, cu numele/)).toBeTruthy();
  const confirm = dialog.getByRole('button', { name: 'Șterge definitiv' });
  await fillIn(user, /^Adresa de e-mail a contului/, 'alta@exemplu.ro');
  await user.click(confirm);
  await dialog.findByText('Aceasta nu este adresa contului.');
  expect(host.requestsOf(erasePerson)).toEqual([]);
  await fillIn(user, /^Adresa de e-mail a contului/, 'Ana@exemplu.ro ');
  host.answers(listUsers, [ION]);
  await user.click(confirm);
  await isToasted('Datele personale au fost șterse.');
  expect(host.requestsOf(erasePerson).map(({ path }) => path)).toEqual([`/api/users/${ANA.id}`]);
  await waitFor(() => expect(names()).toEqual(['No Name']));
});

test('why somebody is not erased stands in the dialog', async () => {
  const { host, user } = setUp();
  host.refuses(erasePerson, 409, { error: 'Persoana are comenzi în lucru.' });
  await user.click(await screen.findByRole('button', { name: 'Șterge datele: Ana Exemplu' }));
  const dialog = await openDialog();
  await fillIn(user, /^Adresa de e-mail a contului/, 'ana@exemplu.ro');
  await user.click(dialog.getByRole('button', { name: 'Șterge definitiv' }));
  await dialog.findByText(/Persoana are comenzi în lucru/);
});

test('a host that erases nobody is asked to erase nobody', async () => {
  const host = stubHost({ capabilities: CAPABILITIES.filter((one) => one !== 'erasure') });
  host.answers(listUsers, [ANA]);
  renderConsole('/admin/users');
  await screen.findByText('Total: 1 utilizator');
  expect(eraseOf('Ana Exemplu')).toBeNull();
});
