import { expect, rstest, test } from '@rstest/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listAllUserWebsites } from '@vitrina/contract/calls/list-all-user-websites';
import { listAllWebsiteRequests } from '@vitrina/contract/calls/list-all-website-requests';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { listUsers } from '@vitrina/contract/calls/list-users';
import { defineRemoteModule } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { openDialog, renderConsole } from '../../test/render-console.tsx';
import { sampleRequest, sampleUser } from '../../test/samples.ts';

function setUp(path = '/admin/sites') {
  const host = stubHost();
  host.answers(listAllWebsiteRequests, { data: [sampleRequest()] });
  host.answers(listUsers, [sampleUser()]);
  host.answers(listOrders, { orders: [], total: 0, counts: {} });
  host.answers(listAllUserWebsites, { data: [] });
  return { host, ...renderConsole(path, { '/quiz/embed': BUILDER, '/alta': OTHER }) };
}

/** Of another remote. */
const BUILDER = defineRemoteModule({ routes: [{ index: true, element: null }] });
let arrive = () => {};
/** Comes when the test says so. */
const OTHER = defineRemoteModule({
  routes: [
    {
      index: true,
      loader: () => new Promise<null>((resolve) => (arrive = () => resolve(null))),
      element: null,
    },
  ],
});
const shown = () => screen.findByRole('heading', { level: 1, name: 'Solicitări de site' });
const commands = async () =>
  (await openDialog())
    .getAllByRole('button')
    .filter((button) => button.closest('ul'))
    .map(({ textContent }) => textContent);

test('the navigation leads to every page and says which is open', async () => {
  setUp();
  await shown();
  const nav = within(screen.getByRole('navigation', { name: 'Administrare' }));
  expect(
    Object.fromEntries(
      nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ),
  ).toEqual({
    Panou: '/admin/dashboard',
    Comenzi: '/admin/orders',
    Statistici: '/admin/stats',
    Produse: '/admin/products',
    Utilizatori: '/admin/users',
    Solicitări: '/admin/sites',
    'Site-uri': '/admin/manage',
    Comisioane: '/admin/commissions',
    'Partener nou': '/admin/create-partner',
  });
  expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('Solicitări');
});

test('an address that is no page of the console says so and leads back', async () => {
  setUp('/admin/nimic');
  await screen.findByRole('heading', { name: 'Pagina nu a fost găsită' });
  expect(screen.getByRole('link', { name: 'Înapoi la panou' }).getAttribute('href')).toBe(
    '/admin/dashboard',
  );
});

test('the palette finds a page without marks and goes there, and so do two letters', async () => {
  const { router, user } = setUp();
  await shown();
  await user.keyboard('{Control>}k{/Control}');
  await user.type((await openDialog()).getByLabelText('Caută o acțiune'), 'utiliz');
  expect(await commands()).toEqual(['Mergi la UtilizatoriG apoi U']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users'));
  await screen.findByText('Total: 1 utilizator');
  await user.keyboard('go');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/orders'));
});

test('the palette has what the page can do, and the builder of the questionnaire; arrows go through it', async () => {
  const { router, user } = setUp();
  await shown();
  await screen.findByText('1 solicitare');
  await user.click(screen.getByRole('button', { name: 'Acțiuni rapide' }));
  const dialog = await openDialog();
  for (const command of [
    'Exportă CSVX',
    'Șterge filtrele și căutareaQ',
    'Caută în listă/',
    'Anulează modificareaZ',
    'Mergi la Chestionar pe alt siteG apoi E',
  ])
    expect(await commands()).toContain(command);
  const search = dialog.getByLabelText('Caută o acțiune');
  fireEvent.change(search, { target: { value: 'nimic de felul' } });
  await dialog.findByText('Nicio acțiune nu se potrivește.');
  fireEvent.change(search, { target: { value: 'CHESTIONAR' } });
  search.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Mergi la Chestionar pe alt siteG apoi E');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(search);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/quiz/embed'));
});

test('a key searches; letters count neither while somebody types nor once they are off', async () => {
  const { router, user } = setUp();
  await screen.findByText('1 solicitare');
  await user.keyboard('/');
  const search = screen.getByLabelText('Caută');
  expect(document.activeElement).toBe(search);
  await user.keyboard('gu');
  expect(router.state.location.pathname).toBe('/admin/sites');
  search.blur();
  await user.keyboard('{Control>}k{/Control}');
  const dialog = await openDialog();
  await user.click(dialog.getByRole('checkbox', { name: 'Scurtături din litere simple' }));
  await user.click(dialog.getByRole('button', { name: 'Închide' }));
  await user.keyboard('gu');
  expect(router.state.location.pathname).toBe('/admin/sites');
  expect(localStorage.getItem('vitrina:admin-letter-shortcuts')).toBe('off');
});

test('a search that is still being typed neither stops the way to another page nor ends up there', async () => {
  const { router } = setUp('/admin/sites');
  await screen.findByText('1 solicitare');
  rstest.useFakeTimers();
  fireEvent.change(screen.getByLabelText('Caută'), { target: { value: 'ser' } });
  act(() => void router.navigate('/alta'));
  act(() => void rstest.runAllTimers());
  rstest.useRealTimers();
  act(() => arrive());
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(router.state.location).toMatchObject({ pathname: '/alta', search: '' });
});
