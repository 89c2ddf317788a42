import { formatBani } from '@vitrina/contract/rules/money';
import type { Brand } from '../brand.ts';
import { correctionNumber } from '../commissions/correction-number.ts';
import type { commissionCorrections } from '../database/schema.ts';
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
import { correctionTexts as texts } from './correction-texts.ts';

export type Correction = Pick<
  typeof commissionCorrections.$inferSelect,
  'number' | 'issuedOn' | 'settlement' | 'content'
>;

const COLUMNS = [0.7, 0.3];

/** Renders a corrective invoice on one A4 page, byte for byte reproducible. */
export const correctionPdf = (correction: Correction, seller: Brand): Promise<Buffer> => {
  const { companyName, cif, regCom, businessAddress } = correction.content.customer;
  const number = correctionNumber(correction.number);
  return drawPdf(
    {
      name: `${texts.title} ${number}`,
      title: texts.title,
      about: [texts.number(number), texts.issuedOn(romanianDay(correction.issuedOn))],
      seller,
      sellerLabel: texts.seller,
      customer: {
        label: texts.customer,
        name: companyName,
        about: [cif && texts.cif(cif), regCom && texts.regCom(regCom), businessAddress],
      },
      issuedOn: correction.issuedOn,
    },
    (page, top) => {
      drawAmounts(page, correction, top);
      drawFoot(page, [texts.settlement[correction.settlement], texts.valid]);
    },
  );
};

function drawAmounts(page: PdfPage, { content }: Correction, top: number): void {
  const { invoiceNumber, invoicedOn, websiteUrl, periodStart, periodEnd } = content;
  const { reason, beforeBani, amountBani } = content;
  const site = toLine(websiteUrl.replace(/^https?:\/\//, ''));
  page
    .font('bold')
    .fontSize(11)
    .text(texts.corrects(invoiceNumber, romanianDay(invoicedOn)), LEFT, top, { width: WIDTH });
  page.font('regular').fontSize(9).fillColor(MUTED);
  page.text(texts.service(site, romanianDay(periodStart), romanianDay(periodEnd)), {
    width: WIDTH,
  });
  page.text(texts.reason(toLine(reason)), { width: WIDTH }).fillColor(INK);
  let y = page.y + 20;
  const add = (cells: readonly string[], font = 'regular') => {
    y = drawRow(page.font(font).fontSize(9), y, cells, COLUMNS);
  };
  add(texts.columns, 'bold');
  add([texts.before, formatBani(beforeBani)]);
  add([texts.correction, formatBani(-amountBani)]);
  add([texts.after, formatBani(beforeBani - amountBani)], 'bold');
}
