import { REFUND_TIME, RETURN_TIME } from '@vitrina/contract/rule-texts.computed';
import { type CourierId, trackedParcel } from '@vitrina/contract/rules/couriers';
import { formatDateTime } from '@vitrina/contract/rules/dates';
import { formatBani } from '@vitrina/contract/rules/money';
import { ORDER_STATES, type OrderStatus } from '@vitrina/contract/rules/order-status';
import type { Block } from './mail-body.ts';
import type { MailName } from './mail-texts.ts';
import type { NewMail } from './outbox.ts';
import { greet, withoutLinks } from './plain-text.ts';
import { button, pageButton, paragraph, type Sender } from './templates.ts';
import { writeMail } from './write-mail.ts';

/** An order with a new state, for its buyer; amounts in bani. */
interface ChangedOrder {
  id: number;
  status: OrderStatus;
  name: string;
  email: string;
  totalBani: number;
  /** Amount refunded earlier or being refunded. */
  refundedBani?: number;
  paymentStatus?: string;
  /** Chosen by staff. */
  courier?: CourierId | '';
  /** Address of the order's page. */
  pageUrl?: string;
}

/** Key of a change's mail, to drop it when the change is undone. */
export const orderStatusKey = (orderId: number, status: OrderStatus): string =>
  `order-status:${orderId}:${status}`;

/** One mail per state of an order. */
export const orderStatusChanged = (
  { brand }: Sender,
  { order, trackingNumber }: { order: ChangedOrder; trackingNumber?: string },
): NewMail =>
  writeMail(MAIL_OF[order.status], {
    brand,
    kind: 'order-status',
    dedupeKey: orderStatusKey(order.id, order.status),
    recipient: order.email,
    values: {
      salut: greet(order.name),
      comanda: String(order.id),
      stare: ORDER_STATES[order.status].label,
    },
    blocks: (text) => [
      paragraph(`${text.intro}${refundPromise(order)}`),
      ...trackingRows(order, trackingNumber),
      ...pageButton(order.pageUrl),
      paragraph(text.closing),
    ],
  });

/** Dated receipt of a declaration, on a durable medium as the law requires. */
export function withdrawalReceived(
  { brand }: Sender,
  withdrawal: {
    email: string;
    name: string;
    /** As typed by the buyer, or the id of the matching order. */
    orderId: string | number;
    withdrawalId: number;
    receivedAt: Date;
    /** Returned products; the whole order when empty. */
    products?: string;
  },
): NewMail {
  return writeMail('withdrawal-received', {
    brand,
    kind: 'withdrawal-received',
    recipient: withdrawal.email,
    values: {
      salut: greet(withdrawal.name),
      declaratia: String(withdrawal.withdrawalId),
      termen_retur: RETURN_TIME,
      termen_rambursare: REFUND_TIME,
    },
    blocks: (text) => [
      paragraph(text.intro),
      {
        kind: 'rows',
        rows: [
          ['Declarația', `#${withdrawal.withdrawalId}`],
          ['Primită la', formatDateTime(withdrawal.receivedAt)],
          ['Comanda', withoutLinks(String(withdrawal.orderId))],
        ],
      },
      paragraph(`Produse: ${withoutLinks(withdrawal.products ?? '') || 'toată comanda'}`),
      paragraph(text.closing),
    ],
  });
}

/**
 * Declarations of a day without a confirmation mail of their own, each with its date as the law requires.
 */
export const withdrawalsOfTheDay = (
  withdrawals: readonly { id: number; orderNumber: string; createdAt: Date }[],
): Block[] => [
  paragraph(
    'Azi am primit mai multe declarații de retragere cu această adresă. Le confirmăm aici pe cele pentru care nu ai un e-mail separat. Păstrează acest e-mail: este dovada ta.',
  ),
  {
    kind: 'rows',
    rows: withdrawals.map(({ id, orderNumber, createdAt }) => [
      `Declarația #${id}, comanda ${withoutLinks(orderNumber)}`,
      formatDateTime(createdAt),
    ]),
  },
  paragraph('Dacă nu le-ai trimis tu, răspunde la acest e-mail.'),
];

/** Unverified orders of a day without a confirmation mail of their own. */
export const ordersOfTheDay = (orders: readonly { id: number; totalBani: number }[]): Block[] => [
  paragraph(
    'Azi am primit mai multe comenzi cu această adresă. Le confirmăm aici pe cele pentru care nu ai un e-mail separat. Verificăm plata și te anunțăm când începem să le pregătim.',
  ),
  {
    kind: 'rows',
    rows: orders.map(({ id, totalBani }) => [`Comanda #${id}`, formatBani(totalBani)]),
  },
  paragraph('Dacă nu le-ai trimis tu, răspunde la acest e-mail.'),
];

const MAIL_OF = {
  Processing: 'order-processing',
  Shipped: 'order-shipped',
  Delivered: 'order-delivered',
  Cancelled: 'order-cancelled',
} as const satisfies Readonly<Record<OrderStatus, MailName>>;

/** Promises only what was certainly charged and not yet refunded. */
const refundPromise = ({
  status,
  totalBani,
  refundedBani = 0,
  paymentStatus,
}: ChangedOrder): string =>
  ORDER_STATES[status].refunds && paymentStatus === 'paid' && refundedBani < totalBani
    ? ` Îți rambursăm ${formatBani(totalBani - refundedBani)} pe cardul cu care ai plătit, de obicei în 5-10 zile lucrătoare.`
    : '';

function trackingRows({ status, courier }: ChangedOrder, awb: string | undefined): Block[] {
  if (!ORDER_STATES[status].tracked || !awb) return [];
  const parcel = trackedParcel(awb, courier || null);
  const number: Block = { kind: 'rows', rows: [['Număr de urmărire (AWB)', awb]] };
  return parcel
    ? [number, button(`Urmărește coletul la ${parcel.courier}`, parcel.href)]
    : [number];
}
