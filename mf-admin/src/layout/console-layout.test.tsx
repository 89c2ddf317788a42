import { expect, rstest, test } from '@rstest/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CallResponse } from '@vitrina/contract/call';
import { listAllUserWebsites } from '@vitrina/contract/calls/list-all-user-websites';
import { listAllWebsiteRequests } from '@vitrina/contract/calls/list-all-website-requests';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { listUsers } from '@vitrina/contract/calls/list-users';
import { searchConsole } from '@vitrina/contract/calls/search-console';
import { CAPABILITIES, type Capability } from '@vitrina/contract/capabilities';
import type { NavigationSource } from '@vitrina/contract/rules/navigation';
import { configurePlatform, defineRemoteModule, platformConfig } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { fillIn, openDialog, renderConsole } from '../../test/render-console.tsx';
import { sampleOrder, sampleProduct, sampleRequest, sampleUser } from '../../test/samples.ts';
import { OWN } from '../features/commands/own-contributions.ts';

const SEARCHES_NOTHING = CAPABILITIES.filter((one) => one !== 'console-search');

function setUp(
  path = '/admin/sites',
  others: NavigationSource['remotes'] = [],
  capabilities: readonly Capability[] = CAPABILITIES,
) {
  const host = stubHost({ capabilities });
  host.answers(searchConsole, { orders: [], products: [], users: [], requests: [] });
  const source = { remotes: [...OWN.source().remotes, ...others] };
  const navigation = { source: () => source, subscribe: () => () => {} };
  configurePlatform({ ...platformConfig(), navigation });
  host.answers(listAllWebsiteRequests, { data: [sampleRequest()] });
  host.answers(listUsers, [sampleUser()]);
  host.answers(listOrders, { orders: [], total: 0, counts: {} });
  host.answers(listProducts, []);
  host.answers(listAllUserWebsites, { data: [] });
  return { host, ...renderConsole(path, { '/quiz/embed': BUILDER, '/alta': OTHER }) };
}

/** A page of another remote. */
const BUILDER = defineRemoteModule({ routes: [{ index: true, element: null }] });
let arrive = () => {};
/** A page whose data arrive when the test says so. */
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
    'De răspuns': '/admin/desk',
    Comenzi: '/admin/orders',
    Retururi: '/admin/returns',
    Statistici: '/admin/stats',
    Produse: '/admin/products',
    Utilizatori: '/admin/users',
    Solicitări: '/admin/sites',
    'Site-uri': '/admin/manage',
    Comisioane: '/admin/commissions',
    'Partener nou': '/admin/create-partner',
    Jurnal: '/admin/audit',
    Setări: '/admin/settings',
    Echipă: '/admin/staff',
  });
  expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('Solicitări');
  // The fallback icon is for links without their own; the console's all have one.
  expect(nav.getAllByRole('link').map((link) => link.querySelector('.lucide-square'))).toEqual(
    nav.getAllByRole('link').map(() => null),
  );
  expect(nav.getAllByRole('link').every((link) => link.querySelector('svg'))).toBe(true);
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

/** Links of another remote. */
const ELSEWHERE: NavigationSource['remotes'] = [
  {
    current: {
      mounts: [
        { id: 'quiz', path: '/quiz', access: 'public' },
        { id: 'mine', path: '/mine', access: 'user' },
      ],
      navigation: [{ place: 'console', label: 'Chestionare', order: 1, mount: 'quiz' }],
      commands: [
        {
          id: 'embed',
          label: 'Chestionar pe alt site',
          keywords: ['widget'],
          mount: 'quiz',
          page: 'embed',
          shortcut: 'g e',
        },
        { id: 'theirs', label: 'De parteneri', mount: 'mine' },
        { id: 'taken', label: 'Comenzile altcuiva', mount: 'quiz', shortcut: 'g o' },
      ],
    },
  },
];

test('links and commands of another remote stand in the navigation and the palette, for admins', async () => {
  const { user } = setUp('/admin/sites', ELSEWHERE);
  await shown();
  const nav = within(screen.getByRole('navigation', { name: 'Administrare' }));
  expect(nav.getAllByRole('link')[0]?.textContent).toBe('Chestionare');
  await user.keyboard('{Control>}k{/Control}');
  const palette = await openDialog();
  const titles = (await commands()).join();
  expect(titles).toContain('Mergi la ComenziG apoi O');
  expect(titles).not.toMatch(/De parteneri|altcuiva/);
  await user.type(palette.getByLabelText('Caută o acțiune'), 'widget');
  expect(await commands()).toEqual(['Mergi la Chestionar pe alt siteG apoi E']);
});

test('the palette has what the page can do, and the builder of the questionnaire; arrows go through it', async () => {
  const { router, user } = setUp('/admin/sites', ELSEWHERE);
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
  await dialog.findByText('Nimic nu se potrivește.');
  fireEvent.change(search, { target: { value: 'CHESTIONAR' } });
  search.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Mergi la Chestionar pe alt siteG apoi E');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(search);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/quiz/embed'));
});

test('where the host does not search, the palette finds orders, products, users and requests in its lists', async () => {
  const { host, router, user } = setUp('/admin/sites', [], SEARCHES_NOTHING);
  await shown();
  host.answers(listOrders, { orders: [sampleOrder()], total: 1, counts: {} });
  host.answers(listProducts, [sampleProduct({ product_name: 'Ser Ana' })]);
  const type = async (text: string) => {
    await user.keyboard('{Control>}k{/Control}');
    await fillIn(user, 'Caută o acțiune', text);
    return within(await screen.findByRole('list', { name: 'Date găsite' }));
  };
  const data = await type('ANA');
  await waitFor(() =>
    expect(data.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '#300 · Ana Exemplu · ana@exemplu.roComandă',
      'Ser Ana (roșu)Produs',
      'Ana Exemplu · ana@exemplu.roUtilizator',
      'Florăria Ana (#1)Solicitare',
    ]),
  );
  await user.click(data.getByRole('button', { name: /^Florăria Ana/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/sites'));
  expect(router.state.location.search).toBe('?q=Flor%C4%83ria+Ana');
  await (await type('#300')).findByRole('button', { name: /^#300/ });
  expect(host.requestsOf(listOrders).at(-1)?.search).toContain('id=300');
  host.answers(listOrders, { orders: [sampleOrder(), sampleOrder({ id: 1300 })], total: 2 });
  await fillIn(user, 'Caută o acțiune', '300');
  await screen.findByRole('button', { name: /^#300/ });
  expect(screen.queryByRole('button', { name: /^#1300/ })).toBeNull();
});

test('data that cannot be searched are said, the rest is found', async () => {
  const { host, user } = setUp('/admin/sites', [], SEARCHES_NOTHING);
  await shown();
  host.refuses(listOrders, 403);
  host.refuses(listProducts, 403);
  await user.keyboard('{Control>}k{/Control}');
  await fillIn(user, 'Caută o acțiune', 'florăria');
  await screen.findByText('O parte din date nu a putut fi căutată.');
  expect(screen.getByRole('button', { name: /^Florăria Ana \(#1\)/ })).toBeTruthy();
});

const FOUND: CallResponse<typeof searchConsole> = {
  orders: [{ id: 303, name: 'Ana', email: 'ana@exemplu.ro', status: 'Shipped', created_at: null }],
  products: [{ product_id: 5, product_name: 'Ser', color: 'red' }],
  users: [{ id: 7, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' }],
  requests: [{ id: 2, business_name: 'Florăria', email: 'ana@exemplu.ro', status: 'pending' }],
};

test('a host that searches is asked once for all kinds; Enter opens the order of a number', async () => {
  const { host, router, user } = setUp();
  await shown();
  host.answers(searchConsole, FOUND);
  await user.keyboard('{Control>}k{/Control}');
  await fillIn(user, 'Caută o acțiune', '303');
  const data = within(await screen.findByRole('list', { name: 'Date găsite' }));
  expect(data.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '#303 · Ana · ana@exemplu.roComandă',
    'Ser (roșu)Produs',
    'Ana · ana@exemplu.roUtilizator',
    'Florăria (#2)Solicitare',
  ]);
  expect(host.requestsOf(searchConsole).map(({ search }) => search)).toEqual(['?q=303']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/order/303'));
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
