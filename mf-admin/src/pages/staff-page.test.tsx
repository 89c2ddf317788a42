import { expect, test } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import { changePermissions } from '@vitrina/contract/calls/change-permissions';
import { endStaff } from '@vitrina/contract/calls/end-staff';
import { inviteStaff } from '@vitrina/contract/calls/invite-staff';
import { listStaff } from '@vitrina/contract/calls/list-staff';
import { withdrawInvitation } from '@vitrina/contract/calls/withdraw-invitation';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import type { StaffMember } from '@vitrina/contract/entities/staff';
import { PERMISSIONS, type Permission } from '@vitrina/contract/rules/permissions';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import {
  fillIn,
  isToasted,
  openDialog,
  renderConsole,
  undoButton,
} from '../../test/render-console.tsx';

const person = (id: number, name: string, permissions: readonly Permission[]): StaffMember => ({
  ...{ id, name, email: `${name.toLowerCase()}@exemplu.ro` },
  permissions: [...permissions],
});
const SORINA = person(2, 'Sorina', ['shop']);
const INVITATION = { ...person(1, 'Dan', ['money']), expires_at: '2999-01-01T10:00:00Z' };

function setUp(own: readonly Permission[] = PERMISSIONS, others = [SORINA]) {
  const host = stubHost();
  const staff = [person(1, 'Ioana', own), ...others];
  host.answers(listStaff, { staff, invitations: [INVITATION] });
  for (const call of [inviteStaff, changePermissions, endStaff, withdrawInvitation])
    host.answers(call, {});
  return { host, ...renderConsole('/admin/staff', {}, 'token', own) };
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

test('the staff are listed with what they may do, and the invitations with their end', async () => {
  setUp();
  await screen.findByRole('heading', { level: 2, name: 'Sorina' });
  const [own, hers, invited] = screen.getAllByRole('list', { name: 'Drepturi' });
  expect([own, hers, invited].map((list) => list?.textContent)).toEqual([
    'Toate drepturile',
    'Magazin',
    'Bani',
  ]);
  expect(screen.getByText(/^Linkul este valabil până la/)).toBeTruthy();
});

test('what was done to somebody of the staff is one link away', async () => {
  setUp();
  const [, hers] = await screen.findAllByRole('link', { name: 'Vezi în jurnal' });
  expect(hers?.getAttribute('href')).toBe('/admin/audit?kind=user&subject=2');
});

test('somebody is invited with name, address and at least one permission', async () => {
  const { host, user } = setUp();
  await user.click(await button('Invită un coleg'));
  const dialog = await openDialog();
  await fillIn(user, /^Nume/, 'Ana');
  await fillIn(user, /^E-mail/, 'Ana@Exemplu.ro');
  await user.click(dialog.getByRole('button', { name: 'Trimite invitația' }));
  expect(dialog.getByText('Alege cel puțin un drept.')).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'Bani' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Magazin' }));
  await user.click(dialog.getByRole('button', { name: 'Trimite invitația' }));
  await isToasted('Invitația a fost trimisă la ana@exemplu.ro.');
  expect(host.requestsOf(inviteStaff).map(({ body }) => body)).toEqual([
    { name: 'Ana', email: 'ana@exemplu.ro', permissions: ['shop', 'money'] },
  ]);
});

test('what the host says of an invitation stands in the form', async () => {
  const { host, user } = setUp();
  host.refuses(inviteStaff, 409, { error: 'Persoana cu această adresă este deja în echipă.' });
  await user.click(await button('Invită un coleg'));
  await fillIn(user, /^Nume/, 'Ana');
  await fillIn(user, /^E-mail/, 'ana@exemplu.ro');
  await user.click((await openDialog()).getByRole('checkbox', { name: 'Bani' }));
  await user.click(await button('Trimite invitația'));
  await screen.findByText('Persoana cu această adresă este deja în echipă.');
});

test('permissions are changed, and taken back', async () => {
  const { host, user } = setUp();
  await user.click(await button('Schimbă drepturile: Sorina'));
  const dialog = await openDialog();
  await user.click(dialog.getByRole('checkbox', { name: 'Site-uri' }));
  await user.click(dialog.getByRole('button', { name: 'Salvează' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Schimbă/ })).toBeNull());
  await user.click(await undoButton());
  await isToasted('Modificarea a fost anulată.');
  expect(host.requestsOf(changePermissions).map(({ path, body }) => [path, body])).toEqual([
    ['/api/staff/2/permissions', { permissions: ['shop', 'sites'], seen: ['shop'] }],
    ['/api/staff/2/permissions', { permissions: ['shop'], seen: ['shop', 'sites'] }],
  ]);
});

test('nobody gives what they do not hold, and takes it away all the same', async () => {
  const { user } = setUp(['people'], [SORINA]);
  await user.click(await button('Schimbă drepturile: Sorina'));
  const dialog = await openDialog();
  const box = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name });
  expect([box('Magazin').disabled, box('Oameni').disabled, box('Bani').disabled]).toEqual([
    false,
    false,
    true,
  ]);
  expect(dialog.getAllByText('Nu ai acest drept, deci nu îl poți da.')).toHaveLength(3);
});

test('what is taken away by mistake is given again before it is saved, and is not offered back after', async () => {
  const { user } = setUp(['people'], [person(2, 'Sorina', ['shop', 'people'])]);
  await user.click(await button('Schimbă drepturile: Sorina'));
  const dialog = await openDialog();
  const box = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Magazin' });
  for (const checked of [false, true, false]) {
    await user.click(box);
    expect([box.checked, box.disabled]).toEqual([checked, false]);
  }
  await user.click(dialog.getByRole('button', { name: 'Salvează' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Schimbă/ })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Anulează modificarea' })).toBeNull();
});

test('what somebody else changed meanwhile is shown when asked for, and saved over', async () => {
  const { host, user } = setUp();
  await user.click(await button('Schimbă drepturile: Sorina'));
  const dialog = await openDialog();
  await user.click(dialog.getByRole('checkbox', { name: 'Site-uri' }));
  host.refuses(changePermissions, 409);
  const staff = [person(1, 'Ioana', PERMISSIONS), person(2, 'Sorina', ['money'])];
  host.answers(listStaff, { staff, invitations: [] });
  await user.click(dialog.getByRole('button', { name: 'Salvează' }));
  await user.click(await dialog.findByRole('button', { name: 'Arată drepturile de acum' }));
  const box = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name });
  expect([box('Bani').checked, box('Magazin').checked]).toEqual([true, false]);
  host.answers(changePermissions, {});
  await user.click(box('Site-uri'));
  await user.click(dialog.getByRole('button', { name: 'Salvează' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Schimbă/ })).toBeNull());
  expect(host.requestsOf(changePermissions).at(-1)?.body).toEqual({
    permissions: ['sites', 'money'],
    seen: ['money'],
  });
});

test('the own account, the last with everything, is fixed and says why', async () => {
  setUp();
  await button('Schimbă drepturile: Sorina');
  const own = await button('Scoate din echipă: Ioana');
  expect(own.disabled).toBe(true);
  const reason = screen.getByText(/singurul cu toate drepturile/);
  expect(own.getAttribute('aria-describedby')).toBe(reason.id);
  expect((await button('Scoate din echipă: Sorina')).disabled).toBe(false);
});

test('of two with everything each can change the other', async () => {
  setUp(PERMISSIONS, [person(2, 'Sorina', PERMISSIONS)]);
  await screen.findByText('Acesta este contul tău. Drepturile tale le schimbă un coleg.');
  expect((await button('Scoate din echipă: Sorina')).disabled).toBe(false);
});

test('whoever has everything is fixed for those who do not', async () => {
  setUp(['people'], [person(2, 'Sorina', PERMISSIONS)]);
  await screen.findByText(/^Are toate drepturile/);
  expect((await button('Schimbă drepturile: Sorina')).disabled).toBe(true);
});

test('somebody is taken out only after a question', async () => {
  const { host, user } = setUp();
  await user.click(await button('Scoate din echipă: Sorina'));
  const dialog = await openDialog();
  expect(host.requestsOf(endStaff)).toEqual([]);
  expect(dialog.getByText(/Este deconectat imediat/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Scoate din echipă' }));
  await isToasted('Nu mai este în echipă: Sorina.');
  expect(host.requestsOf(endStaff).map(({ path }) => path)).toEqual(['/api/staff/2']);
});

test('an invitation is sent again, and withdrawn', async () => {
  const { host, user } = setUp();
  await user.click(await button('Trimite din nou: Dan'));
  await isToasted('Invitația a fost trimisă la dan@exemplu.ro.');
  expect(host.requestsOf(inviteStaff)[0]?.body).toEqual({
    ...{ name: 'Dan', email: 'dan@exemplu.ro', permissions: ['money'] },
  });
  await user.click(await button('Retrage invitația: Dan'));
  await user.click((await openDialog()).getByRole('button', { name: 'Retrage invitația' }));
  await waitFor(() => expect(host.requestsOf(withdrawInvitation)).toHaveLength(1));
});

test('an invitation whose end has passed says so', async () => {
  const { host } = setUp();
  host.answers(listStaff, {
    staff: [person(1, 'Ioana', PERMISSIONS)],
    invitations: [{ ...INVITATION, expires_at: '2020-01-01T10:00:00Z' }],
  });
  await screen.findByText(/^Linkul nu mai este valabil/);
});

test('a host that knows no permissions says so', async () => {
  stubHost({ capabilities: CAPABILITIES.filter((one) => one !== 'permissions') });
  renderConsole('/admin/staff');
  await screen.findByText(/^Gazda nu ține drepturi/);
  expect(within(document.body).queryByRole('button', { name: 'Invită un coleg' })).toBeNull();
});
