import type { CorrectionSettlement } from '@vitrina/contract/entities/commission-facts';
import { formatIban } from '@vitrina/contract/rules/iban';
import { formatBani } from '@vitrina/contract/rules/money';
import { NOTIFICATION_PAGES } from '@vitrina/contract/rules/notification-target';
import { transferCode } from '@vitrina/contract/rules/transfer-code';
import type { Brand } from '../brand.ts';
import type { Block } from './mail-body.ts';
import type { NewMail } from './outbox.ts';
import { greet, withoutLinks } from './plain-text.ts';
import { button, fromMail, link, paragraph, type Sender } from './templates.ts';
import { writeMail } from './write-mail.ts';

/** A payment of commissions in mails. Amounts in bani. */
interface CommissionPaymentMail {
  email: string;
  name: string;
  /** Distinguishes it from other mails of its kind. */
  key: string;
  totalBani: number;
  /** Reason entered by staff; '' for none. */
  reason: string;
  lines: readonly MailedInvoice[];
}

export interface MailedInvoice {
  month: string;
  site: string;
  amountBani: number;
  /** `COM-2025-08-0017` */
  number: string;
}

/** Receipt with the paid invoices; one per card payment. */
export const commissionReceipt = (sender: Sender, payment: CommissionPaymentMail): NewMail =>
  aboutPayment(sender, 'commission-receipt', payment);

/** A card payment was refunded. */
export const commissionReturned = (sender: Sender, payment: CommissionPaymentMail): NewMail =>
  aboutPayment(sender, 'commission-returned', payment);

/** The payer's bank took the money back after a dispute. */
export const commissionChargedBack = (sender: Sender, payment: CommissionPaymentMail): NewMail =>
  aboutPayment(sender, 'commission-charged-back', payment);

const aboutPayment = (
  { brand, origins }: Sender,
  name: 'commission-receipt' | 'commission-returned' | 'commission-charged-back',
  { key, totalBani, reason, lines, ...payer }: CommissionPaymentMail,
): NewMail =>
  writeMail(name, {
    brand,
    kind: 'commission-receipt',
    dedupeKey: `${name}:${key}`,
    recipient: payer.email,
    values: { salut: greet(payer.name), suma: formatBani(totalBani) },
    blocks: (text) => [
      paragraph(text.intro),
      ...reasonOf(reason),
      invoiceRows(lines, totalBani),
      paragraph(text.closing),
      button('Vezi facturile', fromMail(origins.shell + NOTIFICATION_PAGES.commission)),
    ],
  });

const reasonOf = (reason: string): Block[] =>
  reason ? [paragraph(`Motivul: ${withoutLinks(reason)}`)] : [];

export const invoiceRows = (lines: readonly MailedInvoice[], totalBani: number): Block => ({
  kind: 'rows',
  total: true,
  rows: [
    ...lines.map(({ number, month, site, amountBani }): [string, string] => [
      `${number}: comision ${month}, ${site}`,
      formatBani(amountBani),
    ]),
    ['Total', formatBani(totalBani)],
  ],
});

const CORRECTED: Readonly<
  Record<CorrectionSettlement, (left: string, difference: string) => string>
> = {
  debt: (left) => `Factura nu era plătită. De plată rămân ${left}.`,
  card: (_, difference) =>
    `Diferența de ${difference} se întoarce pe cardul cu care ai plătit, de obicei în 5-10 zile lucrătoare.`,
  transfer: (_, difference) =>
    `Factura era plătită. Diferența de ${difference} ți-o trimitem prin transfer bancar.`,
};

/** One per corrective invoice, which is attached. Amounts in bani. */
export const commissionCorrected = (
  { brand, origins }: Sender,
  correction: {
    email: string;
    name: string;
    correctionId: number;
    number: string;
    month: string;
    site: string;
    reason: string;
    settlement: CorrectionSettlement;
    beforeBani: number;
    amountBani: number;
  },
): NewMail => {
  const { beforeBani, amountBani, settlement } = correction;
  const [before, difference, left] = [
    formatBani(beforeBani),
    formatBani(amountBani),
    formatBani(beforeBani - amountBani),
  ] as const;
  return writeMail('commission-correction', {
    brand,
    kind: 'commission-correction',
    dedupeKey: `commission-correction:${correction.correctionId}`,
    recipient: correction.email,
    values: { salut: greet(correction.name), luna: correction.month },
    blocks: (text) => [
      paragraph(text.intro),
      ...reasonOf(correction.reason),
      {
        kind: 'rows',
        total: true,
        rows: [
          ['Factura corectivă', correction.number],
          ['Site', correction.site],
          ['Înainte', before],
          ['Corecție', `-${difference}`],
          ['După corecție', left],
        ],
      },
      paragraph(CORRECTED[settlement](left, difference)),
      button('Vezi facturile', fromMail(origins.shell + NOTIFICATION_PAGES.commission)),
      paragraph(text.closing),
    ],
  });
};

/** How to pay an invoice by transfer; empty when we have no bank account. */
export const transferBlocks = (
  { account, legalName }: Brand,
  { invoiceNumber, commissionBani }: { invoiceNumber: string; commissionBani: number },
): Block[] =>
  account
    ? [
        paragraph('Sau prin transfer bancar:'),
        {
          kind: 'rows',
          rows: [
            ['Beneficiar', legalName],
            ['IBAN', formatIban(account.iban)],
            ...(account.bank ? ([['Banca', account.bank]] as const) : []),
            ['Suma', formatBani(commissionBani)],
            ['Detaliile plății', invoiceNumber],
          ],
        },
        {
          kind: 'code',
          code: transferCode({ name: legalName, ...account }, invoiceNumber),
          label: 'Cod QR cu beneficiarul, IBAN-ul și detaliile plății',
          hint: 'Scanează-l cu aplicația băncii: completează contul și detaliile, suma o scrii tu.',
        },
      ]
    : [];

/** Page for paying one invoice. */
export const payPath = (commissionId: number): string => `/users/pay?facturi=${commissionId}`;

/** Before and after an invoice's due day; `dedupeKey` distinguishes them. */
export const commissionReminder = (
  { brand, origins }: Sender,
  reminder: {
    email: string;
    name: string;
    month: string;
    site: string;
    commissionBani: number;
    /** `17 septembrie 2025` */
    dueDay: string;
    commissionId: number;
    invoiceNumber: string;
    dedupeKey: string;
  },
): NewMail =>
  writeMail('commission-reminder', {
    brand,
    kind: 'commission-reminder',
    dedupeKey: reminder.dedupeKey,
    recipient: reminder.email,
    values: {
      salut: greet(reminder.name),
      suma: formatBani(reminder.commissionBani),
      termen_plata: reminder.dueDay,
    },
    blocks: (text) => [
      paragraph(text.intro),
      {
        kind: 'rows',
        total: true,
        rows: [
          ['Site', reminder.site],
          ['Luna', reminder.month],
          ['De plătit', formatBani(reminder.commissionBani)],
        ],
      },
      button('Plătește', fromMail(origins.shell + payPath(reminder.commissionId))),
      ...transferBlocks(brand, reminder),
      paragraph(text.closing),
      link('Toate facturile', fromMail(origins.shell + NOTIFICATION_PAGES.commission)),
    ],
  });
