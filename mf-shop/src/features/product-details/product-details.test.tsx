import { beforeEach, expect, test } from '@rstest/core';
import { screen } from '@testing-library/react';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { clearCart } from '@vitrina/shared-auth';
import { renderPath } from '../../../test/render-path.tsx';
import { SAMPLE_CATALOGUE, sampleProduct } from '../../../test/sample-products.ts';
import { stubHost } from '../../../test/stub-host.ts';
import * as product from '../../routes/product.tsx';

const open = (id: string) => renderPath(`/product/${id}`, { '/product': product });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => clearCart());

test('the page shows the variant of the address: price with VAT, stock, description', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  open('3');
  await heading('Săpun');
  expect(screen.getByText('28,50 RON')).toBeTruthy();
  expect(screen.getByText('TVA inclus')).toBeTruthy();
  expect(screen.getByText('În stoc')).toBeTruthy();
  expect(screen.getByText('Descriere.')).toBeTruthy();
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
});

test('what was added is counted, with the way to the checkout', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  const { user } = open('3');
  await user.click(await screen.findByRole('button', { name: /^ADAUGĂ ÎN COȘ/ }));
  expect(screen.getByText(/^1 bucată în coș/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vezi coșul' }).getAttribute('href')).toBe('/checkout');
});

test('thumbnails choose the large picture', async () => {
  const images = ['http://files.test/a.jpg', 'http://files.test/b.jpg'];
  stubHost().answers(listProducts, [sampleProduct({ product_id: 4, images })]);
  const { user } = open('4');
  expect(await screen.findByRole('img', { name: 'Produs 4, coral, fotografia 1' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Fotografia 2 din 2' }));
  const shown = screen.getByRole<HTMLImageElement>('img', {
    name: 'Produs 4, coral, fotografia 2',
  });
  expect(shown.src).toBe('http://files.test/b.jpg');
});

test('an unknown product leads back to the list', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  open('99');
  await heading('Produsul nu a fost găsit');
  expect(screen.getByRole('link', { name: 'Vezi toate produsele' })).toBeTruthy();
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
