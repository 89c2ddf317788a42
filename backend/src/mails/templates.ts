import { colorName } from '@vitrina/contract/colors';
import { FROM_MAIL } from '@vitrina/contract/constants';
import { formatBani } from '@vitrina/contract/rules/money';
import type { Config } from '../config.ts';
import type { Block } from './mail-body.ts';
import { VERIFICATION_TIME } from './mail-texts.ts';
import type { NewMail } from './outbox.ts';
import { greet, nameOf, withoutLinks } from './plain-text.ts';
import { writeMail } from './write-mail.ts';

export type Sender = Pick<Config, 'brand' | 'origins'>;

/** Marks a link to a page that needs a session (docs/product.md#links-in-mails). */
export function fromMail(url: string): string {
  const [address = '', ...fragment] = url.split('#');
  const marked = `${address}${address.includes('?') ? '&' : '?'}${FROM_MAIL}`;
  return [marked, ...fragment].join('#');
}

/** An order in its confirmation; amounts in bani. */
interface OrderMail {
  id: number;
  name: string;
  email: string;
  phone: string;
  address: string;
  locality: string;
  county: string;
  zip: string;
  items: readonly {
    productName: string;
    productColor: string;
    quantity: number;
    priceBani: number;
  }[];
  shippingBani: number;
  totalBani: number;
  /** It waits for acceptance by staff. */
  waits?: boolean;
  /** Address of the order's page. */
  pageUrl?: string;
}

/** ` pentru …`; '' when the name is not a name. */
export const forBusiness = (name: string): string =>
  nameOf(name) ? `pentru „${nameOf(name)}”` : '';

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
export const link = (label: string, url: string): Block => ({ kind: 'link', label, url });

/** Button to the order's page. */
export const pageButton = (url: string | undefined): Block[] =>
  url ? [button('Vezi comanda', url)] : [];

/** One per order, however often it is requested. */
export function orderConfirmation({ brand }: Sender, order: OrderMail): NewMail {
  const items = order.items.map((item): readonly [string, string] => [
    `${item.quantity} × ${item.productName}${item.productColor && ` (${colorName(item.productColor)})`}`,
    formatBani(item.quantity * item.priceBani),
  ]);
  const shipping = order.shippingBani === 0 ? 'gratuită' : formatBani(order.shippingBani);
  return writeMail(order.waits ? 'order-waits' : 'order-confirmation', {
    brand,
    kind: 'order-confirmation',
    dedupeKey: `order-confirmation:${order.id}`,
    recipient: order.email,
    values: { salut: greet(order.name), comanda: String(order.id) },
    blocks: (text) => [
      paragraph(text.intro),
      {
        kind: 'rows',
        total: true,
        rows: [...items, ['Livrare', shipping], ['Total, TVA inclus', formatBani(order.totalBani)]],
      },
      paragraph(
        [
          'Livrăm la:',
          withoutLinks(`${order.name}, ${order.phone}`),
          withoutLinks(order.address),
          withoutLinks(`${order.zip} ${order.locality}, ${order.county}`),
        ].join('\n'),
      ),
      ...pageButton(order.pageUrl),
      paragraph(text.closing),
    ],
  });
}

/** Key of an acceptance's mail, to drop it when the acceptance is undone. */
export const orderAcceptedKey = (orderId: number): string => `order-accepted:${orderId}`;

/** For the buyer of an order that waited for acceptance. */
export const orderAccepted = (
  { brand }: Sender,
  order: Pick<OrderMail, 'id' | 'name' | 'email' | 'pageUrl'>,
): NewMail =>
  writeMail('order-accepted', {
    brand,
    kind: 'order-status',
    dedupeKey: orderAcceptedKey(order.id),
    recipient: order.email,
    values: { salut: greet(order.name), comanda: String(order.id) },
    blocks: (text) => [paragraph(text.intro), ...pageButton(order.pageUrl)],
  });

/** Address of a verification link, which continues to `next`. */
export function verificationUrl({ origins }: Pick<Sender, 'origins'>, token: string, next = '') {
  const url = new URL('/confirm-email', origins.shell);
  url.searchParams.set('token', token);
  if (next) url.searchParams.set('next', next);
  return url.href;
}

/**
 * @param account includes a password only if we chose it, for a guest's account; `verification` is the
 *   link's token
 */
export function accountCreated(
  sender: Sender,
  account: { email: string; name: string; password?: string; verification: string },
): NewMail {
  const { email, name, password, verification } = account;
  const credentials = (hint: string): Block[] =>
    password
      ? [
          {
            kind: 'rows',
            rows: [
              ['E-mail', email],
              ['Parolă', password],
            ],
          },
          paragraph(hint),
        ]
      : [];
  return writeMail('account-created', {
    brand: sender.brand,
    kind: 'account-created',
    recipient: email,
    values: { salut: greet(name), valabil: VERIFICATION_TIME },
    blocks: (text) => [
      paragraph(text.intro),
      ...credentials(text.password),
      paragraph(text.confirm),
      button('Confirmă adresa', verificationUrl(sender, verification)),
      paragraph(text.closing),
    ],
  });
}

/** Verification link, resent or for a new address. */
export const verifyAddress = (
  sender: Sender,
  { email, token }: { email: string; token: string },
): NewMail =>
  writeMail('verify-email', {
    brand: sender.brand,
    kind: 'verify-email',
    recipient: email,
    values: { valabil: VERIFICATION_TIME },
    blocks: (text) => [
      paragraph(text.intro),
      button('Confirmă adresa', verificationUrl(sender, token)),
      paragraph(text.confirm),
      paragraph(text.closing),
    ],
  });

/** For the old address when somebody signed in requests a new one. */
export const emailChangeAsked = ({ brand }: Sender, { email }: { email: string }): NewMail =>
  writeMail('email-change', {
    brand,
    kind: 'email-change',
    recipient: email,
    values: {},
    blocks: (text) => [paragraph(text.intro), paragraph(text.closing)],
  });

/** For the owner of an address that somebody registered with (docs/product.md#known-address). */
export const alreadyRegistered = (
  { brand, origins }: Sender,
  { email }: { email: string },
): NewMail =>
  writeMail('already-registered', {
    brand,
    kind: 'already-registered',
    recipient: email,
    values: {},
    blocks: (text) => [
      paragraph(text.intro),
      button('Intră în cont', `${origins.shell}/login`),
      paragraph(text.closing),
    ],
  });

/** For the owner of an account that now signs in with Google; its password is gone. */
export const googleLinked = ({ brand, origins }: Sender, { email }: { email: string }): NewMail =>
  writeMail('google-linked', {
    brand,
    kind: 'google-linked',
    recipient: email,
    values: {},
    blocks: (text) => [
      paragraph(text.intro),
      paragraph(text.closing),
      button('Intră în cont', `${origins.shell}/login`),
    ],
  });

const LAST_LINK =
  'S-au cerut multe linkuri pentru contul tău, așa că azi nu mai trimitem altul: păstrează-l pe acesta. Este valabil până la miezul nopții, cel puțin o oră,';

/** @param account.token of the link; stored nowhere else */
export function passwordReset(
  { brand, origins }: Sender,
  account: { email: string; name: string; token: string },
  isLastToday = false,
): NewMail {
  const link = `${origins.shell}/reset-password?token=${encodeURIComponent(account.token)}`;
  return writeMail('password-reset', {
    brand,
    kind: 'password-reset',
    recipient: account.email,
    values: {
      salut: greet(account.name),
      valabilitate: isLastToday ? LAST_LINK : 'Linkul este valabil o oră',
    },
    blocks: (text) => [
      paragraph(text.intro),
      button('Schimbă parola', link),
      paragraph(text.confirm),
      paragraph(text.closing),
    ],
  });
}
