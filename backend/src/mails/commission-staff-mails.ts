import { formatLongDate } from '@vitrina/contract/rules/dates';
import { disputeReason } from '@vitrina/contract/rules/dispute-reasons';
import { formatBani } from '@vitrina/contract/rules/money';
import { invoiceRows, type MailedInvoice } from './commission-mails.ts';
import type { Block } from './mail-body.ts';
import type { NewMail } from './outbox.ts';
import { greet, withoutLinks } from './plain-text.ts';
import { button, fromMail, paragraph, type Sender } from './templates.ts';
import { writeMail } from './write-mail.ts';

/** News for staff about a payment of commissions. Amounts in bani. */
interface MoneyNews {
  /** Address of the staff member. */
  email: string;
  name: string;
  amountBani: number;
  lines: readonly MailedInvoice[];
  dedupeKey: string;
}

interface DisputeNews extends MoneyNews {
  payer: string;
  /** The bank's reason (`rules/dispute-reasons`). */
  reason: string;
  state: 'open' | 'won' | 'lost';
  dueAt: Date | null;
}

/** A payer disputed a payment at their bank. */
export const commissionDisputed = (sender: Sender, dispute: DisputeNews): NewMail =>
  writeMail('commission-disputed', {
    ...draftOf(sender, dispute),
    blocks: (text) => [
      paragraph(text.intro),
      { kind: 'rows', rows: factsOf(dispute) },
      rowsOf(dispute),
      paragraph(text.closing),
      toCommissions(sender),
    ],
  });

/** The bank has decided. */
export const commissionDisputeEnded = (sender: Sender, dispute: DisputeNews): NewMail =>
  writeMail('commission-dispute-ended', {
    ...draftOf(sender, dispute),
    blocks: (text) => [
      paragraph(text.intro),
      paragraph(dispute.state === 'won' ? WON : LOST),
      payerRow(dispute),
      rowsOf(dispute),
      toCommissions(sender),
    ],
  });

/** The bank could not return money to the card. */
export const commissionRefundFailed = (sender: Sender, refund: MoneyNews): NewMail =>
  writeMail('commission-refund-failed', {
    ...draftOf(sender, refund),
    blocks: (text) => [
      paragraph(text.intro),
      rowsOf(refund),
      paragraph(text.closing),
      toCommissions(sender),
    ],
  });

/** A partner announced a transfer. */
export const commissionTransferTold = (
  sender: Sender,
  transfer: MoneyNews & Pick<DisputeNews, 'payer'>,
): NewMail =>
  writeMail('commission-transfer-told', {
    ...draftOf(sender, transfer),
    blocks: (text) => [
      paragraph(text.intro),
      payerRow(transfer),
      rowsOf(transfer),
      paragraph(text.closing),
      toCommissions(sender, '?paid=told'),
    ],
  });

const WON = 'Banii rămân la noi, iar facturile rămân plătite.';
const LOST =
  'Banii s-au întors la partener. Dacă a fost întreaga plată, facturile ei sunt din nou de plătit.';

const draftOf = ({ brand }: Sender, { email, name, amountBani, dedupeKey }: MoneyNews) => ({
  ...{ brand, dedupeKey, kind: 'commission-dispute' as const, recipient: email },
  values: { salut: greet(name), suma: formatBani(amountBani) },
});

const factsOf = ({ payer, reason, dueAt }: DisputeNews): [string, string][] => [
  ['Partener', withoutLinks(payer) || '—'],
  ['Motivul', disputeReason(reason)],
  ...(dueAt ? [['Răspuns până pe', formatLongDate(dueAt)] as [string, string]] : []),
];

const rowsOf = ({ lines }: MoneyNews): Block =>
  invoiceRows(
    lines,
    lines.reduce((sum, { amountBani }) => sum + amountBani, 0),
  );

const payerRow = ({ payer }: Pick<DisputeNews, 'payer'>): Block => ({
  kind: 'rows',
  rows: [['Partener', withoutLinks(payer) || '—']],
});

const toCommissions = ({ origins }: Sender, query = ''): Block =>
  button('Vezi comisioanele', fromMail(`${origins.shell}/admin/commissions${query}`));
