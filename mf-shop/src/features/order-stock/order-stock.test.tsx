import { afterEach, expect, test } from '@rstest/core';
import { cleanup, screen, within } from '@testing-library/react';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { renderPath } from '@vitrina/shared-auth/testing/render-path';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { Outlet } from 'react-router-dom';
import { sampleProduct } from '../../../test/sample-products.ts';
import { Component } from '../../slots/order-stock.tsx';

const item = { id: 1, product_name: 'Ruj', product_color: 'red', quantity: 1, price: 10 };
const open = (...items: (typeof item)[]) =>
  renderPath('/order', {
    '/order': {
      routes: [
        { index: true, element: <Component order={{ id: 300, status: 'Processing', items }} /> },
      ],
      layout: Outlet,
    },
  });
const lines = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

afterEach(cleanup);

test('each product of the order is named with what is left of it, and leads to its page', async () => {
  const variant = (product_id: number, color: string | null, stock_quantity: number) =>
    sampleProduct({ product_id, product_name: 'Ruj', color, stock_quantity });
  stubHost().answers(listProducts, [
    variant(1, 'coral', 9),
    variant(2, 'red', 21),
    variant(3, null, 0),
  ]);
  open(item, { ...item, id: 2, product_color: '' }, { ...item, id: 3, product_name: 'Ser' });
  expect(await lines()).toEqual([
    'Ruj (roșu)21 de bucăți în stoc',
    'RujStoc epuizat',
    'Ser (roșu)Nu mai este în catalog',
  ]);
  const [first, , gone] = screen.getAllByRole('listitem');
  const links = (line: HTMLElement | undefined) =>
    line
      ? within(line)
          .queryAllByRole('link')
          .map((link) => link.getAttribute('href'))
      : [];
  expect(links(first)).toEqual(['/product/2']);
  expect(links(gone)).toEqual([]);
});

test('without the catalogue it says so, and without names there is nothing to say', async () => {
  stubHost().refuses(listProducts, 400);
  open(item);
  expect(await screen.findByText('Catalogul nu a putut fi încărcat.')).toBeTruthy();
  cleanup();
  open({ ...item, product_name: '' });
  expect(document.body.textContent).toBe('');
});
