import { expect, test } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import { listUserWebsites } from '@vitrina/contract/calls/list-user-websites';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { sampleSite } from '../../../test/samples.ts';

const open = () => renderDashboard('/users/dashboard/active-sites');

test('the admin panel is the site with /login and the encoded e-mail', async () => {
  stubHost().answers(listUserWebsites, { data: [sampleSite()] });
  open();
  const panel = await screen.findByRole('link', { name: 'Panou de administrare: Florăria Ana' });
  expect(panel.getAttribute('href')).toBe(
    'https://florarie.exemplu.ro/login?email=ana%2Bflori%40exemplu.ro',
  );
});

test('an address that is no web address becomes no link', async () => {
  stubHost().answers(listUserWebsites, {
    data: [sampleSite({ website_url: 'javascript:alert(1)', business_name: '' })],
  });
  open();
  const main = within(
    (await screen.findByText('javascript:alert(1)')).closest('li') as HTMLElement,
  );
  expect(main.queryByRole('link')).toBeNull();
  expect(main.getByRole('heading').textContent).toBe('Unnamed Business');
});

test('without a site it leads to the requests and to a new one', async () => {
  stubHost().answers(listUserWebsites, { data: [] });
  open();
  expect(
    (await screen.findByRole('link', { name: 'Creează o solicitare' })).getAttribute('href'),
  ).toBe('/users/dashboard/new-request');
  expect(screen.getByRole('link', { name: 'Vezi solicitările' }).getAttribute('href')).toBe(
    '/users/dashboard/site-request',
  );
});

test("the host's own message is shown, also where it refuses with the status of success", async () => {
  stubHost().answersAs(listUserWebsites, { success: false, data: [], message: 'Cont suspendat.' });
  open();
  expect(await screen.findByText('Cont suspendat.')).toBeTruthy();
  expect(screen.queryByText('Nu ai încă un site activ')).toBeNull();
});

test('a site without a name, dates or an address is shown, each gap in words', async () => {
  stubHost({ capabilities: [] }).answersAs(listUserWebsites, {
    success: '1',
    data: [{ id: '3', website_url: '', created_at: 'mâine' }, { website_url: 'x' }],
  });
  open();
  const heading = await screen.findByRole('heading', { name: 'Unnamed Business' });
  expect(heading.closest('li')?.textContent).toMatch(/Creatdată necunoscută/);
  expect(screen.getByText('Site-uri care nu au putut fi citite: #2')).toBeTruthy();
});
