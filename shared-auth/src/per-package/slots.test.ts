import { afterEach, expect, test } from '@rstest/core';
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { SlotName } from '@vitrina/contract/slots';
import { queryClient } from '@vitrina/shared-auth';
import { createElement, type FunctionComponent } from 'react';
import { showSlots } from '../../testing/show-slots.ts';
import { defineSlotModule, Slot, type SlotComponent } from './slots.ts';

afterEach(cleanup);

test('a slot is nothing in a host that knows none, and shows its properties in one that does', () => {
  const product = { id: 1, name: 'Ruj', category: null };
  const slot = createElement(Slot<'product-below'>, { name: 'product-below', props: { product } });
  const { container } = render(slot);
  expect(container.innerHTML).toBe('');
  showSlots();
  render(slot);
  expect(screen.getByRole('region', { name: 'product-below' }).textContent).toBe(
    JSON.stringify({ product }),
  );
});

test('what fills a slot gets its properties, and the one query client', () => {
  let client: unknown;
  const { slots, Component } = defineSlotModule(['order-side'], ({ order }) => {
    client = useQueryClient();
    return `Comanda ${order.id}`;
  });
  render(createElement(Component, { order: { id: 7, status: 'Processing', items: [] } }));
  expect(screen.getByText('Comanda 7')).toBeDefined();
  expect(slots).toEqual(['order-side']);
  expect(client).toBe(queryClient);
});

declare module '@vitrina/contract/slots' {
  /** An outside team declares its slots the same way. */
  interface SlotTable {
    'blog-below': { articleId: number };
  }
}

type Fits<Name extends SlotName, Props> =
  FunctionComponent<Props> extends SlotComponent<Name> ? true : false;
/** Checked at compile time: a wrong value is a type error. */
const FITS: [
  Fits<'order-side', { order: { id: number } }>,
  Fits<'partner-overview', object>,
  Fits<'order-side', { order: { id: string } }>,
  Fits<'partner-overview', { order: object }>,
  Fits<'partner-overview' | 'order-side', { order?: { id: number } }>,
  Fits<'blog-below', { articleId: number }>,
  Fits<'blog-below', { articleId: string }>,
] = [true, true, false, false, true, true, false];

test('properties that a slot does not pass are refused while compiling', () => {
  expect(FITS).toEqual([true, true, false, false, true, true, false]);
});
