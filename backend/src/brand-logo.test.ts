import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import sharp from 'sharp';
import { logoPng } from './brand-logo.ts';

test('a logo that could not be read is read again for the next mail, and then kept', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'vitrina-logo-')), 'logo.svg');
  await expect(logoPng(file)).rejects.toThrow();
  const svg = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"><rect width="9" height="9"/></svg>`;
  writeFileSync(file, svg(10));
  const png = await logoPng(file);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 72, height: 144 });
  writeFileSync(file, svg(40));
  expect(await logoPng(file)).toBe(png);
});
