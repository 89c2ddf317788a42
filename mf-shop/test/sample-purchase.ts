import type { OrderDraft, Purchase } from '../src/features/checkout/checkout-state.ts';

export const SAMPLE_ORDER: OrderDraft = {
  name: 'Ana Exemplu',
  email: 'ana@exemplu.ro',
  phone: '0712345678',
  county: 'Cluj',
  locality: 'Cluj-Napoca',
  zip: '400001',
  address: 'Strada Exemplului 1',
  shippingCost: 20,
  products: [{ product_id: 2, quantity: 1 }],
};

export const SAMPLE_PURCHASE: Purchase = { order: SAMPLE_ORDER, totalBani: 7000, password: null };
