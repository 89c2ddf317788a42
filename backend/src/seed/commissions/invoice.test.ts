import { expect, test } from '@rstest/core';
import { PEOPLE } from '../people/people.ts';
import { LIVE_SITES } from '../requests/live-sites.ts';
import { commissionsOf } from './commissions.ts';
import { invoicePdf } from './invoice.ts';

const NOW = new Date('2026-05-02T10:00:00Z');

test('every invoice is a PDF whose table of offsets points at its objects', () => {
  for (const { site } of LIVE_SITES) {
    const company = PEOPLE.flatMap(({ companies }) => companies).find(
      ({ companyName }) => companyName === site?.companyName,
    );
    if (!site || !company) throw new Error('a site without a company');
    for (const commission of commissionsOf(site, NOW)) {
      const text = invoicePdf(commission, company, site.url).toString('latin1');
      expect(text.startsWith('%PDF-1.4')).toBe(true);
      const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
      const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(firstGroup);
      expect(offsets).toHaveLength(5);
      for (const [index, at] of offsets.entries()) {
        expect(text.slice(at)).toMatch(new RegExp(`^${index + 1} 0 obj`));
      }
    }
  }
});

const firstGroup = ([, digits]: RegExpMatchArray): number => Number(digits);

test('the newest commission is last month’s and waits for payment', () => {
  for (const { site } of LIVE_SITES) {
    const newest = site && commissionsOf(site, NOW).at(-1);
    expect(newest).toMatchObject({
      periodStart: '2026-04-01',
      periodEnd: '2026-04-30',
      isPaid: false,
    });
  }
});
