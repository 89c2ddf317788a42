import type { Payee } from '@vitrina/contract/entities/payee';
import { formatIban } from '@vitrina/contract/rules/iban';
import { formatBani } from '@vitrina/contract/rules/money';
import { transferCode } from '@vitrina/contract/rules/transfer-code';
import { siteName } from '@vitrina/contract/rules/web-link';
import { encode } from 'uqr';
import {
  drawFoot,
  drawPdf,
  drawRow,
  INK,
  LEFT,
  MUTED,
  type PdfPage,
  RIGHT,
  romanianDay,
  WIDTH,
} from '../pdf/pdf-page.ts';
import type { Invoice, InvoiceCustomer } from './invoice.ts';
import { invoiceTexts as texts } from './invoice-texts.ts';

const COLUMNS = [1 / 3, 1 / 3, 1 / 3];
/** Side of the payment code: about 33 mm, which phones read from paper. */
const CODE = 94;

/** Renders an invoice on one A4 page, byte for byte reproducible, so that it is stored once. */
export const invoicePdf = (invoice: Invoice): Promise<Buffer> =>
  drawPdf(
    {
      name: `${texts.title} ${invoice.number}`,
      title: texts.title,
      about: [texts.number(invoice.number), texts.issuedOn(romanianDay(invoice.issuedOn))],
      seller: invoice.seller,
      sellerLabel: texts.seller,
      customer: {
        label: texts.customer,
        name: invoice.customer.companyName,
        about: aboutOf(invoice.customer),
      },
      issuedOn: invoice.issuedOn,
    },
    (page, top) => {
      drawComputation(page, invoice, top);
      drawPayment(page, invoice);
      drawFoot(page, [texts.rounding, texts.valid]);
    },
  );

const aboutOf = ({ cif, regCom, businessAddress }: InvoiceCustomer): string[] => [
  ...(cif ? [texts.cif(cif)] : []),
  ...(regCom ? [texts.regCom(regCom)] : []),
  businessAddress,
];

function drawComputation(page: PdfPage, invoice: Invoice, top: number): void {
  const { periodStart, periodEnd, parts } = invoice;
  const period = texts.period(romanianDay(periodStart), romanianDay(periodEnd));
  page
    .font('bold')
    .fontSize(11)
    .text(texts.service(siteName(invoice.websiteUrl)), LEFT, top, { width: WIDTH });
  page.font('regular').fontSize(9).fillColor(MUTED).text(period).fillColor(INK);
  let y = page.y + 20;
  const add = (cells: readonly string[], font = 'regular') => {
    y = drawRow(page.font(font).fontSize(9), y, cells, COLUMNS);
  };
  add(texts.columns, 'bold');
  for (const part of parts) {
    const amounts = [formatBani(part.salesBani), formatBani(part.commissionBani)];
    add([texts.tier(part.percent), ...amounts]);
  }
  add([texts.sales, formatBani(invoice.salesBani), '']);
  add([texts.total, '', formatBani(invoice.commissionBani)], 'bold');
}

/** Due date and ways to pay; with a bank account of ours, a code that banking apps read. */
function drawPayment(page: PdfPage, invoice: Invoice): void {
  const { account } = invoice.seller;
  const top = page.y + 28;
  page.font('bold').fontSize(9).fillColor(INK);
  page.text(texts.dueOn(romanianDay(invoice.dueOn)), LEFT, top, { width: WIDTH });
  page.font('regular').text(texts.payCard, { width: WIDTH });
  if (!account) return;
  const payee = { name: invoice.seller.legalName, ...account };
  drawCode(page, transferCode(payee, invoice.number), { x: RIGHT - CODE, y: top });
  const width = WIDTH - CODE - 16;
  page.text(transferRows(payee, invoice).join('\n'), LEFT, page.y + 6, { width, lineGap: 2 });
  page.y = Math.max(page.y, top + CODE);
}

/** Fields a person copies into their bank's form. */
export const transferRows = (
  { name, iban, bank }: Payee,
  { commissionBani, number }: Pick<Invoice, 'commissionBani' | 'number'>,
): string[] => [
  texts.transfer,
  texts.payee(name),
  texts.iban(formatIban(iban)),
  ...(bank ? [texts.bank(bank)] : []),
  texts.amount(formatBani(commissionBani)),
  texts.reference(number),
];

/** Black squares on white, with the quiet zone that readers need. */
function drawCode(page: PdfPage, text: string, at: { x: number; y: number }): void {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const side = CODE / size;
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) page.rect(at.x + column * side, at.y + row * side, side, side);
    }
  }
  page.fill('#000000');
}
