import { beforeEach, expect, test } from '@rstest/core';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createBusiness } from '@vitrina/contract/calls/create-business';
import { deleteBusiness } from '@vitrina/contract/calls/delete-business';
import { getProfile } from '@vitrina/contract/calls/get-profile';
import { listBusinesses } from '@vitrina/contract/calls/list-businesses';
import { updateBusiness } from '@vitrina/contract/calls/update-business';
import { endSession, useToasts } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { ANA, sampleCompany } from '../../../test/samples.ts';

let host: ReturnType<typeof stubHost>;
const region = async () => within(await screen.findByRole('region', { name: 'Firmele tale' }));

beforeEach(() => {
  host = stubHost();
  host.answers(getProfile, { ...ANA, phone: null });
  host.answers(listBusinesses, { data: [] });
});

async function openForm() {
  const { user } = renderDashboard('/users/dashboard/profile#firme');
  const section = await region();
  await section.findByLabelText(/^Denumirea firmei/);
  return { user, section };
}

test('the header leads to an open form, with the focus in its first field', async () => {
  const { section } = await openForm();
  await waitFor(() =>
    expect(document.activeElement).toBe(section.getByLabelText(/^Denumirea firmei/)),
  );
});

test('before the first company, the form takes the place of what says that there is none', async () => {
  const { user, section } = await openForm();
  const none = () => section.queryByText('Nu ai adăugat încă nicio firmă');
  expect(none()).toBeNull();
  await user.click(section.getByRole('button', { name: 'Renunță' }));
  expect(none()).toBeTruthy();
  expect(document.activeElement).toBe(section.getByRole('button', { name: 'Adaugă o firmă' }));
});

test('a company needs a name and both boxes, each by itself', async () => {
  const { user, section } = await openForm();
  const save = () => user.click(section.getByRole('button', { name: 'Salvează' }));
  await save();
  expect(section.getByText('Completează denumirea firmei.')).toBeTruthy();
  await user.type(section.getByLabelText(/^Denumirea firmei/), 'Florăria Exemplu SRL');
  for (const label of [/^Declar/, /^Îmi dau/]) {
    await save();
    const box = section.getByLabelText(label);
    expect(document.activeElement).toBe(box);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Trebuie să bifezi ambele căsuțe: declarația pe proprie răspundere și permisiunea de procesare date.',
    );
    expect(host.requestsOf(createBusiness)).toEqual([]);
    await user.click(box);
    expect(box.getAttribute('aria-invalid')).toBeNull();
  }
});

test('a text that is too long is refused and said, not cut', async () => {
  const { user, section } = await openForm();
  const name = section.getByLabelText<HTMLInputElement>(/^Denumirea firmei/);
  await user.click(name);
  await user.paste('a'.repeat(201));
  for (const label of [/^Declar/, /^Îmi dau/]) await user.click(section.getByLabelText(label));
  await user.click(section.getByRole('button', { name: 'Salvează' }));
  expect(section.getByText('Textul este prea lung: maximum 200 caractere.')).toBeTruthy();
  expect(name.value).toHaveLength(201);
  expect(host.requestsOf(createBusiness)).toEqual([]);
});

test('codes that look wrong are doubted and saved all the same; the bank comes from the IBAN', async () => {
  host.answers(createBusiness, { data: sampleCompany() });
  const { user, section } = await openForm();
  await user.type(section.getByLabelText(/^Denumirea firmei/), ' Florăria Exemplu SRL ');
  await user.type(section.getByLabelText('CIF'), 'RO123');
  expect(section.getByText(/^CIF-ul nu pare corect/)).toBeTruthy();
  await user.type(section.getByLabelText('IBAN'), 'RO66BACX0000001234567890');
  expect(section.queryByText(/^IBAN-ul nu pare corect/)).toBeNull();
  await user.click(section.getByLabelText(/^Declar/));
  await user.click(section.getByLabelText(/^Îmi dau/));
  await user.click(section.getByRole('button', { name: 'Salvează' }));
  await waitFor(() => expect(host.requestsOf(createBusiness)).toHaveLength(1));
  expect(host.requestsOf(createBusiness)[0]?.body).toEqual({
    company_name: 'Florăria Exemplu SRL',
    cif: 'RO123',
    reg_com: '',
    bank: 'UniCredit Bank',
    iban: 'RO66BACX0000001234567890',
    business_address: '',
  });
});

test('a company that is changed keeps its name, and asks for no boxes', async () => {
  host.answers(listBusinesses, { data: [sampleCompany()] });
  const { user } = renderDashboard('/users/dashboard/profile');
  const section = await region();
  await user.click(await section.findByRole('button', { name: 'Modifică Florăria Ana SRL' }));
  expect(section.queryByRole('checkbox')).toBeNull();
  const name = section.getByLabelText(/^Denumirea firmei/);
  await user.clear(name);
  await user.click(section.getByRole('button', { name: 'Salvează' }));
  expect(section.getByText('Completează denumirea firmei.')).toBeTruthy();
  expect(host.requestsOf(updateBusiness)).toEqual([]);
});

test('deleting asks, and a no deletes nothing', async () => {
  host.answers(listBusinesses, { data: [sampleCompany()] });
  const { user } = renderDashboard('/users/dashboard/profile');
  const section = await region();
  await user.click(await section.findByRole('button', { name: 'Șterge Florăria Ana SRL' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Ești sigur că vrei să ștergi această firmă?')).toBeTruthy();
  await user.click(dialog.getByText('Renunță'));
  expect(host.requestsOf(deleteBusiness)).toEqual([]);
});

test('a company that was being typed when the session ended opens again as it was', async () => {
  const { user, section } = await openForm();
  await user.type(section.getByLabelText(/^Denumirea firmei/), 'Florăria');
  endSession('expired');
  cleanup();
  renderDashboard('/users/dashboard/profile');
  const name = await (await region()).findByLabelText<HTMLInputElement>(/^Denumirea firmei/);
  expect(name.value).toBe('Florăria');
});

const lastToast = () => useToasts.getState().toasts.at(-1)?.text;
const question = () => screen.findByRole('dialog', { name: 'Modificări nesalvate' });

test.each([
  ['a new company', 'Adaugă o firmă'],
  ['a saved company', 'Modifică Florăria Ana SRL'],
])(
  'the form of %s is given up only after a question, and at once where nothing was typed',
  async (_form, opener) => {
    host.answers(listBusinesses, { data: [sampleCompany()] });
    const { user } = renderDashboard('/users/dashboard/profile');
    const section = await region();
    const open = () => section.findByRole('button', { name: opener });
    const cancel = () => user.click(section.getByRole('button', { name: 'Renunță' }));
    const name = () => section.findByLabelText<HTMLInputElement>(/^Denumirea firmei/);
    await user.click(await open());
    await waitFor(async () => expect(document.activeElement).toBe(await name()));
    await cancel();
    expect(screen.queryByRole('dialog', { name: 'Modificări nesalvate' })).toBeNull();
    await waitFor(async () => expect(document.activeElement).toBe(await open()));
    await user.click(await open());
    await user.type(await name(), ' Neterminată');
    await cancel();
    await user.click(within(await question()).getByText('Rămân în formular'));
    expect((await name()).value).toMatch(/ ?Neterminată$/);
    await cancel();
    await user.click(within(await question()).getByText('Renunț la modificări'));
    await waitFor(() => expect(section.queryByLabelText(/^Denumirea firmei/)).toBeNull());
    expect(document.activeElement).toBe(await open());
  },
);

test('what the host did with a company is said', async () => {
  host.answers(listBusinesses, { data: [sampleCompany()] });
  host.answers(createBusiness, { data: sampleCompany({ id: 2, company_name: 'Alta SRL' }) });
  host.answers(updateBusiness, { message: 'ok' });
  host.answers(deleteBusiness, { message: 'ok' });
  const { user } = renderDashboard('/users/dashboard/profile');
  const section = await region();
  const save = () => user.click(section.getByRole('button', { name: 'Salvează' }));
  await user.click(await section.findByRole('button', { name: 'Modifică Florăria Ana SRL' }));
  await user.type(section.getByLabelText('CIF'), '1');
  await save();
  await waitFor(() => expect(lastToast()).toBe('Firmă actualizată cu succes!'));
  await user.click(await section.findByRole('button', { name: 'Șterge Florăria Ana SRL' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Ești sigur că vrei să ștergi această firmă?')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Șterge' }));
  await waitFor(() => expect(lastToast()).toBe('Firmă ștearsă cu succes'));
});

test('a company that the host refuses is said in the words of the specification', async () => {
  host.answers(listBusinesses, { data: [sampleCompany()] });
  host.refuses(createBusiness, 400);
  host.refuses(updateBusiness, 400);
  host.refuses(deleteBusiness, 400);
  const { user } = renderDashboard('/users/dashboard/profile');
  const section = await region();
  const save = () => user.click(section.getByRole('button', { name: 'Salvează' }));
  await user.click(await section.findByRole('button', { name: 'Modifică Florăria Ana SRL' }));
  await save();
  await waitFor(() => expect(lastToast()).toBe('Actualizarea firmei a eșuat'));
  await user.click(section.getByRole('button', { name: 'Renunță' }));
  await user.click(await section.findByRole('button', { name: 'Șterge Florăria Ana SRL' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Șterge' }));
  await waitFor(() => expect(lastToast()).toBe('Ștergerea firmei a eșuat'));
  cleanup();
  const form = await openForm();
  await form.user.type(form.section.getByLabelText(/^Denumirea firmei/), 'Alta SRL');
  await form.user.click(form.section.getByLabelText(/^Declar/));
  await form.user.click(form.section.getByLabelText(/^Îmi dau/));
  await form.user.click(form.section.getByRole('button', { name: 'Salvează' }));
  await waitFor(() => expect(lastToast()).toBe('Adăugarea firmei a eșuat'));
});
