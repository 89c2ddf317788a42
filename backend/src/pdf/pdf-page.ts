import { primaryPalette } from '@vitrina/contract/rules/brand-colors';
import { withoutDirections } from '@vitrina/contract/rules/isolated';
import { oneLine } from '@vitrina/contract/rules/one-line';
import type PDFDocument from 'pdfkit';
import type { Brand } from '../brand.ts';
import { logoPng } from '../brand-logo.ts';
import { pdfFont } from './pdf-fonts.ts';

export type PdfPage = InstanceType<typeof PDFDocument>;

export const LEFT = 56;
export const RIGHT = 539;
export const WIDTH = RIGHT - LEFT;
export const MUTED = '#5c5346';
export const INK = '#201b15';
const LOGO = 36;

interface Heading {
  title: string;
  /** Lines below the title. */
  about: readonly string[];
}

interface Party {
  label: string;
  name: string;
  about: readonly string[];
}

interface PdfContent extends Heading {
  /** File name. */
  name: string;
  seller: Brand;
  sellerLabel: string;
  customer: Party;
  /** `2025-08-31`; the file contains no other time, so equal content gives equal bytes. */
  issuedOn: string;
}

/**
 * Renders a document on one A4 page, byte for byte reproducible, so that it is stored once.
 * @param body draws the part between both parties and the end, from `top` on
 */
export async function drawPdf(
  content: PdfContent,
  body: (page: PdfPage, top: number) => void,
): Promise<Buffer> {
  const { name, seller, issuedOn } = content;
  const picture = seller.logo && (await logoPng(seller.logo.file));
  const [regular, bold] = await Promise.all([pdfFont('DejaVuSans'), pdfFont('DejaVuSans-Bold')]);
  // Loaded with the first document: a start would wait for it.
  const { default: Page } = await import('pdfkit');
  const page = new Page({
    size: 'A4',
    margin: LEFT,
    lang: 'ro',
    displayTitle: true,
    info: {
      Title: name,
      Author: seller.legalName,
      CreationDate: new Date(`${issuedOn}T00:00:00Z`),
    },
  });
  page.registerFont('regular', regular);
  page.registerFont('bold', bold);
  const bytes = collect(page);
  body(page, drawHead(page, content, picture) + 48);
  page.end();
  return bytes;
}

async function collect(page: PdfPage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of page as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** @returns the lower end of both parties */
function drawHead(page: PdfPage, content: PdfContent, logo: Buffer | null): number {
  const { seller, sellerLabel, customer, title, about } = content;
  const width = logo ? WIDTH - LOGO - 12 : WIDTH;
  if (logo) page.image(logo, RIGHT - LOGO, 52, { fit: [LOGO, LOGO] });
  page.font('bold').fontSize(12).fillColor(primaryPalette(seller.primary, 'light').text);
  page.text(seller.name, LEFT, 64, { width, align: 'right' });
  page.fontSize(22).fillColor(INK).text(title, LEFT, 56);
  page.font('regular').fontSize(9).fillColor(MUTED);
  for (const line of about) page.text(line);
  const ofSeller = drawParty(page, LEFT, {
    label: sellerLabel,
    name: seller.legalName,
    about: [seller.legalId, seller.legalAddress, `${seller.phone} · ${seller.email}`],
  });
  const ofCustomer = drawParty(page, LEFT + WIDTH / 2, {
    ...customer,
    name: toLine(customer.name),
    about: customer.about.map(toLine),
  });
  return Math.max(ofSeller, ofCustomer);
}

/** Also for texts stored with line breaks: a document is one page. Direction marks are dropped. */
export const toLine = (text: string): string => oneLine(withoutDirections(text));

function drawParty(page: PdfPage, x: number, { label, name, about }: Party): number {
  const width = WIDTH / 2 - 16;
  page.font('regular').fontSize(8).fillColor(MUTED).text(label, x, 140, { width });
  page.font('bold').fontSize(10).fillColor(INK).text(name, { width });
  page.font('regular').fontSize(9).text(about.filter(Boolean).join('\n'), { width, lineGap: 2 });
  return page.y;
}

/** @param widths of the columns, as fractions of the page @returns start of the next row */
export function drawRow(
  page: PdfPage,
  y: number,
  cells: readonly string[],
  widths: readonly number[],
): number {
  let x = LEFT;
  let end = y;
  for (const [index, cell] of cells.entries()) {
    const width = WIDTH * (widths[index] ?? 0);
    page.text(cell, x, y, { width, align: index === 0 ? 'left' : 'right' });
    end = Math.max(end, page.y);
    x += width;
  }
  const bottom = Math.max(y + 20, end + 6);
  page.moveTo(LEFT, bottom).lineTo(RIGHT, bottom).lineWidth(0.5).stroke('#d5ccbf');
  return bottom + 8;
}

export const drawFoot = (page: PdfPage, lines: readonly string[]) =>
  page
    .font('regular')
    .fontSize(8)
    .fillColor(MUTED)
    .text(lines.join('\n'), LEFT, page.y + 32, { width: WIDTH });

/** `2025-08-31` -> `31.08.2025` */
export const romanianDay = (day: string): string => day.split('-').reverse().join('.');
