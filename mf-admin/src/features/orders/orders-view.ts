import { readText, remove, writeText } from '@vitrina/shared-auth';
import type { ListParams } from '../list/use-list-params.ts';

export type OrdersView = 'cards' | 'table';

const KEY = 'vitrina:admin-orders-view';

/** From the address, else the last choice in this browser, else cards. */
export function readView(params: ListParams): OrdersView {
  const asked = params.get('view') || readText(KEY);
  return asked === 'table' ? 'table' : 'cards';
}

export function chooseView(view: OrdersView, params: ListParams): void {
  if (view === 'table') writeText(KEY, view);
  else remove(KEY);
  params.set({ view: view === 'table' ? view : '' });
}
