import { beforeEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { askStockAlert } from '@vitrina/contract/calls/ask-stock-alert';
import { getGoneProduct } from '@vitrina/contract/calls/get-gone-product';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { phoneLink } from '@vitrina/contract/rules/phone-link';
import { clearCart, platformConfig, useCart, usePageTitle } from '@vitrina/shared-auth';
import { renderPath } from '@vitrina/shared-auth/testing/render-path';
import { showSlots } from '@vitrina/shared-auth/testing/show-slots';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { SAMPLE_CATALOGUE, sampleProduct } from '../../../test/sample-products.ts';
import * as product from '../../routes/product.tsx';
import * as products from '../../routes/products.tsx';
import { closeCartDrawer } from '../cart/cart-drawer-store.ts';

const open = (id: string) => renderPath(`/product/${id}`, { '/product': product });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  localStorage.removeItem('vitrina:shopping');
  clearCart();
  closeCartDrawer();
});

test('the page shows the variant of the address: price with VAT, stock, description', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  open('3');
  await heading('Săpun');
  expect(screen.getByText('28,50 RON')).toBeTruthy();
  expect(screen.getByText('TVA inclus')).toBeTruthy();
  expect(screen.getByText('În stoc')).toBeTruthy();
  expect(screen.getByText('Descriere.')).toBeTruthy();
});

test('the bar at the foot of a narrow page names the variant beside its price', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  open('2');
  await heading('Ruj');
  expect(document.querySelector('[data-price]')?.getAttribute('data-variant')).toBe('carmin');
});

test('a swatch shows its variant and changes the address', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  const { router, user } = open('2');
  await heading('Ruj');
  expect(screen.getByText('Au mai rămas 2')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'coral, stoc epuizat' }));
  expect(screen.getByText('Stoc epuizat')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'STOC EPUIZAT: Ruj, coral' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/product/1');
  await act(() => router.navigate(-1));
  expect(screen.getByText('Au mai rămas 2')).toBeTruthy();
});

test('what was added opens the cart beside the page, and is counted on it', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  const { user } = open('3');
  await user.click(await screen.findByRole('button', { name: 'ADAUGĂ ÎN COȘ: Săpun' }));
  const drawer = await screen.findByRole('dialog', { name: 'Coșul tău: 1 produs' });
  expect(within(drawer).getByText('Adăugat în coș: Săpun')).toBeTruthy();
  expect(
    within(drawer).getByRole('link', { name: 'Mergi la finalizare' }).getAttribute('href'),
  ).toBe('/checkout');
  await user.click(within(drawer).getByRole('button', { name: 'Închide coșul' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(/^1 bucată în coș/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Vezi coșul' }));
  expect(await screen.findByRole('dialog', { name: 'Coșul tău: 1 produs' })).toBeTruthy();
});

const PICTURES = ['http://files.test/a.jpg', 'http://files.test/b.jpg'];
const picture = (position: number) =>
  screen.findByRole<HTMLImageElement>('img', {
    name: `Produs 4, coral, imaginea ${position}`,
  });

test('thumbnails choose the large picture', async () => {
  stubHost().answers(listProducts, [sampleProduct({ product_id: 4, images: PICTURES })]);
  const { user } = open('4');
  await picture(1);
  await user.click(screen.getByRole('button', { name: 'Imaginea 2 din 2' }));
  expect((await picture(2)).src).toBe('http://files.test/b.jpg');
});

test('a picture is called by what it shows, where its address tells it', async () => {
  const images = ['front', 'texture', 'size'].map(
    (kind) => `http://files.test/${'0'.repeat(20)}-${kind}-1920.webp`,
  );
  stubHost().answers(listProducts, [sampleProduct({ product_id: 4, images })]);
  const { user } = open('4');
  expect(await screen.findByRole('img', { name: 'Produs 4, coral' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Imaginea 2 din 3: textura, de aproape' }));
  expect(await screen.findByRole('img', { name: 'Produs 4: textura, de aproape' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Imaginea următoare' }));
  const size = 'Produs 4: cât este de mare, lângă o riglă și o monedă de 50 de bani';
  expect(await screen.findByRole('img', { name: size })).toBeTruthy();
});

test('arrows, keys and swipes go through the pictures, round and round', async () => {
  stubHost().answers(listProducts, [sampleProduct({ product_id: 4, images: PICTURES })]);
  const { user } = open('4');
  await picture(1);
  await user.click(screen.getByRole('button', { name: 'Imaginea următoare' }));
  await picture(2);
  await user.keyboard('{ArrowRight}');
  const shown = await picture(1);
  const at = (clientX: number, clientY = 0) => [{ identifier: 1, target: shown, clientX, clientY }];
  fireEvent.touchStart(shown, { touches: at(200) });
  fireEvent.touchEnd(shown, { changedTouches: at(120) });
  await picture(2);
  fireEvent.touchStart(shown, { touches: at(200) });
  fireEvent.touchEnd(shown, { changedTouches: at(140, 300) });
  await picture(2);
});

test('a press on the picture shows it over the page, and larger', async () => {
  stubHost().answers(listProducts, [sampleProduct({ product_id: 4, images: PICTURES })]);
  const { user } = open('4');
  await picture(1);
  await user.click(screen.getByRole('button', { name: /^Mărește: / }));
  const zoom = await screen.findByRole('dialog', { name: 'Produs 4, coral, imaginea 1' });
  await user.click(within(zoom).getByRole('button', { name: 'Mărește' }));
  expect(within(zoom).getByRole('button', { name: 'Micșorează' })).toBeTruthy();
  await user.click(within(zoom).getByRole('button', { name: 'Închide imaginea' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a swipe sideways leads to the next picture while it is fitted, and to none while it is larger', async () => {
  stubHost().answers(listProducts, [sampleProduct({ product_id: 4, images: PICTURES })]);
  const { user } = open('4');
  await picture(1);
  await user.click(screen.getByRole('button', { name: /^Mărește: / }));
  const zoom = within(await screen.findByRole('dialog'));
  const swipe = () => {
    const target = zoom.getByRole('img');
    const at = (clientX: number) => [{ identifier: 1, target, clientX, clientY: 0 }];
    fireEvent.touchStart(target, { touches: at(200) });
    fireEvent.touchEnd(target, { changedTouches: at(120) });
  };
  expect(zoom.getByText(`1 din ${PICTURES.length}`)).toBeTruthy();
  swipe();
  expect(zoom.getByText(`2 din ${PICTURES.length}`)).toBeTruthy();
  await user.click(zoom.getByRole('button', { name: 'Mărește' }));
  swipe();
  expect(zoom.getByText(`2 din ${PICTURES.length}`)).toBeTruthy();
});

test('a reduced price tells the lowest of the 30 days before, any other tells none', async () => {
  stubHost().answers(listProducts, [
    sampleProduct({ product_id: 4, price: 40, lowest_price_30_days: 50 }),
    sampleProduct({ product_id: 5, price: 40, lowest_price_30_days: null }),
  ]);
  const { router } = open('4');
  expect(
    await screen.findByText('Cel mai mic preț din ultimele 30 de zile: 50,00 RON'),
  ).toBeTruthy();
  expect(screen.getByText('−20 %')).toBeTruthy();
  await act(() => router.navigate('/product/5'));
  expect(screen.queryByText(/ultimele 30 de zile/)).toBeNull();
});

test('ingredients unfold, and the page leads to other products, those of the category first', async () => {
  stubHost().answers(listProducts, [
    sampleProduct({ product_id: 4, ingredients: 'Aqua, Glycerin' }),
    sampleProduct({ product_id: 6, category_name: 'Corp' }),
    sampleProduct({ product_id: 5 }),
  ]);
  open('4');
  await heading('Produs 4');
  expect(screen.getByText('Aqua, Glycerin')).toBeTruthy();
  const similar = within(screen.getByRole('region', { name: 'Produse asemănătoare' }));
  expect(similar.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    'Produs 5',
    'Produs 6',
  ]);
});

test('the page titles the document and describes its product to search engines, while it is open', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  const { router } = open('2');
  await heading('Ruj');
  // Effects run after the heading is rendered.
  await waitFor(() => expect(usePageTitle.getState().title).toBe('Ruj, carmin'));
  const blocks = () => document.querySelectorAll('script[type="application/ld+json"]');
  expect(blocks()).toHaveLength(1);
  expect(JSON.parse(blocks()[0]?.textContent ?? '')).toMatchObject([
    { name: 'Ruj', offers: { price: '50.00', priceCurrency: 'RON' } },
    { '@type': 'BreadcrumbList' },
  ]);
  await act(() => router.navigate('/product/99'));
  expect(blocks()).toHaveLength(0);
});

test('an unknown product leads back to the list', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  open('99');
  await heading('Produsul nu a fost găsit');
  expect(screen.getByRole('link', { name: 'Vezi toate produsele' })).toBeTruthy();
  await waitFor(() =>
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
      'noindex',
    ),
  );
});

test('a failure is said in the words of the specification, and the retry recovers', async () => {
  const host = stubHost();
  host.refuses(listProducts, 403);
  const { user } = open('3');
  expect(await screen.findByText('Eroare la obținerea produselor.')).toBeTruthy();
  host.answers(listProducts, SAMPLE_CATALOGUE);
  await user.click(screen.getByRole('button', { name: 'Reîncearcă' }));
  await heading('Săpun');
});

test('a product without colours has no variant to name', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE.slice(2));
  open('3');
  await heading('Săpun');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText(/variant/i)).toBeNull();
  expect(screen.queryByText(/Culoare/)).toBeNull();
});

test('a product without a price says why it cannot be bought, and offers nothing to search engines', async () => {
  const row = {
    product_id: 3,
    product_name: 'Săpun',
    price: null,
    stock_quantity: '4',
    images: '[]',
  };
  stubHost({ capabilities: [] }).answersAs(listProducts, [row]);
  const { user } = open('3');
  await heading('Săpun');
  expect(screen.getByText('Preț indisponibil')).toBeTruthy();
  expect(screen.queryByText(/rămas|În stoc/)).toBeNull();
  const path = within(screen.getByRole('navigation', { name: 'Ești aici' }));
  expect(path.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Produse',
    'Săpun',
  ]);
  expect(
    screen.getByText('Prețul lipsește acum, așa că produsul nu poate fi cumpărat.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'FĂRĂ PREȚ: Săpun' }));
  expect(useCart.getState().lines).toEqual([]);
  const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(JSON.parse(data ?? '')).not.toHaveProperty('offers');
});

test('below the description other remotes are told which variant is shown', async () => {
  showSlots();
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  open('3');
  const slot = await screen.findByRole('region', { name: 'product-below' });
  expect(JSON.parse(slot.textContent ?? '').product).toMatchObject({ id: 3, name: 'Săpun' });
});

test('a card that offers to tell leads to where one asks for it', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  open('1#anunta-ma');
  const ask = await screen.findByRole('button', { name: 'Anunță-mă când revine' });
  await waitFor(() => expect(document.activeElement).toBe(ask));
});

test('a sold-out product is waited for: the address is asked, and the page says what comes next', async () => {
  const host = stubHost();
  host.answers(listProducts, SAMPLE_CATALOGUE);
  host.answers(askStockAlert, { confirmed: false });
  const { user } = open('1');
  await user.click(await screen.findByRole('button', { name: 'Anunță-mă când revine' }));
  const field = await screen.findByLabelText<HTMLInputElement>(/E-mailul tău/);
  expect(document.activeElement).toBe(field);
  await user.click(screen.getByRole('button', { name: 'Anunță-mă' }));
  expect(host.requestsOf(askStockAlert)).toEqual([]);
  await user.type(field, 'ana@exemplu.ro');
  await user.click(screen.getByRole('button', { name: 'Anunță-mă' }));
  expect(await screen.findByText('Verifică e-mailul')).toBeTruthy();
  expect(host.requestsOf(askStockAlert)[0]?.body).toEqual({
    productId: 1,
    email: 'ana@exemplu.ro',
  });
  await user.click(screen.getByRole('radio', { name: 'carmin' }));
  expect(screen.queryByText('Verifică e-mailul')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'coral, stoc epuizat' }));
  expect(screen.getByText('Verifică e-mailul')).toBeTruthy();
});

test('the address that was given is repeated, and can be changed', async () => {
  const host = stubHost();
  host.answers(listProducts, SAMPLE_CATALOGUE);
  host.answers(askStockAlert, { confirmed: false });
  const { user } = open('1');
  const send = async (email: string) => {
    const field = await screen.findByLabelText<HTMLInputElement>(/E-mailul tău/);
    await user.clear(field);
    await user.type(field, email);
    await user.click(screen.getByRole('button', { name: 'Anunță-mă' }));
  };
  await user.click(await screen.findByRole('button', { name: 'Anunță-mă când revine' }));
  await send('ana@exempl.ro');
  expect(await screen.findByText(/^Am trimis un link la ana@exempl\.ro\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Schimbă adresa' }));
  expect(await screen.findByLabelText(/E-mailul tău/)).toHaveProperty('value', 'ana@exempl.ro');
  await send('ana@exemplu.ro');
  expect(await screen.findByText(/^Am trimis un link la ana@exemplu\.ro\./)).toBeTruthy();
});

test('where nothing can be bought the way to wait stands before the dead button', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  open('1');
  const dead = await screen.findByRole('button', { name: 'STOC EPUIZAT: Ruj, coral' });
  const ask = screen.getByRole('link', { name: 'Anunță-mă: Ruj, coral' });
  expect(dead.previousElementSibling).toBe(ask);
});

test('a host without alerts offers none', async () => {
  stubHost({ capabilities: [] }).answers(listProducts, SAMPLE_CATALOGUE);
  open('1');
  await heading('Ruj');
  expect(screen.queryByRole('button', { name: /Anunță-mă/ })).toBeNull();
});

test('products that were looked at before stand below, not the one of the page', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  const { router } = open('3');
  await heading('Săpun');
  await act(() => router.navigate('/product/2'));
  await heading('Ruj');
  cleanup();
  open('3');
  await heading('Săpun');
  const seen = within(await screen.findByRole('region', { name: 'Văzute recent' }));
  expect(seen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    'Ruj',
  ]);
});

test('the page of what never was offers search, categories and a call', async () => {
  const host = stubHost();
  host.answers(listProducts, SAMPLE_CATALOGUE);
  host.refuses(getGoneProduct, 404);
  const routes = { '/product': product, '/products': products };
  const { user, router } = renderPath('/product/9999', routes);
  const search = await screen.findByRole('searchbox', { name: 'Caută în magazin' });
  const categories = within(screen.getByRole('navigation', { name: 'Categorii' }));
  const links = categories.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/products/categorie/machiaj/1');
  const { brand } = platformConfig();
  const call = screen.getByRole('link', { name: brand.phone });
  expect(call.getAttribute('href')).toBe(phoneLink(brand.phone));
  expect(screen.getByRole('link', { name: brand.email })).toBeTruthy();
  await user.type(search, 'ruj{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/products'));
  expect(router.state.location.search).toBe('?cauta=ruj');
});

test('the page of what is gone offers what is like it', async () => {
  const host = stubHost();
  host.answers(listProducts, SAMPLE_CATALOGUE);
  host.answers(getGoneProduct, {
    ...{ product_id: 99, product_name: 'Ruj vechi', category_name: 'Machiaj' },
    ...{ color: 'crimson', price: 45 },
  });
  open('99');
  await screen.findByText('Se încarcă produsul…');
  expect(document.querySelector('[aria-busy="true"]'), 'the written page stays').toBeTruthy();
  expect(await screen.findByText('Ruj vechi nu se mai vinde.')).toBeTruthy();
  await waitFor(() => expect(usePageTitle.getState().title).toBe('Produsul nu a fost găsit'));
  const similar = within(screen.getByRole('region', { name: 'Produse asemănătoare' }));
  expect(similar.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    'Ruj',
    'Săpun',
  ]);
});

test('the finder shows every shade, leaves those of an undertone, and leads to the chosen one', async () => {
  const shades = ['crimson', 'coral', 'plum'].map((color, index) =>
    sampleProduct({ product_id: index + 1, product_name: 'Ruj', color }),
  );
  const brushes = ['tan', 'black'].map((color, index) =>
    sampleProduct({ product_id: index + 4, product_name: 'Set de pensule', color }),
  );
  stubHost().answers(listProducts, [...shades, ...brushes]);
  const { user, router } = open('1');
  const scrolled = rstest.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(await screen.findByRole('button', { name: 'Găsește-ți nuanța' }));
  const finder = within(await screen.findByRole('dialog', { name: 'Găsește-ți nuanța' }));
  expect(finder.getByText('3 nuanțe')).toBeTruthy();
  // Scrolls to the shown shade, not to a chosen filter.
  expect(
    scrolled.mock.contexts.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual([expect.stringMatching(/^Ruj, /)]);
  scrolled.mockRestore();
  expect(finder.getAllByText(/, \d+,\d\d\sRON/)).toHaveLength(3);
  // Drawn as lips, on every tone.
  const drawn = screen.getByRole('dialog').querySelectorAll('[data-worn="lips"]');
  expect([...drawn].map(({ children }) => children.length)).toEqual([6, 6, 6]);
  await user.click(finder.getByRole('radio', { name: 'Calde' }));
  expect(finder.getByText('1 nuanță')).toBeTruthy();
  await user.click(finder.getByRole('radio', { name: /^Ruj, coral/ }));
  await user.click(finder.getByRole('button', { name: 'Vezi Ruj, coral' }));
  expect(router.state.location.pathname).toBe('/product/2');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the finder leads to a shade of another product that is worn there', async () => {
  const shades = ['crimson', 'plum'].map((color, index) =>
    sampleProduct({ product_id: index + 1, product_name: 'Ruj', color }),
  );
  const gloss = sampleProduct({ product_id: 3, product_name: 'Luciu de buze', color: 'coral' });
  stubHost().answers(listProducts, [gloss, ...shades]);
  const { user, router } = open('1');
  await user.click(await screen.findByRole('button', { name: 'Găsește-ți nuanța' }));
  const finder = within(await screen.findByRole('dialog', { name: 'Găsește-ți nuanța' }));
  await user.click(finder.getByRole('radio', { name: /^Luciu de buze, coral/ }));
  await user.click(finder.getByRole('button', { name: 'Vezi Luciu de buze, coral' }));
  expect(router.state.location.pathname).toBe('/product/3');
});
