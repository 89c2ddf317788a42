import { beforeEach, expect, rstest, test } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import { listNotifications } from '@vitrina/contract/calls/list-notifications';
import { logout } from '@vitrina/contract/calls/logout';
import { getSession } from '@vitrina/shared-auth';
import { provideCartOpener } from '@vitrina/shared-auth/per-package/cart-opener';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { countedCart } from '../../test/counted-cart.tsx';
import { registryOf } from '../../test/fake-remotes.tsx';
import { ADMIN, ANA, follow, renderPage } from '../../test/render-page.tsx';
import { OWN_LABELS } from '../own-labels.ts';

let host: ReturnType<typeof stubHost>;

beforeEach(() => {
  host = stubHost();
  host.answers(listNotifications, { data: [] });
});

const links = async () =>
  within(await screen.findByRole('navigation', { name: 'Navigare principală' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const trigger = () => screen.findByRole('button', { name: /^Meniul contului/ });
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

test('a visitor sees Home, what remotes have for everybody, and Login', async () => {
  await renderPage('/faq');
  expect(await links()).toEqual(['Home', 'Products']);
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
});

test.each([
  ['/products?categorie=par#sus', '/login?next=%2Fproducts%3Fcategorie%3Dpar%23sus'],
  ['/login?next=%2Fproducts', '/login?next=%2Fproducts'],
  ['/register?next=%2Fproducts', '/login?next=%2Fproducts'],
  ['/login', '/login'],
  ['/nicaieri', '/login'],
])('Login on %s leads back to what was under way', async (path, href) => {
  await renderPage(path);
  const login = within(await screen.findByRole('banner')).getByRole('link', { name: 'Login' });
  expect(login.getAttribute('href')).toBe(href);
});

test('a partner sees Dashboard, and in the menu Dashboard and Account details', async () => {
  const { user } = await renderPage('/faq', { user: ANA });
  await user.click(await trigger());
  expect(await links()).toEqual(['Home', 'Products', 'Dashboard']);
  expect(items()).toEqual(['Dashboard', 'Account details', 'Logout']);
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

test('an admin sees the admin links', async () => {
  const { user } = await renderPage('/faq', { user: ADMIN });
  await user.click(await trigger());
  expect(await links()).toEqual(['Home', 'Products', 'Sites']);
  expect(items()).toEqual(['Panel', 'Logout']);
});

test('below the pages of staff stands no footer, below others it does', async () => {
  const { router } = await renderPage('/admin', { user: ADMIN });
  await trigger();
  expect(router.state.location.pathname).toBe('/admin');
  expect(screen.queryByRole('contentinfo')).toBeNull();
  await router.navigate('/faq');
  expect(await screen.findByRole('contentinfo')).toBeTruthy();
});

test('in the dashboard the menu has its own entries', async () => {
  const { user, router } = await renderPage('/users/dashboard/overview', { user: ANA });
  await user.click(await trigger());
  expect(items()).toEqual(['Profile', 'Company', 'Acasă', 'Logout']);
  await follow(screen.getByRole('menuitem', { name: 'Company' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/users/dashboard/profile'));
  expect(router.state.location.hash).toBe('#firme');
});

test('the avatar is the first letter of the name, or ?', async () => {
  await renderPage('/faq', { user: { ...ANA, name: ' ' } });
  expect((await trigger()).textContent).toBe('?');
});

test('logging out leaves nothing behind and tells the host', async () => {
  host.answers(logout, {});
  const { user } = await renderPage('/faq', { user: ANA });
  await user.click(await trigger());
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(getSession().user).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  expect(host.requestsOf(logout)).toHaveLength(1);
});

test('a host that takes no logout is sent none, and nothing is left behind all the same', async () => {
  host = stubHost({ capabilities: [] });
  host.answers(listNotifications, { data: [] });
  host.answers(logout, {});
  const { user } = await renderPage('/faq', { user: ANA });
  await user.click(await trigger());
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  expect(getSession().status).toBe('anonymous');
  expect(localStorage.getItem('token')).toBeNull();
  expect(host.requestsOf(logout)).toEqual([]);
});

const STRANGE = { ...ANA, role: 'none' } as const;

test('an account with an unknown role sees no links of others, and is told why', async () => {
  const { user } = await renderPage('/', { user: STRANGE });
  await user.click(await trigger());
  expect(await links()).toEqual(['Home', 'Products']);
  expect(items()).toEqual(['Logout']);
  expect(
    await screen.findByText(/rolul lui nu este cunoscut\. Scrie-ne la contact@exemplu\.ro/),
  ).toBeTruthy();
});

test.each([
  ['an unknown role', STRANGE, '/account', '/'],
  ['an unknown role', STRANGE, '/admin/orders', '/'],
  ['an unknown role', STRANGE, '/users/dashboard/overview', '/'],
  ['an unknown role', STRANGE, '/login', '/'],
  ['an unknown role', STRANGE, '/users/notifications', '/users/notifications'],
  ['nobody', null, '/admin/orders', '/'],
  ['nobody', null, '/users/dashboard/overview', '/'],
  ['nobody', null, '/users/notifications', '/login'],
  ['a partner', ANA, '/admin/orders', '/'],
  ['an admin', ADMIN, '/users/dashboard/overview', '/'],
] as const)('%s is not let in: %#', async (_who, user, path, target) => {
  const { router } = await renderPage(path, { user });
  await waitFor(() => expect(router.state.location.pathname).toBe(target));
});

test('an unknown path shows the not-found page, with the header, and is not to be indexed', async () => {
  await renderPage('/nu-exista');
  expect(await screen.findByRole('heading', { name: 'Pagina nu a fost găsită' })).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  const robots = () => document.head.querySelector('meta[name="robots"]');
  expect(robots()?.getAttribute('content')).toBe('noindex');
  const ways = within(screen.getByRole('main'));
  await follow(ways.getByRole('link', { name: 'Întrebări frecvente' }));
  expect(robots()).toBeNull();
});

test('what the shell shows of its own is what no remote may say there', async () => {
  await renderPage('/faq', { registry: registryOf() });
  const login = await screen.findByRole('link', { name: 'Login' });
  expect([...(await links()), login.textContent]).toEqual(OWN_LABELS.header);
});

test('in the menus too', async () => {
  const { user } = await renderPage('/faq', { user: ANA, registry: registryOf() });
  await user.click(await trigger());
  expect(items()).toEqual(OWN_LABELS['user-menu']);
});

test('in the menu of the dashboard', async () => {
  const { user } = await renderPage('/users/dashboard/overview', { user: ANA });
  await user.click(await trigger());
  expect(items().slice(-2)).toEqual(OWN_LABELS['dashboard-menu']);
});

test('a press on the cart opens it beside a page that can', async () => {
  const { router, user } = await renderPage('/faq');
  let opened = 0;
  const leave = provideCartOpener(() => {
    opened += 1;
  });
  const cart = await screen.findByRole('link', { name: 'Coș gol' });
  await user.click(cart);
  expect(opened).toBe(1);
  expect(router.state.location.pathname).toBe('/faq');
  leave();
});

test('beside any other page the shop’s cart opens, whose code the press loads', async () => {
  const cartBeside = countedCart();
  const { router, user } = await renderPage('/faq', { beside: cartBeside.beside });
  const cart = await screen.findByRole('link', { name: 'Coș gol' });
  await user.click(cart);
  await waitFor(() => expect(cartBeside.opened).toBe(1));
  await user.click(cart);
  await waitFor(() => expect(cartBeside.opened).toBe(2));
  expect(router.state.location.pathname).toBe('/faq');
});

test('a shop that shows no cart beside pages is led to', async () => {
  const assign = rstest.spyOn(location, 'assign').mockImplementation(() => {});
  const { user } = await renderPage('/faq');
  const cart = await screen.findByRole('link', { name: 'Coș gol' });
  await user.click(cart);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/cart'));
  assign.mockRestore();
});
