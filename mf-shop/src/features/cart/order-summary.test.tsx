import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { cleanup, screen } from '@testing-library/react';
import { SHIPPING_RATES } from '@vitrina/contract/rules/shipping';
import { clearCart, replaceCart, useCart } from '@vitrina/shared-auth';
import { renderPath } from '@vitrina/shared-auth/testing/render-path';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { Outlet } from 'react-router-dom';
import { SAMPLE_CATALOGUE } from '../../../test/sample-products.ts';
import { OrderSummary } from './order-summary.tsx';

const SOAP = { product_id: 3, product_name: 'Săpun', color: '', price: 28.5, quantity: 2 };

function Summary({ folded }: { folded: boolean }) {
  return (
    <OrderSummary
      lines={useCart((cart) => cart.lines)}
      products={SAMPLE_CATALOGUE}
      frozen={false}
      folded={folded}
      shipping={{ rates: SHIPPING_RATES, isSettled: true }}
      refreshFailed={false}
      refreshing={false}
      onRefresh={() => {}}
    />
  );
}

async function open(folded: boolean) {
  const routes = [{ index: true, element: <Summary folded={folded} /> }];
  const { user } = renderPath('/checkout', { '/checkout': { routes, layout: Outlet } });
  await screen.findByText('Sumar comandă');
  return user;
}

const isOpen = () => document.querySelector('details')?.open;

beforeEach(() => {
  stubHost();
  replaceCart([SOAP]);
});
afterEach(() => {
  cleanup();
  clearCart();
});

test('beside the steps it is open, and its sums stand also when its lines are folded away', async () => {
  const user = await open(false);
  expect(isOpen()).toBe(true);
  await user.click(screen.getByText('Sumar comandă'));
  expect(isOpen()).toBe(false);
  expect(screen.getByText('77,00 RON').closest('details')).toBeNull();
});

test('where there is no room it is one line with the total, which follows the quantity', async () => {
  const user = await open(true);
  expect(isOpen()).toBe(false);
  const line = document.querySelector('summary');
  expect(line?.textContent).toContain('77,00\u00a0RON');
  await user.click(screen.getByText('Sumar comandă'));
  expect(isOpen()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Crește cantitatea' }));
  expect(line?.textContent).toContain('105,50\u00a0RON');
  // A change of the cart keeps the summary as the buyer left it.
  expect(isOpen()).toBe(true);
});
