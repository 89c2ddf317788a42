import type {
  Attempt,
  OrderDraft,
  PaidOrder,
  Purchase,
} from '../src/features/checkout-flow/checkout-state.ts';

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

const LINES = [{ product_id: 2, product_name: 'Ruj', color: 'crimson', price: 50, quantity: 1 }];

export const SAMPLE_PURCHASE: Purchase = {
  order: SAMPLE_ORDER,
  lines: LINES,
  totalBani: 7000,
  password: null,
  clientSecret: null,
};

/** Attempt of that purchase, at a host that makes one order per payment. */
export const SAMPLE_ATTEMPT: Attempt = {
  clientSecret: 'pi_1_secret_2',
  order: SAMPLE_ORDER,
  lines: LINES,
  repeatable: true,
};

export const SAMPLE_PAID: PaidOrder = {
  paymentIntentId: 'pi_1',
  clientSecret: 'pi_1_secret_2',
  order: SAMPLE_ORDER,
  lines: LINES,
  repeatable: true,
};
