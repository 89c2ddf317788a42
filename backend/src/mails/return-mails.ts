import { colorName } from '@vitrina/contract/colors';
import type { Exclusion } from '@vitrina/contract/entities/order-return';
import { REFUND_TIME, RETURN_TIME } from '@vitrina/contract/rule-texts.computed';
import { formatBani } from '@vitrina/contract/rules/money';
import type { ReturnStatus } from '@vitrina/contract/rules/return-status';
import type { Block } from './mail-body.ts';
import type { NewMail } from './outbox.ts';
import { greet, withoutLinks } from './plain-text.ts';
import { button, paragraph, type Sender } from './templates.ts';
import { writeMail } from './write-mail.ts';

interface MailedReturn {
  id: number;
  status: ReturnStatus;
  /** Increases with each change, so that each step has its own mail. */
  version: number;
  /** Why it was refused or cancelled. */
  refusal: string;
  order: { id: number; name: string; email: string };
  lines: readonly {
    productName: string;
    productColor: string;
    quantity: number;
    accepted: number | null;
    exclusion: Exclusion | null;
  }[];
  /** Refund after the check. */
  dueBani: number;
}

/** Key of a step's mail, to drop it when the step is undone. */
export const returnMailKey = ({ id, version }: Pick<MailedReturn, 'id' | 'version'>): string =>
  `return:${id}:${version}`;

/** Steps with this mail; refunds have their own. */
export type ToldReturnStatus = Exclude<ReturnStatus, 'refunded'>;

const EXCLUDED: Readonly<Record<Exclusion, string>> = {
  opened: 'desigilat, produs de igienă',
  damaged: 'deteriorat',
  missing: 'nu a ajuns la noi',
};

/** One mail per step of a return. */
export const returnStepMail = (
  { brand }: Sender,
  told: MailedReturn & { status: ToldReturnStatus },
): NewMail =>
  writeMail(`return-${told.status}`, {
    brand,
    kind: 'return',
    dedupeKey: returnMailKey(told),
    recipient: told.order.email,
    values: {
      salut: greet(told.order.name),
      comanda: String(told.order.id),
      retur: String(told.id),
      termen_retur: RETURN_TIME,
      termen_rambursare: REFUND_TIME,
    },
    blocks: (text) => [
      paragraph(text.intro),
      ...reasonOf(told),
      ...rowsOf(told),
      paragraph(text.closing),
    ],
  });

const reasonOf = ({ refusal }: MailedReturn): Block[] =>
  refusal ? [paragraph(`Motivul: ${withoutLinks(refusal)}`)] : [];

function rowsOf({ status, lines, dueBani }: MailedReturn): Block[] {
  if (lines.length === 0) return [];
  const isChecked = status === 'checked';
  const rows = lines.map((line): readonly [string, string] => [
    `${line.productName}${line.productColor && ` (${colorName(line.productColor)})`}`,
    isChecked ? acceptedText(line) : `${line.quantity} buc.`,
  ]);
  const sum = [['Se rambursează', formatBani(dueBani)]] as const;
  return [{ kind: 'rows', total: isChecked, rows: isChecked ? [...rows, ...sum] : rows }];
}

function acceptedText({ quantity, accepted, exclusion }: MailedReturn['lines'][number]): string {
  const taken = `${accepted ?? 0} din ${quantity} buc.`;
  return exclusion && accepted !== quantity ? `${taken} (${EXCLUDED[exclusion]})` : taken;
}

/** With the credit note attached. */
export const refundMade = (
  { brand }: Sender,
  told: {
    order: { id: number; name: string; email: string };
    amountBani: number;
    /** Reason entered by staff; '' when none is needed. */
    reason: string;
    noteId: number;
    /** Number of the credit note. */
    number: string;
    documentUrl: string;
  },
): NewMail =>
  writeMail('refund-made', {
    brand,
    kind: 'refund',
    dedupeKey: `refund:${told.noteId}`,
    recipient: told.order.email,
    values: {
      salut: greet(told.order.name),
      comanda: String(told.order.id),
      suma: formatBani(told.amountBani),
    },
    blocks: (text) => [
      paragraph(text.intro),
      ...(told.reason ? [paragraph(`Motivul: ${withoutLinks(told.reason)}`)] : []),
      paragraph(`Documentul de corecție are numărul ${told.number} și este atașat.`),
      button('Deschide documentul', told.documentUrl),
      paragraph(text.closing),
    ],
  });
