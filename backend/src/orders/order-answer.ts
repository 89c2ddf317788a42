import type { Order } from '@vitrina/contract/entities/order';
import type { OrderEvent } from '@vitrina/contract/entities/order-event';
import { toRon } from '@vitrina/contract/rules/money';
import type { NamedEvent } from './order-events.ts';
import type { OrderWithItems } from './orders-repository.ts';

/** An order on the wire. */
export const orderAnswer = (order: OrderWithItems): Order => ({
  id: order.id,
  created_at: order.createdAt.toISOString(),
  status: order.status,
  email: order.email,
  county: order.county,
  total_price: toRon(order.totalBani),
  items: order.items.map((item) => ({
    id: item.id,
    product_name: item.productName,
    product_color: item.productColor,
    quantity: item.quantity,
    price: toRon(item.priceBani),
  })),
  name: order.name,
  phone: order.phone,
  zip: order.zip,
  locality: order.locality,
  address: order.address,
  shipping_cost: toRon(order.shippingBani),
  payment_status: order.paymentStatus,
  refunded: toRon(order.refundedBani),
  accepted_at: order.acceptedAt?.toISOString() ?? null,
  tracking_number: order.trackingNumber,
  courier: order.courier || null,
  invoice_name: order.invoiceName || null,
  invoice_cui: order.invoiceCui || null,
  invoice_address: order.invoiceAddress || null,
  version: order.version,
});

/** An order whose lines link to their variants. @param pictures by variant */
export function picturedOrderAnswer(
  order: OrderWithItems,
  pictures: ReadonlyMap<number, string>,
): Order {
  const answer = orderAnswer(order);
  return {
    ...answer,
    items: answer.items.map((item, place) => {
      const product_id = order.items[place]?.productId;
      return product_id ? { ...item, product_id, image: pictures.get(product_id) ?? null } : item;
    }),
  };
}

export const eventAnswer = ({ event, actorName }: NamedEvent): OrderEvent => ({
  id: event.id,
  kind: event.kind,
  from_status: event.fromStatus,
  to_status: event.toStatus,
  detail: event.detail,
  actor_name: actorName,
  created_at: event.createdAt.toISOString(),
});
