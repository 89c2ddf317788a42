import { beforeEach, expect, test } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import { createBusiness } from '@vitrina/contract/calls/create-business';
import { getProfile } from '@vitrina/contract/calls/get-profile';
import { listBusinesses } from '@vitrina/contract/calls/list-businesses';
import { updateProfile } from '@vitrina/contract/calls/update-profile';
import { useToasts } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { ANA, sampleCompany } from '../../../test/samples.ts';

let host: ReturnType<typeof stubHost>;

beforeEach(() => {
  host = stubHost({ capabilities: [] });
  host.answers(getProfile, { ...ANA, phone: null });
});

const region = async () => within(await screen.findByRole('region', { name: 'Firmele tale' }));

test('a company without a name is named by its number; numbers are texts', async () => {
  host.answersAs(listBusinesses, { data: [{ id: '5', company_name: null, cif: 14399840 }] });
  renderDashboard('/users/dashboard/profile');
  const section = await region();
  expect(await section.findByRole('heading', { name: 'Firmă fără denumire (5)' })).toBeTruthy();
  expect(section.getByRole('button', { name: 'Șterge Firmă fără denumire (5)' })).toBeTruthy();
  expect(section.getByText('14399840')).toBeTruthy();
});

test('a company without a number is named beside the list, and is not no company', async () => {
  host.answersAs(listBusinesses, { data: { 0: { company_name: 'X' } } });
  renderDashboard('/users/dashboard/profile');
  const section = await region();
  expect(await section.findByText('Firme care nu au putut fi citite: #1')).toBeTruthy();
  expect(section.queryByText('Nu ai adăugat încă nicio firmă')).toBeNull();
});

test('a company that was added, but is not answered, is read from the list', async () => {
  host.answers(listBusinesses, { data: [] });
  host.answersAs(createBusiness, { message: 'ok' });
  const { user } = renderDashboard('/users/dashboard/profile#firme');
  const section = await region();
  await user.type(await section.findByLabelText(/^Denumirea firmei/), 'Florăria Ana SRL');
  await user.click(section.getByLabelText(/^Declar/));
  await user.click(section.getByLabelText(/^Îmi dau/));
  host.answers(listBusinesses, { data: [sampleCompany()] });
  await user.click(section.getByRole('button', { name: 'Salvează' }));
  expect(await section.findByRole('heading', { name: 'Florăria Ana SRL' })).toBeTruthy();
  expect(useToasts.getState().toasts.at(-1)?.text).toBe('Firmă adăugată cu succes!');
});

test('an e-mail that the profile does not tell is not saved as none', async () => {
  host.answers(listBusinesses, { data: [] });
  host.answersAs(getProfile, { name: 'Ana', phone: '0712345678' });
  host.answersAs(updateProfile, '');
  const { user } = renderDashboard('/users/dashboard/profile');
  await user.click(await screen.findByRole('button', { name: 'Salvează' }));
  await waitFor(() => expect(host.requestsOf(updateProfile)).toHaveLength(1));
  expect(host.requestsOf(updateProfile)[0]?.body).toMatchObject({ email: ANA.email });
});
