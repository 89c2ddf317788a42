import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import sharp from 'sharp';
import { sharedTempFolder } from '../testing/shared-temp-folder.ts';
import { PictureWorker } from './picture-worker.ts';

const folder = sharedTempFolder();
const picture = join(folder, 'a.png');
const job = {
  from: picture,
  to: join(folder, 'b.png'),
  format: 'png',
  animated: false,
  maxPixels: 1_000_000,
} as const;
const workers: PictureWorker[] = [];
const newWorker = (limitMs: number) => {
  const worker = new PictureWorker(limitMs);
  workers.push(worker);
  return worker;
};
afterAll(() => {
  for (const worker of workers) worker.close();
});

test('a picture that takes too long, or breaks, costs the next one nothing', async () => {
  const background = 'white';
  await sharp({ create: { width: 900, height: 900, channels: 3, background } }).toFile(picture);
  const worker = newWorker(0);
  expect(await worker.draw(job)).toBe('too-slow');
  expect(await worker.draw(job)).toBe('too-slow');
  const patient = newWorker(60_000);
  expect(await patient.draw({ ...job, maxPixels: 1000 })).toBe('too-large');
  writeFileSync(join(folder, 'c.png'), 'no picture');
  expect(await patient.draw({ ...job, from: join(folder, 'c.png') })).toBe('unreadable');
  expect(await patient.draw(job)).toBe('drawn');
});
