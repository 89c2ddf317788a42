import { beforeEach, expect, test } from '@rstest/core';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createBusiness } from '@vitrina/contract/calls/create-business';
import { deleteBusiness } from '@vitrina/contract/calls/delete-business';
import { getProfile } from '@vitrina/contract/calls/get-profile';
import { listBusinesses } from '@vitrina/contract/calls/list-businesses';
import { updateBusiness } from '@vitrina/contract/calls/update-business';
import { endSession } from '@vitrina/shared-auth';
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
  expect(document.activeElement).toBe(section.getByLabelText(/^Denumirea firmei/));
});

test('a company needs a name and both boxes, each by itself', async () => {
  const { user, section } = await openForm();
  const save = () => user.click(section.getByRole('button', { name: 'Salvează' }));
  await save();
  expect(section.getByText('Completează denumirea firmei.')).toBeTruthy();
  await user.type(section.getByLabelText(/^Denumirea firmei/), 'Florăria Exemplu SRL');
  await user.click(section.getByLabelText(/^Declar/));
  await save();
  expect(
    section.getByText(
      'Trebuie să bifezi ambele căsuțe: declarația pe proprie răspundere și permisiunea de procesare date.',
    ),
  ).toBeTruthy();
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
