import { beforeEach, expect, test } from '@rstest/core';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { forgotPassword } from '@vitrina/contract/calls/forgot-password';
import { getProfile } from '@vitrina/contract/calls/get-profile';
import { listBusinesses } from '@vitrina/contract/calls/list-businesses';
import { updateProfile } from '@vitrina/contract/calls/update-profile';
import { endSession, getSession, useToasts } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { ANA } from '../../../test/samples.ts';

let host: ReturnType<typeof stubHost>;

beforeEach(() => {
  host = stubHost();
  host.answers(getProfile, { ...ANA, phone: '0700000000' });
  host.answers(listBusinesses, { data: [] });
});

async function open() {
  const { user } = renderDashboard('/users/dashboard/profile');
  return { user, name: await screen.findByLabelText<HTMLInputElement>(/^Nume/) };
}
const lastToast = () => useToasts.getState().toasts.at(-1)?.text;
const save = () => screen.getByRole('button', { name: 'Salvează' });

test('the e-mail cannot be changed, and goes along as it was', async () => {
  host.answers(updateProfile, { message: 'ok' });
  const { user, name } = await open();
  const email = screen.getByLabelText<HTMLInputElement>('E-mail');
  expect(email.readOnly).toBe(true);
  await user.clear(name);
  await user.type(name, 'Ana Exemplu');
  await user.click(save());
  await waitFor(() => expect(getSession().user?.name).toBe('Ana Exemplu'));
  expect(host.requestsOf(updateProfile)[0]?.body).toEqual({
    name: 'Ana Exemplu',
    email: ANA.email,
    phone: '0700000000',
  });
});

test('a telephone number is sent and shown as the host stores it', async () => {
  host.answers(updateProfile, { message: 'ok' });
  const { user } = await open();
  const phone = screen.getByLabelText<HTMLInputElement>('Telefon');
  await user.clear(phone);
  await user.type(phone, ' +40 712.345.678');
  await user.click(save());
  await waitFor(() => expect(host.requestsOf(updateProfile)).toHaveLength(1));
  expect(host.requestsOf(updateProfile)[0]?.body).toMatchObject({ phone: '0712345678' });
  await waitFor(() => expect(phone.value).toBe('0712345678'));
});

test('without a name nothing is sent, and the focus goes to it', async () => {
  const { user, name } = await open();
  await user.clear(name);
  await user.click(save());
  expect(screen.getByText('Completează numele.')).toBeTruthy();
  expect(document.activeElement).toBe(name);
  expect(host.requestsOf(updateProfile)).toEqual([]);
});

test.each([
  { where: 'at the field that it names', field: 'phone', toast: undefined },
  { where: 'in a toast', field: undefined, toast: 'Numărul este deja folosit.' },
])('what the host says of a refusal stands $where', async ({ field, toast }) => {
  host.refuses(updateProfile, 400, {
    error: 'Numărul este deja folosit.',
    ...(field && { field }),
  });
  const { user, name } = await open();
  await user.type(name, ' Exemplu');
  await user.click(save());
  await waitFor(() => expect(save().getAttribute('aria-busy')).not.toBe('true'));
  expect(screen.queryByText('Numărul este deja folosit.') !== null).toBe(toast === undefined);
  expect(lastToast()).toBe(toast);
  const phone = screen.getByLabelText('Telefon');
  expect(phone.getAttribute('aria-invalid')).toBe(field ? 'true' : null);
  expect(name.value).toBe('Ana Exemplu');
  expect(host.requestsOf(updateProfile)).toHaveLength(1);
});

test('a reset mail is sent once it was confirmed, and only then', async () => {
  host.answers(forgotPassword, { message: 'ok' });
  const { user } = await open();
  const ask = async (answer: string) => {
    await user.click(screen.getByRole('button', { name: 'Resetează parola' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Vrei să primești un email pentru resetarea parolei?')).toBeTruthy();
    await user.click(dialog.getByText(answer));
  };
  await ask('Renunță');
  expect(host.requestsOf(forgotPassword)).toEqual([]);
  await ask('Trimite emailul');
  await waitFor(() => expect(host.requestsOf(forgotPassword)).toHaveLength(1));
  expect(host.requestsOf(forgotPassword)[0]?.body).toEqual({ email: ANA.email });
});

test('a telephone number that is none is said at its field, and not sent', async () => {
  host.answers(updateProfile, { message: 'ok' });
  const { user } = await open();
  const phone = screen.getByLabelText<HTMLInputElement>('Telefon');
  await user.clear(phone);
  await user.type(phone, '12');
  await user.click(save());
  expect(screen.getByText(/^Introdu un număr de telefon valid/)).toBeTruthy();
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(phone);
  expect(host.requestsOf(updateProfile)).toEqual([]);
  await user.clear(phone);
  await user.click(save());
  await waitFor(() => expect(host.requestsOf(updateProfile)).toHaveLength(1));
});

test('what was typed when the session ended is there after signing in again, once', async () => {
  const { user, name } = await open();
  await user.type(name, ' Exemplu');
  endSession('expired');
  cleanup();
  expect((await open()).name.value).toBe('Ana Exemplu');
  cleanup();
  expect((await open()).name.value).toBe('Ana');
});

test('who signs out leaves nothing behind', async () => {
  const { user, name } = await open();
  await user.type(name, ' Exemplu');
  endSession('signed-out');
  cleanup();
  expect(sessionStorage.length).toBe(0);
});

test('says when the profile could not be loaded, and tries again', async () => {
  host.refuses(getProfile, 403);
  host.refuses(listBusinesses, 403);
  const { user } = renderDashboard('/users/dashboard/profile');
  await waitFor(() => expect(screen.getAllByText('Eroare la încărcare')).toHaveLength(2));
  host.answers(getProfile, { ...ANA, phone: null });
  host.answers(listBusinesses, { data: [] });
  for (const retry of screen.getAllByRole('button', { name: 'Reîncearcă' }))
    await user.click(retry);
  expect(await screen.findByText('Nu ai adăugat încă nicio firmă')).toBeTruthy();
  expect(await screen.findByLabelText(/^Nume/)).toBeTruthy();
  expect(screen.queryByText('Eroare la încărcare')).toBeNull();
});

test('says when it could not be changed, and asks before changes are lost', async () => {
  host.refuses(updateProfile, 400);
  const { user, name } = await open();
  await user.clear(name);
  await user.type(name, 'Nume Nou');
  await user.click(save());
  await waitFor(() => expect(lastToast()).toBe('Actualizarea profilului a eșuat'));
  const leave = () => user.click(screen.getByRole('link', { name: 'Overview' }));
  const question = async () =>
    within(await screen.findByRole('dialog', { name: 'Modificări nesalvate' }));
  await leave();
  await user.click((await question()).getByText('Rămân pe pagină'));
  expect(name.value).toBe('Nume Nou');
  await leave();
  await user.click((await question()).getByText('Plec fără să salvez'));
  await waitFor(() => expect(screen.queryByLabelText(/^Nume/)).toBeNull());
});

test('what failed and then worked is not said as both', async () => {
  host.refuses(updateProfile, 400);
  const { user, name } = await open();
  await user.clear(name);
  await user.type(name, 'Nume Nou');
  await user.click(save());
  await waitFor(() => expect(lastToast()).toBe('Actualizarea profilului a eșuat'));
  host.answers(updateProfile, { message: 'ok' });
  await user.click(save());
  await waitFor(() => expect(lastToast()).toBe('Profilul a fost actualizat.'));
  expect(useToasts.getState().toasts).toHaveLength(1);
});

test('a reset mail that could not be sent is said, and one that was too', async () => {
  const { user } = await open();
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Resetează parola' }));
    await user.click(await screen.findByText('Trimite emailul'));
  };
  host.refuses(forgotPassword, 400);
  await send();
  await waitFor(() => expect(lastToast()).toBe('Eroare la trimiterea emailului'));
  host.answers(forgotPassword, { message: 'ok' });
  await send();
  await waitFor(() =>
    expect(lastToast()).toBe('Emailul pentru resetare a fost trimis. Verifică inboxul.'),
  );
});

test.each([
  ['#nume', () => screen.findByLabelText(/^Nume/)],
  ['#parola', () => screen.findByRole('button', { name: 'Resetează parola' })],
])('the address with %s leads to its field', async (hash, find) => {
  renderDashboard(`/users/dashboard/profile${hash}`);
  const field = await find();
  await waitFor(() => expect(document.activeElement).toBe(field));
});
