import { beforeEach, expect, test } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { clearCart, useCart } from '@vitrina/shared-auth';
import { renderPath } from '../../../test/render-path.tsx';
import { SAMPLE_CATALOGUE } from '../../../test/sample-products.ts';
import { stubHost } from '../../../test/stub-host.ts';
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
  await user.click(screen.getByRole('radio', { name: 'Machiaj' }));
  expect(cards()).toEqual(['Ruj']);
  expect(new URLSearchParams(router.state.location.search).get('categorie')).toBe('Machiaj');
  await user.click(screen.getByRole('radio', { name: 'Toate' }));
  expect(await screen.findByText('2 produse')).toBeTruthy();
  expect(router.state.location.search).toBe('');
});

test('a category that holds nothing says so and leads to all products', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  const { user } = open('?categorie=Nimic');
  await user.click(await screen.findByRole('link', { name: 'Vezi toate produsele' }));
  expect(await screen.findByText('2 produse')).toBeTruthy();
});

test('a product without pictures shows the placeholder', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  open();
  await screen.findByText('2 produse');
  expect(document.querySelectorAll('img')).toHaveLength(0);
  expect(document.querySelectorAll('svg[class*="placeholder"]')).toHaveLength(2);
});
