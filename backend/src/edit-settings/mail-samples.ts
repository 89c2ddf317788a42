import type { MailName } from '../mails/mail-texts.ts';
import { orderStatusChanged, withdrawalReceived } from '../mails/order-mails.ts';
import type { NewMail } from '../mails/outbox.ts';
import { staffInvitation } from '../mails/staff-mails.ts';
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
const SITE = 'https://floraria-ana.exemplu.ro';
const ACCOUNT = { email: EMAIL, name: 'Ana' };
/** Leads nowhere: a preview signs nobody in. */
const TOKEN = 'token-de-exemplu';

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
};

const orderIn =
  (status: 'Processing' | 'Shipped' | 'Delivered' | 'Cancelled') => (sender: Sender) =>
    orderStatusChanged(sender, {
      order: { ...ORDER, status },
      trackingNumber: 'AWB 123456',
    });

const requestIn =
  (status: 'pending' | 'in_progress' | 'in_test' | 'completed' | 'rejected') => (sender: Sender) =>
    requestStatusChanged(sender, {
      ...{ email: EMAIL, businessName: BUSINESS, status },
      ...{ requestId: 12, eventId: 0 },
    });

/** Each mail whose texts may be changed, of somebody invented, by the templates that write the real ones. */
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
  'request-received': (sender) =>
    requestReceived(sender, { email: EMAIL, businessName: BUSINESS, byGuest: true }),
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
      commissionBani: 45_000,
      invoiceUrl: `${SITE}/factura.pdf`,
      commissionId: 0,
    }),
  'commission-paid': (sender) =>
    commissionPaid(sender, {
      ...ACCOUNT,
      websiteUrl: SITE,
      month: 'februarie 2026',
      commissionBani: 45_000,
      dedupeKey: '',
    }),
  'account-created': (sender) =>
    accountCreated(sender, { ...ACCOUNT, password: 'parola-de-exemplu', verification: TOKEN }),
  'verify-email': (sender) => verifyAddress(sender, { email: EMAIL, token: TOKEN }),
  'email-change': (sender) => emailChangeAsked(sender, ACCOUNT),
  'already-registered': (sender) => alreadyRegistered(sender, ACCOUNT),
  'google-linked': (sender) => googleLinked(sender, ACCOUNT),
  'password-reset': (sender) => passwordReset(sender, { ...ACCOUNT, token: TOKEN }),
  'staff-invitation': (sender) =>
    staffInvitation(sender, { ...ACCOUNT, inviter: 'Maria', token: TOKEN }),
};
