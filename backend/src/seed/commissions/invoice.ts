import { commissionParts } from '@vitrina/contract/rules/commission';
import { formatBani } from '@vitrina/contract/rules/money';
import type { CompanySeed } from '../people/people.ts';
import type { CommissionSeed } from './commissions.ts';
import { type PdfLine, strokePdf } from './stroke-pdf.ts';

const LEFT = 64;
const RIGHT = 531;

/** The invoice of a commission: who, for which month, and how the amount comes about. */
export function invoicePdf(commission: CommissionSeed, company: CompanySeed, url: string): Buffer {
  const period = `${romanianDay(commission.periodStart)} - ${romanianDay(commission.periodEnd)}`;
  const rows: [string, string][] = [
    ['VÂNZĂRI ÎN PERIOADĂ', formatBani(commission.salesBani)],
    ...commissionParts(commission.salesBani).map((part): [string, string] => [
      `${part.percent}% DIN ${formatBani(part.salesBani)}`,
      formatBani(part.commissionBani),
    ]),
  ];
  const total = 330 + rows.length * 26;
  return strokePdf(`Comision ${url.replace('https://', '')} ${period}`, [
    line('FACTURĂ DEMONSTRATIVĂ', 90, 20),
    line('COMISION LUNAR, FĂRĂ VALOARE FISCALĂ', 118, 8),
    line(`CLIENT: ${company.companyName.toUpperCase()}`, 180, 10),
    line(`CIF: ${company.cif}`, 202, 9),
    line(`SITE: ${url.replace('https://', '').toUpperCase()}`, 224, 9),
    line(`PERIOADA: ${period}`, 246, 9),
    ...rows.flatMap(([label, amount], index) => row(label, amount, 310 + index * 26, 9)),
    ...row('TOTAL DE PLATĂ', formatBani(commission.commissionBani), total, 13),
  ]);
}

const line = (text: string, y: number, size: number): PdfLine => ({ text, x: LEFT, y, size });

const row = (label: string, amount: string, y: number, size: number): PdfLine[] => [
  line(label, y, size),
  { text: amount, x: RIGHT, y, size, align: 'end' },
];

const romanianDay = (day: string): string => day.split('-').reverse().join('.');
