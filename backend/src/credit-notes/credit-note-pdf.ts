import { formatBani } from '@vitrina/contract/rules/money';
import type { Brand } from '../brand.ts';
import type { CreditNoteContent } from '../database/schema.ts';
import { messages } from '../messages.ts';
import {
  drawFoot,
  drawPdf,
  drawRow,
  INK,
  LEFT,
  MUTED,
  type PdfPage,
  romanianDay,
  toLine,
  WIDTH,
} from '../pdf/pdf-page.ts';

const texts = messages.creditNote;
/** Further lines are summed up, as the page has no room for them. */
const MAX_LINES = 18;
const COLUMNS = [0.6, 0.15, 0.25];

interface CreditNote {
  number: number;
  issuedOn: string;
  content: CreditNoteContent;
}

/** `NC-000012`. */
export const creditNoteNumber = (number: number): string => `NC-${String(number).padStart(6, '0')}`;

/** Renders a credit note on one A4 page, byte for byte reproducible. */
export const creditNotePdf = (
  { number, issuedOn, content }: CreditNote,
  seller: Brand,
): Promise<Buffer> =>
  drawPdf(
    {
      name: `${texts.title} ${creditNoteNumber(number)}`,
      title: texts.title,
      about: [texts.number(creditNoteNumber(number)), texts.issuedOn(romanianDay(issuedOn))],
      seller,
      sellerLabel: texts.seller,
      customer: { label: texts.buyer, ...content.customer, about: [content.customer.address] },
      issuedOn,
    },
    (page, top) => {
      drawLines(page, content, top);
      drawFoot(page, [texts.card, texts.valid]);
    },
  );

function drawLines(page: PdfPage, content: CreditNoteContent, top: number): void {
  const { orderId, orderedOn, reason, amountBani } = content;
  page
    .font('bold')
    .fontSize(11)
    .text(texts.corrects(orderId, romanianDay(orderedOn)), LEFT, top, { width: WIDTH });
  page.font('regular').fontSize(9).fillColor(MUTED);
  if (reason) page.text(texts.reason(toLine(reason)), { width: WIDTH });
  page.fillColor(INK);
  let y = page.y + 20;
  const add = (cells: readonly string[], font = 'regular') => {
    y = drawRow(page.font(font).fontSize(9), y, cells, COLUMNS);
  };
  add(texts.columns, 'bold');
  for (const line of shown(content.lines)) {
    add([
      toLine(line.name),
      line.quantity === null ? '' : `-${line.quantity}`,
      formatBani(-line.amountBani),
    ]);
  }
  add([texts.total, '', formatBani(-amountBani)], 'bold');
}

function shown(lines: CreditNoteContent['lines']): CreditNoteContent['lines'] {
  if (lines.length <= MAX_LINES) return lines;
  const rest = lines.slice(MAX_LINES - 1);
  const amountBani = rest.reduce((sum, line) => sum + line.amountBani, 0);
  return [
    ...lines.slice(0, MAX_LINES - 1),
    { name: texts.more(rest.length), quantity: null, amountBani },
  ];
}
