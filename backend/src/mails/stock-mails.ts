import { STOCK_ALERT_TIME } from './mail-texts.ts';
import type { NewMail } from './outbox.ts';
import { button, paragraph, type Sender } from './templates.ts';
import { writeMail } from './write-mail.ts';

interface StockAlertMail {
  email: string;
  /** Name and shade. */
  product: string;
  /** Key of the link that confirms or ends the alert. */
  key: string;
}

/** Leads to a page with buttons: mail scanners open links. */
const alertUrl = ({ origins }: Pick<Sender, 'origins'>, key: string): string =>
  `${origins.shell}/stock-alert?token=${key}`;

/** Asks the owner of an address to confirm the alert. */
export const stockAlertAsked = (
  sender: Sender,
  { email, product, key, productId }: StockAlertMail & { productId: number },
): NewMail =>
  writeMail('stock-alert', {
    brand: sender.brand,
    kind: 'stock-alert',
    recipient: email,
    values: { produs: product, valabil: STOCK_ALERT_TIME },
    blocks: (text) => [
      paragraph(text.intro),
      // The page names the product before it is confirmed.
      button('Da, anunță-mă', `${alertUrl(sender, key)}&produs=${productId}`),
      paragraph(text.confirm),
      paragraph(text.closing),
    ],
  });

/** The requested mail. */
export const stockReturned = (
  sender: Sender,
  {
    email,
    product,
    key,
    alertId,
    productId,
  }: StockAlertMail & { alertId: number; productId: number },
): NewMail =>
  writeMail('stock-returned', {
    brand: sender.brand,
    kind: 'stock-returned',
    dedupeKey: `stock-returned:${alertId}`,
    recipient: email,
    values: { produs: product },
    blocks: (text) => [
      paragraph(text.intro),
      button('Vezi produsul', `${sender.origins.shell}/product/${productId}`),
      paragraph(text.closing),
      paragraph(`Renunță la toate anunțurile de stoc: ${alertUrl(sender, key)}`),
    ],
  });
