import { shippingBani } from '@vitrina/contract/rules/shipping';
import type { Host } from './host.ts';
import { confirmPayment } from './sandbox.ts';

export const DELIVERY = {
  name: 'Ana Exemplu',
  phone: '0712345678',
  zip: '400001',
  county: 'Cluj',
  locality: 'Cluj-Napoca',
  address: 'Strada Exemplului 1',
};

interface Prepared {
  paymentIntentId: string;
  clientSecret: string;
}

interface HttpAnswer {
  status: number;
  body: { code?: string; field?: string; orderId?: number } & Partial<Prepared>;
}

interface PurchaseOfOne {
  product: { id: number; priceBani: number };
  email: string;
}

/** A buyer without a browser: makes the page's calls, optionally changed. */
export function httpBuyer(host: Host, purchase: PurchaseOfOne) {
  const { product, email } = purchase;
  const products = [{ product_id: product.id, quantity: 1 }];
  const shipping = shippingBani(product.priceBani);
  const common = { products, shippingCost: shipping / 100, email };
  const checkoutKey = crypto.randomUUID();
  const post = async (path: string, body: object): Promise<HttpAnswer> => {
    const answer = await fetch(host.addresses.api + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as HttpAnswer['body'] };
  };
  const amount = product.priceBani + shipping;
  const buyer = {
    prepare: (change: object = {}) =>
      post('/api/create-payment-intent', {
        ...{ ...common, amount, delivery: DELIVERY, checkoutKey },
        ...change,
      }),
    orderBody: (paymentIntentId?: string) => ({ ...DELIVERY, ...common, paymentIntentId }),
    order: (paymentIntentId?: string, change: object = {}) =>
      post('/api/orders', { ...buyer.orderBody(paymentIntentId), ...change }),
    /** Pays and leaves. @throws when the host refuses the payment */
    async pay(change: object = {}): Promise<Prepared> {
      const { body } = await buyer.prepare(change);
      const { paymentIntentId, clientSecret } = body;
      if (!paymentIntentId || !clientSecret) throw new Error(`Not prepared: ${body.code}`);
      const prepared = { paymentIntentId, clientSecret };
      await confirmPayment(host, prepared);
      return prepared;
    },
  };
  return buyer;
}
