import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import sharp from 'sharp';
import { randomFrom } from '../random.ts';
import { compose } from './compose.ts';
import { pictureFileName, renderPictures } from './render.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrina-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const svg = compose(
  { family: 'lipstick', label: 'CATIFEA', color: '#dc143c', random: randomFrom('test') },
  'front',
);

test('a picture comes in three widths, as WebP and AVIF, under one stem', async () => {
  await renderPictures([svg], folder);
  const stem = pictureFileName(svg).replace('-960.webp', '');
  expect(stem).toMatch(/^[0-9a-f]{20}$/);
  for (const width of [320, 640, 960]) {
    for (const format of ['webp', 'avif']) {
      const { width: actual, height } = await sharp(
        join(folder, `${stem}-${width}.${format}`),
      ).metadata();
      expect([actual, height]).toEqual([width, width]);
    }
  }
});

test('what is there is not rendered again', async () => {
  const files = () =>
    readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mtimeMs] as const);
  const before = files();
  await renderPictures([svg], folder);
  expect(files()).toEqual(before);
});
