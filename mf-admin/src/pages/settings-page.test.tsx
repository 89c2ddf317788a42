import { expect, test } from '@rstest/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CallResponse } from '@vitrina/contract/call';
import { listSettingVersions } from '@vitrina/contract/calls/list-setting-versions';
import { listSettings } from '@vitrina/contract/calls/list-settings';
import { previewMail } from '@vitrina/contract/calls/preview-mail';
import { sendTestMail } from '@vitrina/contract/calls/send-test-mail';
import { updateCallHours } from '@vitrina/contract/calls/update-call-hours';
import { updateClosedDays } from '@vitrina/contract/calls/update-closed-days';
import { updateDelivery } from '@vitrina/contract/calls/update-delivery';
import { updateMailTexts } from '@vitrina/contract/calls/update-mail-texts';
import { tellChanges } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { isToasted, renderConsole, undoButton } from '../../test/render-console.tsx';

type Settings = CallResponse<typeof listSettings>;

const ORIGINAL = { version: 0, changed_at: null, changed_by: null };
const BY_ION = { version: 4, changed_at: '2026-03-10T08:30:00Z', changed_by: 'Ion' };

const MAIL: Settings['mails'][number] = {
  ...ORIGINAL,
  name: 'order-shipped',
  label: 'Comandă: expediată',
  placeholders: [
    { name: 'comanda', meaning: 'numărul comenzii', example: '1024' },
    { name: 'salut', meaning: 'salutul', example: 'Bună, Ana!' },
  ],
  parts: [
    {
      ...{ name: 'subject', label: 'Subiect', required: ['comanda'], one_line: true },
      ...{ original: 'Comanda {comanda}', text: 'Comanda {comanda}' },
    },
    {
      ...{ name: 'intro', label: 'Primul paragraf', required: [], one_line: false },
      ...{ original: '{salut} A plecat.', text: '{salut} A plecat azi.' },
    },
  ],
};

const settings = (given: Partial<Settings> = {}): Settings => ({
  delivery: { ...BY_ION, value: { fee: 20, freeFrom: 300 } },
  closedDays: { ...ORIGINAL, value: [] },
  mails: [MAIL, { ...MAIL, name: 'order-delivered', label: 'Comandă: livrată' }],
  ...given,
});

function setUp(path = '/admin/settings', given: Partial<Settings> = {}) {
  const host = stubHost();
  host.answers(listSettings, settings(given));
  host.answers(previewMail, { subject: 'Comanda 1024', html: '<p/>', text: 'A plecat azi.' });
  for (const call of [updateDelivery, updateClosedDays, updateCallHours, updateMailTexts])
    host.answers(call, { ...BY_ION, version: 5 });
  return { host, ...renderConsole(path) };
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const delivery = () => region('Livrare');
const input = (label: string, within_: Awaited<ReturnType<typeof region>>) =>
  within_.getByLabelText(new RegExp(`^${label}\\*?$`)) as HTMLInputElement;
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('what is wrong with an amount is said at its field, and nothing is sent', async () => {
  const { host, user } = setUp();
  const form = await delivery();
  expect(form.getByText('Schimbat de Ion, 10.03.2026, 10:30.')).toBeTruthy();
  type(input('Costul livrării', form), '-3');
  type(input('Gratuită de la', form), 'mult');
  await user.click(form.getByRole('button', { name: 'Salvează' }));
  expect(form.getByText('Costul este o sumă între 0 și 1.000 RON.')).toBeTruthy();
  expect(form.getByText('Pragul este o sumă între 0,01 și 100.000 RON.')).toBeTruthy();
  expect(document.activeElement).toBe(input('Costul livrării', form));
  expect(host.requestsOf(updateDelivery)).toEqual([]);
});

test('delivery is saved over the version that was seen, and taken back as a newer one', async () => {
  const { host, user } = setUp();
  const form = await delivery();
  type(input('Costul livrării', form), '25,50');
  await user.click(form.getByRole('checkbox', { name: 'Livrare gratuită de la o sumă' }));
  expect(form.getByText('Livrare 25,50 RON')).toBeTruthy();
  host.answers(
    listSettings,
    settings({ delivery: { ...BY_ION, version: 5, value: { fee: 25.5, freeFrom: null } } }),
  );
  await user.click(form.getByRole('button', { name: 'Salvează' }));
  await user.click(await undoButton());
  await waitFor(() =>
    expect(host.requestsOf(updateDelivery).map(({ body }) => body)).toEqual([
      { version: 4, value: { fee: 25.5, freeFrom: null } },
      { version: 5, value: { fee: 20, freeFrom: 300 } },
    ]),
  );
});

test('who is overtaken sees both values, and what was typed goes nowhere until they decide', async () => {
  const { host, user } = setUp();
  const form = await delivery();
  type(input('Costul livrării', form), '31');
  host.refuses(updateDelivery, 409, { code: 'version_conflict' });
  host.answers(
    listSettings,
    settings({ delivery: { ...BY_ION, version: 9, value: { fee: 22, freeFrom: 300 } } }),
  );
  await user.click(form.getByRole('button', { name: 'Salvează' }));
  const conflict = within(await form.findByRole('alert'));
  expect(conflict.getByText('Livrare 22 RON, gratuită de la 300 RON')).toBeTruthy();
  expect(conflict.getByText('Livrare 31 RON, gratuită de la 300 RON')).toBeTruthy();
  expect(form.queryByRole('button', { name: 'Salvează' })).toBeNull();
  await user.click(conflict.getByRole('button', { name: 'Păstrează ce am scris' }));
  host.answers(updateDelivery, { ...BY_ION, version: 10 });
  await user.click(form.getByRole('button', { name: 'Salvează' }));
  await waitFor(() =>
    expect(host.requestsOf(updateDelivery).at(-1)?.body).toEqual({
      version: 9,
      value: { fee: 31, freeFrom: 300 },
    }),
  );
});

test('a change that is told while somebody types is a conflict at once; their value can be taken', async () => {
  const { host, user } = setUp();
  const form = await delivery();
  type(input('Costul livrării', form), '31');
  host.answers(
    listSettings,
    settings({ delivery: { ...BY_ION, version: 9, value: { fee: 22, freeFrom: 300 } } }),
  );
  act(() => tellChanges([{ kind: 'setting', id: 9 }]));
  await user.click(await form.findByRole('button', { name: 'Ia valoarea de acum' }));
  expect(input('Costul livrării', form).value).toBe('22,00');
  expect(form.getByRole('button', { name: 'Salvează' })).toHaveProperty('disabled', true);
});

test('what was typed is there again after the page was left', async () => {
  const { router, user } = setUp();
  type(input('Costul livrării', await delivery()), '31');
  await act(() => router.navigate('/admin/nimic'));
  await act(() => router.navigate('/admin/settings'));
  const form = await delivery();
  expect(input('Costul livrării', form).value).toBe('31');
  await user.click(form.getByRole('button', { name: 'Renunță la modificări' }));
  expect(input('Costul livrării', form).value).toBe('20,00');
  await act(() => router.navigate('/admin/nimic'));
  await act(() => router.navigate('/admin/settings'));
  expect(input('Costul livrării', await delivery()).value).toBe('20,00');
});

test('the history says who set what, and an earlier version becomes the newest', async () => {
  const { host, user } = setUp();
  host.answers(listSettingVersions, {
    data: [
      { ...BY_ION, value: { fee: 20, freeFrom: 300 } },
      { ...BY_ION, version: 3, changed_by: null, value: { fee: 15, freeFrom: null } },
      { ...BY_ION, version: 2, value: 'altceva' },
      { ...ORIGINAL, value: { fee: 20, freeFrom: 300 } },
    ],
  });
  const form = await delivery();
  await user.click(form.getByText('Istoric'));
  await form.findByText('Livrare 15 RON');
  expect(form.getByText(/^Schimbat de cineva care nu mai are cont/)).toBeTruthy();
  expect(form.getByText('Valoarea acestei versiuni nu mai poate fi citită.')).toBeTruthy();
  expect(form.getAllByRole('button', { name: /^Revino/ })).toHaveLength(2);
  await user.click(form.getByRole('button', { name: 'Revino la această versiune: Versiunea 3' }));
  await waitFor(() =>
    expect(host.requestsOf(updateDelivery).map(({ body }) => body)).toEqual([
      { version: 4, value: { fee: 15, freeFrom: null } },
    ]),
  );
});

test('a day off needs a date, and is there once', async () => {
  const day = { day: '2026-12-24', reason: 'Ajun' };
  const { host, user } = setUp('/admin/settings', { closedDays: { ...BY_ION, value: [day] } });
  const form = await region('Zile lucrătoare');
  await user.click(form.getByRole('button', { name: 'Adaugă o zi' }));
  await user.click(form.getByRole('button', { name: 'Salvează' }));
  expect(form.getAllByText('Alege o zi din calendar.').length).toBeGreaterThan(0);
  const [, second] = form.getAllByLabelText(/^Ziua/) as HTMLInputElement[];
  expect(document.activeElement).toBe(second);
  type(second as HTMLElement, '2026-12-24');
  await user.click(form.getByRole('button', { name: 'Salvează' }));
  expect(form.getAllByText('Ziua este deja în listă.').length).toBeGreaterThan(0);
  type(second as HTMLElement, '2026-12-31');
  await user.click(form.getByRole('button', { name: 'Scoate ziua 24.12.2026' }));
  await user.click(form.getByRole('button', { name: 'Salvează' }));
  await waitFor(() =>
    expect(host.requestsOf(updateClosedDays).map(({ body }) => body)).toEqual([
      { version: 4, value: [{ day: '2026-12-31', reason: '' }] },
    ]),
  );
});

test('hours of calls are set, and end after they begin', async () => {
  const value = { weekdays: [1, 2, 4], from: '10:00', to: '17:00' };
  const { host, user } = setUp('/admin/settings', { callHours: { ...BY_ION, value } });
  const form = await region('Discuțiile cu partenerii');
  await user.click(form.getByRole('checkbox', { name: 'marți' }));
  await user.click(form.getByRole('checkbox', { name: 'luni' }));
  await user.click(form.getByRole('checkbox', { name: 'luni' }));
  type(input('Până la', form), '09:40');
  await user.click(form.getByRole('button', { name: 'Salvează' }));
  expect(form.getByText('Ora de sfârșit este după cea de început.')).toBeTruthy();
  type(input('Până la', form), '12:10');
  await user.click(form.getByRole('button', { name: 'Salvează' }));
  expect(form.getByText('Alege o oră la :00, :20 sau :40.')).toBeTruthy();
  expect(host.requestsOf(updateCallHours)).toEqual([]);
  type(input('Până la', form), '12:20');
  await user.click(form.getByRole('button', { name: 'Salvează' }));
  await waitFor(() =>
    expect(host.requestsOf(updateCallHours).map(({ body }) => body)).toEqual([
      { version: 4, value: { weekdays: [1, 4], from: '10:00', to: '12:20' } },
    ]),
  );
});

test('a host that books no calls has no hours to set', async () => {
  setUp();
  await delivery();
  expect(screen.queryByRole('region', { name: 'Discuțiile cu partenerii' })).toBeNull();
});

test('the texts of a mail are checked as they are saved, previewed and tried', async () => {
  const { host, router, user } = setUp('/admin/settings?mail=order-delivered');
  const form = await region('Textele e-mailurilor');
  expect(input('E-mailul', form).value).toBe('order-delivered');
  await user.selectOptions(input('E-mailul', form), 'Comandă: expediată');
  await waitFor(() => expect(input('E-mailul', form).value).toBe('order-shipped'));
  expect(router.state.location.search).toBe('?mail=order-shipped');
  await form.findByText('Comanda 1024');
  type(input('Subiect', form), 'A plecat {ceva}');
  await user.click(form.getByRole('button', { name: 'Salvează' }));
  expect(form.getByText(/^\{ceva\} nu înseamnă nimic/)).toBeTruthy();
  expect(form.getByText('Previzualizarea apare când textele sunt corecte.')).toBeTruthy();
  type(input('Subiect', form), 'A plecat {comanda}');
  await user.click(form.getByRole('button', { name: 'Pune textul inițial: Primul paragraf' }));
  const value = { subject: 'A plecat {comanda}', intro: '{salut} A plecat.' };
  await waitFor(() => expect(host.requestsOf(previewMail).at(-1)?.body).toEqual({ value }));
  host.answers(sendTestMail, { message: 'Pleacă.' });
  await user.click(form.getByRole('button', { name: 'Trimite-mi o probă' }));
  await isToasted('Pleacă.');
  await user.click(form.getByRole('button', { name: 'Salvează' }));
  await waitFor(() =>
    expect(host.requestsOf(updateMailTexts).map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/api/settings/mails/order-shipped', body: { version: 0, value } },
    ]),
  );
});

test('a refusal of the host stands at the text that it names', async () => {
  const { host, user } = setUp('/admin/settings?mail=order-shipped');
  const form = await region('Textele e-mailurilor');
  type(input('Subiect', form), 'Altfel {comanda}');
  host.refuses(updateMailTexts, 400, { error: 'Nu așa.', field: 'value.subject' });
  await user.click(form.getByRole('button', { name: 'Salvează' }));
  await form.findByText('Nu așa.');
  expect(input('Subiect', form).getAttribute('aria-invalid')).toBe('true');
});

test('a host without settings says so, is asked for none, and no link leads there', async () => {
  const host = stubHost({ capabilities: [] });
  renderConsole('/admin/settings');
  await screen.findByText('Această gazdă nu are setări care pot fi schimbate de aici.');
  expect(screen.queryByRole('link', { name: 'Setări' })).toBeNull();
  expect(host.requestsOf(listSettings)).toEqual([]);
});
