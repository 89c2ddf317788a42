import { primaryPalette } from '@vitrina/contract/rules/brand-colors';
import { withoutDirections } from '@vitrina/contract/rules/isolated';
import { formatBani } from '@vitrina/contract/rules/money';
import { oneLine } from '@vitrina/contract/rules/one-line';
import PDFDocument from 'pdfkit';
import { logoPng } from '../brand-logo.ts';
import type { Invoice, InvoiceCustomer } from './invoice.ts';
import { invoiceFont } from './invoice-fonts.ts';
import { invoiceTexts as texts } from './invoice-texts.ts';

type Document = InstanceType<typeof PDFDocument>;

const LEFT = 56;
const RIGHT = 539;
const WIDTH = RIGHT - LEFT;
const COLUMN = WIDTH / 3;
const LOGO = 36;
const MUTED = '#5c5346';
const INK = '#201b15';

/** Draws an invoice on one A4 page. The same invoice is the same bytes, so that it is stored once. */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { logo } = invoice.seller;
  const picture = logo && (await logoPng(logo.file));
  const document = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    lang: 'ro',
    displayTitle: true,
    info: {
      Title: `${texts.title} ${invoice.number}`,
      Author: invoice.seller.legalName,
      CreationDate: new Date(`${invoice.issuedOn}T00:00:00Z`),
    },
  });
  document.registerFont('regular', invoiceFont('DejaVuSans'));
  document.registerFont('bold', invoiceFont('DejaVuSans-Bold'));
  const bytes = collect(document);
  drawComputation(document, invoice, drawHead(document, invoice, picture) + 48);
  drawFoot(document);
  document.end();
  return bytes;
}

async function collect(document: Document): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of document as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** @returns where the longer of both parties ends */
function drawHead(document: Document, invoice: Invoice, logo: Buffer | null): number {
  const { seller, customer } = invoice;
  const name = logo ? WIDTH - LOGO - 12 : WIDTH;
  if (logo) document.image(logo, RIGHT - LOGO, 52, { fit: [LOGO, LOGO] });
  document.font('bold').fontSize(12).fillColor(primaryPalette(seller.primary, 'light').text);
  document.text(seller.name, LEFT, 64, { width: name, align: 'right' });
  document.fontSize(22).fillColor(INK).text(texts.title, LEFT, 56);
  document.font('regular').fontSize(9).fillColor(MUTED);
  document.text(texts.number(invoice.number)).text(texts.issuedOn(romanianDay(invoice.issuedOn)));
  const ofSeller = drawParty(document, LEFT, texts.seller, seller.legalName, [
    seller.legalId,
    seller.legalAddress,
    `${seller.phone} · ${seller.email}`,
  ]);
  const middle = LEFT + WIDTH / 2;
  const about = aboutOf(customer);
  const ofCustomer = drawParty(
    document,
    middle,
    texts.customer,
    toLine(customer.companyName),
    about,
  );
  return Math.max(ofSeller, ofCustomer);
}

/** Also of what was stored with line breaks: an invoice is one page. Letters are drawn as they are read. */
const toLine = (text: string): string => oneLine(withoutDirections(text));

const aboutOf = ({ cif, regCom, businessAddress }: InvoiceCustomer): string[] =>
  [
    ...(cif ? [texts.cif(cif)] : []),
    ...(regCom ? [texts.regCom(regCom)] : []),
    businessAddress,
  ].map(toLine);

function drawParty(
  document: Document,
  x: number,
  label: string,
  name: string,
  about: string[],
): number {
  const width = WIDTH / 2 - 16;
  document.font('regular').fontSize(8).fillColor(MUTED).text(label, x, 140, { width });
  document.font('bold').fontSize(10).fillColor(INK).text(name, { width });
  document
    .font('regular')
    .fontSize(9)
    .text(about.filter(Boolean).join('\n'), { width, lineGap: 2 });
  return document.y;
}

function drawComputation(document: Document, invoice: Invoice, top: number): void {
  const { periodStart, periodEnd, parts } = invoice;
  const period = texts.period(romanianDay(periodStart), romanianDay(periodEnd));
  document
    .font('bold')
    .fontSize(11)
    .text(texts.service(siteName(invoice)), LEFT, top, { width: WIDTH });
  document.font('regular').fontSize(9).fillColor(MUTED).text(period).fillColor(INK);
  let y = document.y + 20;
  const add = (cells: readonly string[], font = 'regular') => {
    y = drawRow(document.font(font).fontSize(9), y, cells);
  };
  add(texts.columns, 'bold');
  for (const part of parts) {
    const amounts = [formatBani(part.salesBani), formatBani(part.commissionBani)];
    add([texts.tier(part.percent), ...amounts]);
  }
  add([texts.sales, formatBani(invoice.salesBani), '']);
  add([texts.total, '', formatBani(invoice.commissionBani)], 'bold');
}

/** @returns where the next row begins */
function drawRow(document: Document, y: number, cells: readonly string[]): number {
  for (const [index, cell] of cells.entries()) {
    const align = index === 0 ? 'left' : 'right';
    document.text(cell, LEFT + index * COLUMN, y, { width: COLUMN, align });
  }
  const bottom = y + 20;
  document.moveTo(LEFT, bottom).lineTo(RIGHT, bottom).lineWidth(0.5).stroke('#d5ccbf');
  return bottom + 8;
}

const drawFoot = (document: Document) =>
  document
    .font('regular')
    .fontSize(8)
    .fillColor(MUTED)
    .text(`${texts.rounding}\n${texts.valid}`, LEFT, document.y + 32, { width: WIDTH });

const siteName = ({ websiteUrl }: Invoice): string => websiteUrl.replace(/^https?:\/\//, '');

/** `2025-08-31` -> `31.08.2025` */
const romanianDay = (day: string): string => day.split('-').reverse().join('.');
