import { expect, test } from '@rstest/core';
import sharp from 'sharp';
import { encode } from 'uqr';
import { codePicture } from './code-picture.ts';

const TEXT =
  'BCD\n002\n1\nSCT\n\nVitrina Demo SRL\nRO49AAAA1B31007593840000\n\n\n\nCOM-2025-08-0017';

test('each square of the code is as dark in the picture, with four squares of white around', async () => {
  const png = Buffer.from(codePicture(TEXT).split(',')[1] ?? '', 'base64');
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { data: squares, size } = encode(TEXT, { ecc: 'M', border: 4 });
  const step = info.width / size;
  const isDark = (x: number, y: number) =>
    (data[(y * step + 1) * info.width + x * step + 1] ?? 255) < 128;
  expect(info.width).toBe(info.height);
  expect(squares.map((row, y) => row.map((_, x) => isDark(x, y)))).toEqual(squares);
});
