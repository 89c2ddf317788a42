/**
 * Program of a picture worker (`picture-worker.ts`): renders pictures one after another. Plain JavaScript,
 * so that sources, tests and the build start the same file.
 */
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';

// Answering requests has priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.cache(false);
sharp.concurrency(1);

process.on('message', async (job) => {
  process.send(await draw(job).catch(() => 'unreadable'));
});
process.on('disconnect', () => process.exit());
process.send('ready');

async function draw({ from, to, format, animated, maxPixels }) {
  // Checked below, where it can be distinguished from a broken picture.
  const image = sharp(from, { limitInputPixels: false, animated });
  // An animation reports the height of all its frames together.
  const { width, height } = await image.metadata();
  if (width * height > maxPixels) return 'too-large';
  await image.autoOrient().toFormat(format).toFile(to);
  return 'drawn';
}
