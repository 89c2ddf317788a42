import { colorName } from '@vitrina/contract/colors';
import { FROM_MAIL, VERIFICATION_DAYS } from '@vitrina/contract/constants';
import { formatBani } from '@vitrina/contract/rules/money';
import { countOf } from '@vitrina/contract/rules/plural';
import type { Config } from '../config.ts';
import { type Block, mailBody } from './mail-body.ts';
import type { NewMail } from './outbox.ts';
import { greet, withoutLinks } from './plain-text.ts';

const VERIFICATION_TIME = countOf(VERIFICATION_DAYS, 'zi', 'zile');

export type Sender = Pick<Config, 'brand' | 'origins'>;

/** The mark of a link to a page that needs a session (docs/product.md#links-in-mails). */
export const fromMail = (url: string): string => `${url}?${FROM_MAIL}`;

/** What the confirmation says of an order; amounts in bani. */
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
  /** It waits until staff accept it. */
  waits?: boolean;
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });

/** One for each order, however often it is asked for. */
export function orderConfirmation({ brand }: Sender, order: OrderMail): NewMail {
  const items = order.items.map((item): readonly [string, string] => [
    `${item.quantity} × ${item.productName}${item.productColor && ` (${colorName(item.productColor)})`}`,
    formatBani(item.quantity * item.priceBani),
  ]);
  const shipping = order.shippingBani === 0 ? 'gratuită' : formatBani(order.shippingBani);
  return {
    kind: 'order-confirmation',
    dedupeKey: `order-confirmation:${order.id}`,
    recipient: order.email,
    subject: `Comanda ta #${order.id} la ${brand.name}`,
    ...mailBody(brand, 'Comanda a fost plasată cu succes!', [
      paragraph(
        order.waits
          ? `${greet(order.name)} Am primit comanda #${order.id}. Verificăm plata și te anunțăm când începem să o pregătim.`
          : `${greet(order.name)} Am primit comanda #${order.id} și o pregătim. Te anunțăm când o predăm curierului.`,
      ),
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
      paragraph('Dacă ceva nu este corect, răspunde la acest e-mail sau sună-ne.'),
    ]),
  };
}

/** By this key the mail of an acceptance that is taken back is found again. */
export const orderAcceptedKey = (orderId: number): string => `order-accepted:${orderId}`;

/** To the buyer of an order that waited until staff accepted it. */
export const orderAccepted = (
  { brand }: Sender,
  order: Pick<OrderMail, 'id' | 'name' | 'email'>,
): NewMail => ({
  kind: 'order-status',
  dedupeKey: orderAcceptedKey(order.id),
  recipient: order.email,
  subject: `Comanda ta #${order.id} la ${brand.name} a fost acceptată`,
  ...mailBody(brand, 'Comanda a fost acceptată', [
    paragraph(
      `${greet(order.name)} Am acceptat comanda #${order.id} și o pregătim. Te anunțăm când o predăm curierului.`,
    ),
  ]),
});

/** Where a link that verifies an address leads, and from there to `next`. */
export function verificationUrl({ origins }: Pick<Sender, 'origins'>, token: string, next = '') {
  const url = new URL('/confirm-email', origins.shell);
  url.searchParams.set('token', token);
  if (next) url.searchParams.set('next', next);
  return url.href;
}

/**
 * @param account with the password where we chose it: the account of a guest; `verification` is the
 *   token of the link
 */
export function accountCreated(
  sender: Sender,
  account: { email: string; name: string; password?: string; verification: string },
): NewMail {
  const { brand } = sender;
  const credentials: Block[] = account.password
    ? [
        {
          kind: 'rows',
          rows: [
            ['E-mail', account.email],
            ['Parolă', account.password],
          ],
        },
        paragraph('Schimbă parola după prima autentificare.'),
      ]
    : [];
  return {
    kind: 'account-created',
    recipient: account.email,
    subject: `Contul tău ${brand.name}`,
    ...mailBody(brand, 'Contul tău este gata', [
      paragraph(`${greet(account.name)} Ți-am creat un cont la ${brand.name}.`),
      ...credentials,
      paragraph(
        `Confirmă adresa, ca să vezi în cont și ce ai trimis cu ea fără să fii autentificat. Linkul este valabil ${VERIFICATION_TIME}.`,
      ),
      button('Confirmă adresa', verificationUrl(sender, account.verification)),
      paragraph('Dacă nu ai cerut tu contul, ignoră acest e-mail.'),
    ]),
  };
}

/** The link that verifies an address, sent again or to a new one. */
export function verifyAddress(
  sender: Sender,
  { email, token }: { email: string; token: string },
): NewMail {
  return {
    kind: 'verify-email',
    recipient: email,
    subject: `Confirmă adresa de e-mail la ${sender.brand.name}`,
    ...mailBody(sender.brand, 'Confirmă adresa de e-mail', [
      paragraph(
        `Cineva, sperăm că tu, folosește această adresă pentru un cont ${sender.brand.name}.`,
      ),
      button('Confirmă adresa', verificationUrl(sender, token)),
      paragraph(
        `Linkul este valabil ${VERIFICATION_TIME} și poate fi folosit o singură dată. După confirmare, contul rămâne deschis numai acolo unde confirmi.`,
      ),
      paragraph('Dacă nu ai fost tu, ignoră acest e-mail: fără confirmare nu se întâmplă nimic.'),
    ]),
  };
}

/** To the address that an account had, when somebody signed in to it asks for another one. */
export function emailChangeAsked({ brand }: Sender, account: { email: string }): NewMail {
  return {
    kind: 'email-change',
    recipient: account.email,
    subject: `Schimbarea adresei de e-mail la ${brand.name}`,
    ...mailBody(brand, 'S-a cerut o altă adresă de e-mail', [
      paragraph(
        'Cineva, sperăm că tu, a cerut ca acest cont să aibă altă adresă. Se schimbă abia după ce adresa nouă este confirmată.',
      ),
      paragraph(
        'Dacă nu ai fost tu, alege o parolă nouă cu „Ai uitat parola?” din pagina de autentificare: cererea se anulează.',
      ),
    ]),
  };
}

/** To the owner of an account whose address somebody entered as new (docs/product.md#known-address). */
export function alreadyRegistered({ brand, origins }: Sender, account: { email: string }): NewMail {
  return {
    kind: 'already-registered',
    recipient: account.email,
    subject: `Ai deja un cont ${brand.name}`,
    ...mailBody(brand, 'Ai deja un cont', [
      paragraph(
        'Cineva, poate chiar tu, a completat un formular pe site-ul nostru cu această adresă de e-mail. Adresa are deja un cont, așa că nu am creat altul.',
      ),
      button('Intră în cont', `${origins.shell}/login`),
      paragraph(
        'Dacă ai uitat parola, o poți schimba din pagina de autentificare. Dacă nu ai fost tu, nu trebuie să faci nimic.',
      ),
    ]),
  };
}

/** To the owner of an account that Google now signs in, and whose password ended with that. */
export function googleLinked({ brand, origins }: Sender, account: { email: string }): NewMail {
  return {
    kind: 'google-linked',
    recipient: account.email,
    subject: `Te poți autentifica cu Google la ${brand.name}`,
    ...mailBody(brand, 'Contul tău este legat de Google', [
      paragraph(
        'Cineva, sperăm că tu, s-a autentificat cu Google folosind această adresă de e-mail, care avea deja un cont la noi. De acum intri în cont cu Google.',
      ),
      paragraph(
        'Pentru siguranța ta, parola veche nu mai este valabilă și te-am deconectat de pe toate dispozitivele: nu putem ști dacă tu ai ales-o. Dacă vrei și o parolă, alege una nouă cu „Am uitat parola” din pagina de autentificare.',
      ),
      button('Intră în cont', `${origins.shell}/login`),
    ]),
  };
}

const LAST_LINK =
  'S-au cerut multe linkuri pentru contul tău, așa că azi nu mai trimitem altul: păstrează-l pe acesta. Este valabil până la miezul nopții, cel puțin o oră,';

/** @param account.token of the link; it stands nowhere else */
export function passwordReset(
  { brand, origins }: Sender,
  account: { email: string; name: string; token: string },
  isLastToday = false,
): NewMail {
  const link = `${origins.shell}/reset-password?token=${encodeURIComponent(account.token)}`;
  return {
    kind: 'password-reset',
    recipient: account.email,
    subject: `Schimbarea parolei la ${brand.name}`,
    ...mailBody(brand, 'Alege o parolă nouă', [
      paragraph(
        `${greet(account.name)} Cineva, sperăm că tu, a cerut schimbarea parolei contului tău.`,
      ),
      button('Schimbă parola', link),
      paragraph(
        `${isLastToday ? LAST_LINK : 'Linkul este valabil o oră'} și poate fi folosit o singură dată. După schimbare vei fi deconectat de pe toate dispozitivele.`,
      ),
      paragraph('Dacă nu ai cerut tu schimbarea, ignoră acest e-mail: parola rămâne aceeași.'),
    ]),
  };
}
