/**
 * Program of a picture worker (`picture-worker.ts`): draws what it is told to, one picture after
 * another. Plain JavaScript, so that sources, tests and the build start the same file.
 */
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';

// Answering requests goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.cache(false);
sharp.concurrency(1);

process.on('message', async (job) => {
  process.send(await draw(job).catch(() => 'unreadable'));
});
process.on('disconnect', () => process.exit());
process.send('ready');

async function draw({ from, to, format, animated, maxPixels }) {
  // Checked below, where it can be told apart from a picture that is broken.
  const image = sharp(from, { limitInputPixels: false, animated });
  // Of an animation the height is that of all its frames.
  const { width, height } = await image.metadata();
  if (width * height > maxPixels) return 'too-large';
  await image.autoOrient().toFormat(format).toFile(to);
  return 'drawn';
}
