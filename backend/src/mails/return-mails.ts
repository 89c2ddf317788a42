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
  /** Rises with each change, so that each step has a mail of its own. */
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
  /** What goes back, once it was checked. */
  dueBani: number;
}

/** By this key the mail of a step that is undone is found again. */
export const returnMailKey = ({ id, version }: Pick<MailedReturn, 'id' | 'version'>): string =>
  `return:${id}:${version}`;

/** What a return is told with; money has a mail of its own. */
export type ToldReturnStatus = Exclude<ReturnStatus, 'refunded'>;

const EXCLUDED: Readonly<Record<Exclusion, string>> = {
  opened: 'desigilat, produs de igienă',
  damaged: 'deteriorat',
  missing: 'nu a ajuns la noi',
};

/** One for each step of a return. */
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

/** With the corrective document, which goes with it as a file too. */
export const refundMade = (
  { brand }: Sender,
  told: {
    order: { id: number; name: string; email: string };
    amountBani: number;
    /** As staff gave it; '' where the money says enough. */
    reason: string;
    noteId: number;
    /** Of the document. */
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
