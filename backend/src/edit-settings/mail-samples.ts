import type { OrderStatus } from '@vitrina/contract/rules/order-status';
import { callBooked, callCancelled } from '../mails/call-mails.ts';
import {
  commissionChargedBack,
  commissionCorrected,
  commissionReceipt,
  commissionReminder,
  commissionReturned,
} from '../mails/commission-mails.ts';
import {
  commissionDisputed,
  commissionDisputeEnded,
  commissionRefundFailed,
  commissionTransferTold,
} from '../mails/commission-staff-mails.ts';
import type { MailName } from '../mails/mail-texts.ts';
import { orderStatusChanged, withdrawalReceived } from '../mails/order-mails.ts';
import type { NewMail } from '../mails/outbox.ts';
import { refundMade, returnStepMail, type ToldReturnStatus } from '../mails/return-mails.ts';
import { thingsNeeded, unreadMessages, versionReady } from '../mails/room-mails.ts';
import { staffInvitation, staffNews } from '../mails/staff-mails.ts';
import { stockAlertAsked, stockReturned } from '../mails/stock-mails.ts';
import {
  accountCreated,
  alreadyRegistered,
  emailChangeAsked,
  googleLinked,
  orderAccepted,
  orderConfirmation,
  passwordReset,
  type Sender,
  verifyAddress,
} from '../mails/templates.ts';
import {
  commissionPaid,
  invoiceReady,
  requestReceived,
  requestStatusChanged,
  siteLive,
} from '../mails/website-mails.ts';

const EMAIL = 'ana@exemplu.ro';
const BUSINESS = 'Florăria Ana';
const SITE_NAME = 'floraria-ana.exemplu.ro';
const SITE = `https://${SITE_NAME}`;
const ACCOUNT = { email: EMAIL, name: 'Ana' };
/** Invalid: a preview signs nobody in. */
const TOKEN = 'token-de-exemplu';

const PAYMENT = {
  ...ACCOUNT,
  key: '0',
  reason: '',
  totalBani: 81_000,
  lines: [
    { month: 'ianuarie 2026', site: SITE_NAME, amountBani: 36_000, number: 'COM-2026-01-0001' },
    { month: 'februarie 2026', site: SITE_NAME, amountBani: 45_000, number: 'COM-2026-02-0001' },
  ],
};

const CALL = {
  ...{ dedupeKey: '', email: EMAIL, isStaff: false, requestId: 12, businessName: BUSINESS },
  ...{ uid: TOKEN, startsAt: new Date('2026-12-02T08:20:00Z') },
  callee: { name: 'Ana Exemplu', phone: '0712 345 678' },
};
const ALERT = { email: EMAIL, product: 'Ruj mat Catifea, carmin', productId: 1, key: TOKEN };
const DISPUTE = {
  ...ACCOUNT,
  ...{ payer: 'Ana Exemplu', reason: 'fraudulent', state: 'open' as const, dedupeKey: '' },
  ...{
    amountBani: PAYMENT.totalBani,
    lines: PAYMENT.lines,
    dueAt: new Date('2026-03-31T12:00:00Z'),
  },
};

const ORDER = {
  id: 1024,
  name: 'Ana Exemplu',
  email: EMAIL,
  phone: '0712 345 678',
  address: 'Strada Exemplului 1',
  locality: 'Cluj-Napoca',
  county: 'Cluj',
  zip: '400001',
  items: [
    { productName: 'Ruj mat Catifea', productColor: 'crimson', quantity: 2, priceBani: 4990 },
    { productName: 'Săpun Livada', productColor: '', quantity: 1, priceBani: 2500 },
  ],
  shippingBani: 2000,
  totalBani: 14_480,
  paymentStatus: 'paid',
  // Invalid, too.
  pageUrl: 'https://exemplu.ro/order',
};

const orderIn = (status: OrderStatus) => (sender: Sender) =>
  orderStatusChanged(sender, {
    order: { ...ORDER, status },
    trackingNumber: 'AWB 123456',
  });

const returnIn = (status: ToldReturnStatus) => (sender: Sender) =>
  returnStepMail(sender, {
    ...{ id: 5, version: 1, status, order: ORDER, dueBani: 4990 },
    refusal: status === 'refused' ? 'produsele au fost desigilate' : '',
    lines: [
      {
        ...{ productName: 'Ruj mat Catifea', productColor: 'crimson', quantity: 2 },
        ...{ accepted: 1, exclusion: 'opened' },
      },
    ],
  });

const requestIn =
  (status: 'pending' | 'in_progress' | 'in_test' | 'completed' | 'rejected') => (sender: Sender) =>
    requestStatusChanged(sender, {
      ...{ email: EMAIL, businessName: BUSINESS, status },
      ...{ requestId: 12, eventId: 0, hasPage: true },
      reason: status === 'rejected' ? 'Nu lucrăm în acest domeniu.' : '',
      liveUrl: status === 'completed' ? SITE : null,
    });

/** Each editable mail for a fictional person, rendered by the real templates. */
export const MAIL_SAMPLES: Readonly<Record<MailName, (sender: Sender) => NewMail>> = {
  'order-confirmation': (sender) => orderConfirmation(sender, ORDER),
  'order-waits': (sender) => orderConfirmation(sender, { ...ORDER, waits: true }),
  'order-accepted': (sender) => orderAccepted(sender, ORDER),
  'order-processing': orderIn('Processing'),
  'order-shipped': orderIn('Shipped'),
  'order-delivered': orderIn('Delivered'),
  'order-cancelled': orderIn('Cancelled'),
  'withdrawal-received': (sender) =>
    withdrawalReceived(sender, {
      ...ACCOUNT,
      orderId: ORDER.id,
      withdrawalId: 7,
      receivedAt: new Date('2026-03-02T08:30:00Z'),
    }),
  'return-declared': returnIn('declared'),
  'return-received': returnIn('received'),
  'return-checked': returnIn('checked'),
  'return-refused': returnIn('refused'),
  'return-cancelled': returnIn('cancelled'),
  'refund-made': (sender) =>
    refundMade(sender, {
      ...{ order: ORDER, amountBani: 4990, reason: '', noteId: 0, number: 'NC-000012' },
      documentUrl: `${SITE}/nota-de-creditare.pdf`,
    }),
  'stock-alert': (sender) => stockAlertAsked(sender, ALERT),
  'stock-returned': (sender) => stockReturned(sender, { ...ALERT, alertId: 0 }),
  'request-received': (sender) =>
    requestReceived(sender, { email: EMAIL, businessName: BUSINESS, byGuest: true }),
  'request-messages': (sender) =>
    unreadMessages(sender, {
      userId: 1,
      email: EMAIL,
      isStaff: false,
      requestId: 12,
      businessName: BUSINESS,
      texts: ['Am pregătit prima pagină. Ne trimiți sigla?'],
      lastMessageId: 1,
      unsubscribeUrl: SITE,
    }),
  'request-asks': (sender) =>
    thingsNeeded(sender, {
      ...{ email: EMAIL, requestId: 12, businessName: BUSINESS, newestId: 2 },
      titles: ['Sigla, cu fundal transparent', 'Programul de lucru'],
      unsubscribeUrl: SITE,
    }),
  'call-booked': (sender) => callBooked(sender, { ...CALL, sequence: 0 }),
  'call-to-make': (sender) => callBooked(sender, { ...CALL, sequence: 0, isStaff: true }),
  'call-cancelled': (sender) =>
    callCancelled(sender, { ...CALL, sequence: 1, reason: 'În acea zi nu lucrăm.' }),
  'request-version': (sender) =>
    versionReady(sender, {
      email: EMAIL,
      requestId: 12,
      businessName: BUSINESS,
      versionId: 1,
      number: 2,
      unsubscribeUrl: SITE,
    }),
  'request-pending': requestIn('pending'),
  'request-in_progress': requestIn('in_progress'),
  'request-in_test': requestIn('in_test'),
  'request-completed': requestIn('completed'),
  'request-rejected': requestIn('rejected'),
  'site-live': (sender) =>
    siteLive(sender, { ...ACCOUNT, siteId: 1, businessName: BUSINESS, websiteUrl: SITE }),
  'invoice-ready': (sender) =>
    invoiceReady(sender, {
      ...ACCOUNT,
      websiteUrl: SITE,
      periodStart: '2026-02-01',
      periodEnd: '2026-02-28',
      commissionBani: 45_000,
      invoiceUrl: `${SITE}/factura.pdf`,
      commissionId: 0,
      invoiceNumber: 'COM-2026-02-0001',
    }),
  'commission-paid': (sender) =>
    commissionPaid(sender, {
      ...ACCOUNT,
      websiteUrl: SITE,
      month: 'februarie 2026',
      commissionBani: 45_000,
      invoiceNumber: 'COM-2026-02-0001',
      transferredOn: '16 martie 2026',
      dedupeKey: '',
    }),
  'commission-receipt': (sender) => commissionReceipt(sender, PAYMENT),
  'commission-returned': (sender) => commissionReturned(sender, PAYMENT),
  'commission-charged-back': (sender) => commissionChargedBack(sender, PAYMENT),
  'commission-correction': (sender) =>
    commissionCorrected(sender, {
      ...ACCOUNT,
      ...{ correctionId: 0, number: 'COR-000001', month: 'februarie 2026', settlement: 'card' },
      ...{ site: 'floraria-ana.exemplu.ro', reason: 'O comandă anulată a fost socotită.' },
      ...{ beforeBani: 45_000, amountBani: 4500 },
    }),
  'commission-disputed': (sender) => commissionDisputed(sender, DISPUTE),
  'commission-dispute-ended': (sender) =>
    commissionDisputeEnded(sender, { ...DISPUTE, state: 'won' }),
  'commission-transfer-told': (sender) => commissionTransferTold(sender, DISPUTE),
  'commission-refund-failed': (sender) => commissionRefundFailed(sender, DISPUTE),
  'commission-reminder': (sender) =>
    commissionReminder(sender, {
      ...ACCOUNT,
      month: 'februarie 2026',
      site: 'floraria-ana.exemplu.ro',
      commissionBani: 45_000,
      dueDay: '17 martie 2026',
      commissionId: 0,
      invoiceNumber: 'COM-2026-02-0001',
      dedupeKey: '',
    }),
  'account-created': (sender) =>
    accountCreated(sender, { ...ACCOUNT, password: 'parola-de-exemplu', verification: TOKEN }),
  'verify-email': (sender) => verifyAddress(sender, { email: EMAIL, token: TOKEN }),
  'email-change': (sender) => emailChangeAsked(sender, ACCOUNT),
  'already-registered': (sender) => alreadyRegistered(sender, ACCOUNT),
  'google-linked': (sender) => googleLinked(sender, ACCOUNT),
  'password-reset': (sender) => passwordReset(sender, { ...ACCOUNT, token: TOKEN }),
  'staff-news': (sender) =>
    staffNews(sender, {
      ...ACCOUNT,
      news: [
        { kind: 'order', count: 3 },
        { kind: 'request', count: 1 },
      ],
    }),
  'staff-invitation': (sender) =>
    staffInvitation(sender, { ...ACCOUNT, inviter: 'Maria', token: TOKEN }),
};
