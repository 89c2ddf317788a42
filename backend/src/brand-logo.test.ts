import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { expect, test } from '@rstest/core';
import sharp from 'sharp';
import { BRAND_DEFAULTS, LOGO_PATH } from './brand.ts';
import { invoicePdf } from './commissions/invoice-pdf.ts';
import { readConfig } from './config.ts';
import { loadBrowserAssets } from './sandbox/browser-assets.ts';
import { sharedTempFolder } from './testing/shared-temp-folder.ts';
import { startTestApi } from './testing/start-test-api.ts';

const file = join(mkdtempSync(join(tmpdir(), 'vitrina-logo-')), 'logo.svg');
writeFileSync(
  file,
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#00f"/></svg>',
);
const logo = { file, url: `https://api.exemplu.ro${LOGO_PATH}` };
const primary = '#7a1f5c';

const invoice = {
  number: 'COM-2025-08-0017',
  issuedOn: '2025-09-02',
  dueOn: '2025-09-17',
  customer: { companyName: 'Croitorie Exemplu SRL', cif: '', regCom: '', businessAddress: '' },
  websiteUrl: 'https://atelier.exemplu.ro',
  periodStart: '2025-08-01',
  periodEnd: '2025-08-31',
  salesBani: 0,
  parts: [],
  commissionBani: 0,
};

/** What the page of a PDF draws. */
function drawing(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = text.matchAll(/\/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g);
  for (const [, stream = ''] of streams) {
    const content = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    if (content.includes(' Tf')) return content;
  }
  throw new Error('The PDF has no page.');
}

/** `0.478431 0.121569 0.360784`, as PDF writes a colour. */
const pdfColor = (hex: string) =>
  [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3));

const usesColor = (content: string, hex: string) =>
  [...content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) scn/g)].some(([, ...parts]) =>
    parts.every((part, index) => Number(part).toFixed(3) === pdfColor(hex)[index]),
  );

test('an invoice has the colour of the site, or that of the brand and its logo', async () => {
  const plain = await invoicePdf({ ...invoice, seller: BRAND_DEFAULTS });
  expect(usesColor(drawing(plain), '#0f5f5a')).toBe(true);
  expect(plain.toString('latin1')).not.toContain('/Subtype /Image');
  const seller = { ...BRAND_DEFAULTS, primary, logo };
  const branded = await invoicePdf({ ...invoice, seller });
  expect(usesColor(drawing(branded), primary)).toBe(true);
  expect(usesColor(drawing(branded), '#0f5f5a')).toBe(false);
  expect(branded.toString('latin1')).toContain('/Subtype /Image');
  expect(branded.equals(await invoicePdf({ ...invoice, seller }))).toBe(true);
});

test('the sandbox draws its pages in the colour', async () => {
  const css = (await loadBrowserAssets(primary))['/sandbox.css']?.body;
  expect(css).toContain('--colorPrimary: #7a1f5c');
});

test('mail programs of any origin get the logo as PNG; without one there is none', async () => {
  const env = { NODE_ENV: 'test', DATA_DIR: sharedTempFolder() };
  const config = readConfig({ ...env, BRAND_PRIMARY: primary, BRAND_LOGO: file });
  const api = await startTestApi({ config });
  const answer = await api.app.inject(LOGO_PATH);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 144, height: 144 });
  const page = await api.app.inject('/dev/mail');
  expect(page.body).toContain('a { color: light-dark(#7a1f5c, ');
  config.brand.logo = null;
  expect((await api.app.inject(LOGO_PATH)).statusCode).toBe(404);
  await api.close();
});
