import { formatDateTime } from '@vitrina/contract/rules/dates';
import { formatBani } from '@vitrina/contract/rules/money';
import { ORDER_STATUS_LABELS, type OrderStatus } from '@vitrina/contract/rules/order-status';
import { type Block, mailBody } from './mail-body.ts';
import type { NewMail } from './outbox.ts';
import { paragraph, type Sender } from './templates.ts';

/** What its buyer is told of an order that has a new state; amounts in bani. */
export interface ChangedOrder {
  id: number;
  status: OrderStatus;
  name: string;
  email: string;
  totalBani: number;
  paymentStatus?: string;
}

/** By this key the mail of a change that is undone is found again. */
export const orderStatusKey = (orderId: number, status: OrderStatus): string =>
  `order-status:${orderId}:${status}`;

/** One for each state that an order reaches. */
export function orderStatusChanged(
  { brand }: Sender,
  { order, trackingNumber }: { order: ChangedOrder; trackingNumber?: string },
): NewMail {
  return {
    kind: 'order-status',
    dedupeKey: orderStatusKey(order.id, order.status),
    recipient: order.email,
    subject: `Comanda #${order.id}: ${ORDER_STATUS_LABELS[order.status]}`,
    ...mailBody(brand, HEADINGS[order.status], [
      paragraph(`Bună, ${order.name}! ${whatHappened(order)}`),
      ...trackingRows(order.status, trackingNumber),
      paragraph('Dacă ai o întrebare, răspunde la acest e-mail sau sună-ne.'),
    ]),
  };
}

/** The dated receipt of a declaration, on a lasting medium as the law asks. */
export function withdrawalReceived(
  { brand }: Sender,
  withdrawal: {
    email: string;
    name: string;
    /** As the buyer wrote it, or the number of ours that it names. */
    orderId: string | number;
    withdrawalId: number;
    receivedAt: Date;
    /** What is sent back; the whole order when nothing is said. */
    products?: string;
  },
): NewMail {
  return {
    kind: 'withdrawal-received',
    dedupeKey: `withdrawal-received:${withdrawal.withdrawalId}`,
    recipient: withdrawal.email,
    subject: `Am primit declarația ta de retragere #${withdrawal.withdrawalId}`,
    ...mailBody(brand, 'Am primit declarația ta de retragere', [
      paragraph(
        `Bună, ${withdrawal.name}! Confirmăm că am primit declarația prin care te retragi din contract. Păstrează acest e-mail: este dovada ta.`,
      ),
      {
        kind: 'rows',
        rows: [
          ['Declarația', `#${withdrawal.withdrawalId}`],
          ['Primită la', formatDateTime(withdrawal.receivedAt)],
          ['Comanda', String(withdrawal.orderId)],
        ],
      },
      paragraph(`Produse: ${withdrawal.products || 'toată comanda'}`),
      paragraph(
        'Trimite produsele înapoi în cel mult 14 zile. Îți rambursăm banii în cel mult 14 zile de la data de mai sus, după ce primim produsele sau dovada că le-ai trimis.',
      ),
    ]),
  };
}

const HEADINGS: Readonly<Record<OrderStatus, string>> = {
  Processing: 'Comanda ta este în pregătire',
  Shipped: 'Comanda ta este pe drum',
  Delivered: 'Comanda ta a fost livrată',
  Cancelled: 'Comanda ta a fost anulată',
};

function whatHappened({ id, status, totalBani, paymentStatus }: ChangedOrder): string {
  if (status === 'Shipped') return `Am predat comanda #${id} curierului.`;
  if (status === 'Delivered') return `Comanda #${id} a ajuns la tine. Îți mulțumim!`;
  if (status === 'Processing') return `Pregătim comanda #${id}.`;
  // Only what was certainly charged and is still with us is promised back.
  const isPaid = paymentStatus === 'paid';
  const refund = `Îți rambursăm ${formatBani(totalBani)} pe cardul cu care ai plătit, de obicei în 5-10 zile lucrătoare.`;
  return `Am anulat comanda #${id}.${isPaid ? ` ${refund}` : ''}`;
}

const trackingRows = (status: OrderStatus, trackingNumber: string | undefined): Block[] =>
  status === 'Shipped' && trackingNumber
    ? [{ kind: 'rows', rows: [['Număr de urmărire (AWB)', trackingNumber]] }]
    : [];
