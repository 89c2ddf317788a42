import { expect, test } from '@rstest/core';
import { ORDER_STATUSES, type OrderStatus } from '@vitrina/contract/rules/order-status';
import { readConfig } from '../config.ts';
import { orderStatusChanged } from './order-mails.ts';

const order = {
  id: 17,
  name: 'Ana',
  email: 'ana@exemplu.ro',
  totalBani: 12_000,
  paymentStatus: 'paid',
};
const textOf = (status: OrderStatus) =>
  orderStatusChanged(readConfig({ NODE_ENV: 'test' }), { order: { ...order, status } }).write({})
    .textBody;

test('only the mail of a cancellation says that the order was cancelled and the money comes back', () => {
  for (const status of ORDER_STATUSES) {
    const isCancelled = status === 'Cancelled';
    expect(textOf(status).includes('Am anulat comanda #17.'), status).toBe(isCancelled);
    expect(textOf(status).includes('Îți rambursăm 120,00\u00a0RON'), status).toBe(isCancelled);
  }
});

test('there is no mail of a state that is not known', () => {
  expect(() => textOf('Returned' as OrderStatus)).toThrow();
});
