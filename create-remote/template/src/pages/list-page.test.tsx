import { expect, test } from '@rstest/core';
import { screen } from '@testing-library/react';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { renderPath } from '@vitrina/shared-auth/testing/render-path';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import * as list from '../routes/list.tsx';

const open = () => renderPath('/template', { '/template': list });

test('the page shows names of the catalogue, and its later page', async () => {
  stubHost().answers(listProducts, [
    { product_id: 1, product_name: 'Săpun', price: 20, stock_quantity: 3 },
  ]);
  const { user } = open();
  expect(await screen.findByText('Săpun')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Despre' }));
  expect(await screen.findByRole('heading', { name: 'Despre' })).toBeTruthy();
});

test('a failure is said, and the retry recovers', async () => {
  const host = stubHost();
  host.refuses(listProducts, 403);
  const { user } = open();
  expect(await screen.findByText('Catalogul nu s-a putut încărca.')).toBeTruthy();
  host.answers(listProducts, []);
  await user.click(screen.getByRole('button', { name: 'Reîncearcă' }));
  expect(await screen.findByText('Catalogul este gol.')).toBeTruthy();
});
