import { beforeEach, expect, test } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { clearCart, useCart } from '@vitrina/shared-auth';
import { renderPath } from '@vitrina/shared-auth/testing/render-path';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { SAMPLE_CATALOGUE, sampleProduct } from '../../../test/sample-products.ts';
import * as products from '../../routes/products.tsx';

const open = (search = '') => renderPath(`/products${search}`, { '/products': products });
const cards = () => screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);

beforeEach(() => clearCart());

test('skeletons and a status stand until the products are here', async () => {
  const release = stubHost().holdsBack(listProducts, SAMPLE_CATALOGUE);
  open();
  expect(await screen.findByText('Se încarcă produsele…')).toBeTruthy();
  release();
  expect(await screen.findByText('2 produse')).toBeTruthy();
  expect(screen.queryByText('Se încarcă produsele…')).toBeNull();
});

test('a failure is said in the words of the specification, and the retry recovers', async () => {
  const host = stubHost();
  host.refuses(listProducts, 403);
  const { user } = open();
  expect(await screen.findByText('Eroare: Nu s-au putut încărca produsele')).toBeTruthy();
  host.answers(listProducts, SAMPLE_CATALOGUE);
  await user.click(screen.getByRole('button', { name: 'Reîncearcă' }));
  expect(await screen.findByText('2 produse')).toBeTruthy();
});

test('variants of one product are one card, which shows the first that can be bought', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  open();
  await screen.findByText('2 produse');
  expect(cards()).toEqual(['Ruj', 'Săpun']);
  const colors = within(screen.getByRole('group', { name: 'Culoare: Ruj' }));
  expect(colors.getByRole('radio', { name: 'coral, stoc epuizat' })).toBeTruthy();
  expect(colors.getByRole<HTMLInputElement>('radio', { name: 'carmin' }).checked).toBe(true);
  expect(screen.getByRole('link', { name: 'Ruj' }).getAttribute('href')).toBe('/product/2');
});

test('the button adds up to the stock, and says why it adds no more', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  const { user } = open();
  const add = await screen.findByRole('button', { name: 'ADAUGĂ ÎN COȘ: Ruj, carmin' });
  await user.click(add);
  await user.click(add);
  expect(add.textContent).toBe('MAXIM ÎN COȘ');
  await user.click(add);
  expect(useCart.getState().lines).toEqual([
    { product_id: 2, product_name: 'Ruj', color: 'crimson', price: 50, quantity: 2 },
  ]);
  await user.click(screen.getByRole('radio', { name: 'coral, stoc epuizat' }));
  expect(screen.getByRole('button', { name: 'STOC EPUIZAT: Ruj, coral' })).toBeTruthy();
});

test('the category is read from the address and written to it', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  const { router, user } = open('?categorie=Corp+%C8%99i+baie');
  await screen.findByText('1 produs');
  expect(cards()).toEqual(['Săpun']);
  await user.click(await screen.findByRole('radio', { name: 'Machiaj' }));
  expect(cards()).toEqual(['Ruj']);
  expect(new URLSearchParams(router.state.location.search).get('categorie')).toBe('Machiaj');
  await user.click(screen.getByRole('radio', { name: 'Toate' }));
  expect(await screen.findByText('2 produse')).toBeTruthy();
  expect(router.state.location.search).toBe('');
});

test('a search folds Romanian letters, counts what it found and stands in the address', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  const { router, user } = open();
  await user.type(await screen.findByRole('combobox', { name: 'Caută' }), 'sapun');
  expect((await screen.findByText('1 produs')).getAttribute('role')).toBe('status');
  expect(cards()).toEqual(['Săpun']);
  await waitFor(() => expect(router.state.location.search).toBe('?cauta=sapun'));
});

test('letters show at once, and the address is written once the typing pauses', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  const { router, user } = open();
  const search = await screen.findByRole('combobox', { name: 'Caută' });
  const addresses: string[] = [];
  router.subscribe(({ location }) => addresses.push(location.search));
  await user.type(search, 'sapun');
  expect(search).toHaveProperty('value', 'sapun');
  expect(addresses).toEqual([]);
  await screen.findByText('1 produs');
  await waitFor(() =>
    expect(new Set(addresses.filter(Boolean))).toEqual(new Set(['?cauta=sapun'])),
  );
});

const colorsButton = () => screen.findByRole('button', { name: /^Culoare/ });
const openColors = async (user: UserEvent) => user.click(await colorsButton());

test('each chosen filter is a step back, and a word is one however it is typed', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  const { router, user } = open();
  const isAt = (search: string) => waitFor(() => expect(router.state.location.search).toBe(search));
  const back = (search: string) => {
    void router.navigate(-1);
    return isAt(search);
  };
  await openColors(user);
  await user.click(screen.getByRole('checkbox', { name: 'Portocaliu și coral 1 produs' }));
  await isAt('?culoare=coral');
  await user.click(screen.getByRole('checkbox', { name: 'Doar în stoc' }));
  await isAt('?culoare=coral&stoc=da');
  const search = screen.getByRole('combobox', { name: 'Caută' });
  await user.type(search, 'ru');
  await isAt('?cauta=ru&culoare=coral&stoc=da');
  await user.type(search, 'j');
  await isAt('?cauta=ruj&culoare=coral&stoc=da');
  await back('?culoare=coral&stoc=da');
  await waitFor(() => expect(search).toHaveProperty('value', ''));
  await back('?culoare=coral');
  await back('');
});

test('a second press at the same place folds the colours away again', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  const { user } = open();
  const button = await colorsButton();
  const shown = () => screen.queryAllByRole('checkbox', { name: /^Portocaliu/ }).length;
  expect([button.getAttribute('aria-expanded'), shown()]).toEqual(['false', 0]);
  await user.click(button);
  expect([button.getAttribute('aria-expanded'), shown()]).toEqual(['true', 1]);
  await user.click(button);
  expect(shown()).toBe(0);
});

test('a chosen colour shows the variant of that colour', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  const { router, user } = open();
  await openColors(user);
  await user.click(screen.getByRole('checkbox', { name: 'Portocaliu și coral 1 produs' }));
  expect(await screen.findByRole('button', { name: 'STOC EPUIZAT: Ruj, coral' })).toBeTruthy();
  expect(cards()).toEqual(['Ruj']);
  await waitFor(() => expect(router.state.location.search).toBe('?culoare=coral'));
  await user.click(screen.getByRole('checkbox', { name: 'Doar în stoc' }));
  expect(await screen.findByText('Niciun produs găsit')).toBeTruthy();
});

test('colours are chosen by family, and its shades one by one', async () => {
  const shades = ['pink', 'hotpink', 'crimson'].map((color, index) =>
    sampleProduct({ product_id: index + 1, product_name: `Ruj ${index + 1}`, color }),
  );
  stubHost().answers(listProducts, shades);
  const { router, user } = open('?culoare=crimson');
  const isAt = (search: string) => waitFor(() => expect(router.state.location.search).toBe(search));
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
  expect((await box('Roșu 1 produs')).checked).toBe(true);
  expect(screen.queryByRole('group', { name: /^Nuanțe/ }), 'one shade is no choice').toBeNull();
  await user.click(await box('Roz 2 produse'));
  await isAt('?culoare=crimson&culoare=pink&culoare=hotpink');
  expect(cards()).toEqual(['Ruj 1', 'Ruj 2', 'Ruj 3']);
  expect(screen.getByRole('group', { name: 'Nuanțe: Roz' })).toBeTruthy();
  expect((await box('Toate 2')).checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Filtre 2 alese' })).toBeTruthy();
  await user.click(await box('roz aprins'));
  await isAt('?culoare=crimson&culoare=hotpink');
  expect((await box('Toate 2')).checked).toBe(false);
  await user.click(await box('Roz 2 produse'));
  await isAt('?culoare=crimson');
});

test('filters of the address order and narrow the list', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  open('?sortare=pret-crescator&stoc=da');
  await screen.findByText('2 produse');
  expect(cards()).toEqual(['Săpun', 'Ruj']);
  expect(await screen.findByRole('combobox', { name: 'Ordonează' })).toHaveProperty(
    'value',
    'pret-crescator',
  );
});

test('filters that leave nothing say so, and are cleared in one press', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  const { router, user } = open('?categorie=Nimic&cauta=x');
  expect(await screen.findByText('Nimic pentru „x”')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Șterge tot' }));
  expect(await screen.findByText('2 produse')).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

for (const [search, label] of [
  ['?cauta=ruj', 'Șterge căutarea'],
  ['?categorie=Machiaj', 'Șterge filtrele'],
  ['?cauta=ruj&stoc=da', 'Șterge tot'],
] as const)
  test(`what clearing does is said: ${label}`, async () => {
    stubHost().answers(listProducts, SAMPLE_CATALOGUE);
    const { router, user } = open(`${search}&sortare=nume`);
    await user.click(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(router.state.location.search).toBe('?sortare=nume'));
  });

test('where no product has all words, how many come closest is said', async () => {
  const creams = [1, 2, 3].map((product_id) =>
    sampleProduct({ product_id, product_name: product_id < 3 ? `Cremă ${product_id}` : 'Săpun' }),
  );
  stubHost().answers(listProducts, creams);
  const { router } = open('?cauta=crema hidratanta');
  expect(await screen.findByText(/Cele mai apropiate: 2 produse$/)).toBeTruthy();
  await router.navigate('/products?cauta=sapun hidratant');
  expect(await screen.findByText(/Cel mai apropiat: un produs$/)).toBeTruthy();
});

test('a long catalogue comes in pages', async () => {
  stubHost().answers(
    listProducts,
    Array.from({ length: 30 }, (_, id) => sampleProduct({ product_id: id + 1 })),
  );
  const { router, user } = open();
  expect(
    await screen.findByText('Afișate 24 din 30 de produse', {}, { timeout: 5000 }),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Arată mai multe' }));
  await waitFor(() => expect(cards()).toHaveLength(30), { timeout: 5000 });
  expect(screen.queryByRole('button', { name: 'Arată mai multe' })).toBeNull();
  await waitFor(() => expect(router.state.location.search).toBe('?pagina=2'));
});

test('an empty catalogue is no fault of the filters', async () => {
  stubHost().answers(listProducts, []);
  open();
  expect(await screen.findByText('Încă nu există produse')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Șterge/ })).toBeNull();
});

test('a product without pictures shows the placeholder', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  open();
  await screen.findByText('2 produse');
  expect(document.querySelectorAll('img')).toHaveLength(0);
  expect(document.querySelectorAll('svg[class*="placeholder"]')).toHaveLength(2);
});

/** Rows in the form of other hosts. */
const ODD_ROWS = [
  {
    product_id: '7',
    product_name: 'Balsam',
    price: '19,9 lei',
    stock_quantity: '3',
    images: [null],
  },
  { product_id: 8, product_name: 'Cremă', price: '42.50', stock_quantity: 2.5, images: '' },
  { product_id: 9, product_name: 'Ulei', price: -5, stock_quantity: 0 },
  { product_id: 10, product_name: '', price: 5, stock_quantity: 4 },
  { product_id: 'x', product_name: 'Fără număr', price: 5, stock_quantity: 4 },
];

async function openOdd(search = '') {
  stubHost({ capabilities: [] }).answersAs(listProducts, ODD_ROWS);
  const page = open(search);
  await screen.findByRole('link', { name: 'Cremă' });
  return page;
}

test('odd rows cost only themselves; what cannot be read is said, what has no name is not offered', async () => {
  await openOdd();
  expect(cards()).toEqual(['Balsam', 'Cremă', 'Ulei']);
  expect(screen.getByText('3 produse. Un produs nu poate fi afișat acum.')).toBeTruthy();
});

test('what has no price says so and cannot be put into the cart', async () => {
  const { user } = await openOdd();
  expect(screen.getAllByText('Preț indisponibil')).toHaveLength(2);
  const add = screen.getByRole('button', { name: 'FĂRĂ PREȚ: Balsam' });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  await user.click(add);
  await user.click(screen.getByRole('button', { name: 'STOC EPUIZAT: Ulei' }));
  expect(useCart.getState().lines).toEqual([]);
});

test.each(['pret-crescator', 'pret-descrescator'])(
  'by price, what has none is last: %s',
  async (order) => {
    await openOdd(`?sortare=${order}`);
    expect(cards()[0]).toBe('Cremă');
  },
);

test('without categories and colours there is nothing to choose by them', async () => {
  await openOdd();
  await screen.findByRole('combobox', { name: 'Caută' });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText('Culoare')).toBeNull();
});

test('variants without colours are told apart by their price, or by their number', async () => {
  const rows = [
    { product_id: 1, product_name: 'Ceară', price: 20, stock_quantity: 1 },
    { product_id: 2, product_name: 'Ceară', price: 35, stock_quantity: 1 },
    { product_id: 3, product_name: 'Ceară', price: 35, stock_quantity: 1 },
    { product_id: 4, product_name: 'Pudră', price: 35, stock_quantity: 1, color: 'coral' },
    { product_id: 5, product_name: 'Pudră', price: 35, stock_quantity: 1, color: 'roșu-cald' },
    { product_id: 6, product_name: 'Pudră', price: 35, stock_quantity: 1 },
  ];
  stubHost({ capabilities: [] }).answersAs(listProducts, rows);
  const { user } = open();
  const names = async (group: string) =>
    within(await screen.findByRole('group', { name: group }))
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ labels }) => labels?.[0]?.textContent);
  expect(await names('Variantă: Ceară')).toEqual(['20,00\u00a0RON', 'nr. 2', 'nr. 3']);
  expect(await names('Culoare: Pudră')).toEqual(['coral', 'roșu-cald', 'fără culoare']);
  await user.click(screen.getByRole('radio', { name: 'nr. 3' }));
  expect(screen.getByRole('link', { name: 'Ceară' }).getAttribute('href')).toBe('/product/3');
});

test('what is typed offers the best answers; arrows choose one and Enter opens it', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  const { router, user } = open();
  const search = await screen.findByRole('combobox', { name: 'Caută' });
  await user.type(search, 'sapnu');
  const option = await screen.findByRole('option', { name: /^Săpun/ });
  expect(search.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowDown}');
  expect(search.getAttribute('aria-activedescendant')).toBe(option.id);
  expect(option.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/product/3'));
});

test('Escape closes the offers and leaves what was typed; a category narrows the list', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  const { router, user } = open();
  const search = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Caută' });
  await user.type(search, 'corp');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(search.value).toBe('corp');
  await user.keyboard('{ArrowDown}');
  await user.click(await screen.findByRole('option', { name: /^Corp și baie/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?categorie=Corp+%C8%99i+baie'));
});

test('the cross empties the field, shows the whole list and keeps the focus', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  const { user, router } = open();
  const search = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Caută' });
  expect(screen.queryByRole('button', { name: 'Golește câmpul' })).toBeNull();
  await user.type(search, 'sapun');
  await waitFor(() => expect(router.state.location.search).toBe('?cauta=sapun'));
  await user.click(screen.getByRole('button', { name: 'Golește câmpul' }));
  expect(search.value).toBe('');
  expect(document.activeElement).toBe(search);
  expect(router.state.location.search).toBe('');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(await screen.findByText('2 produse')).toBeTruthy();
});
