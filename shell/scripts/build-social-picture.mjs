/**
 * Makes the link preview picture, 1200 x 630, from the home page's first one, because previews take no SVG. Run
 * by `pnpm --filter shell build:social-picture`; the output is committed.
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

await sharp(file('src/assets/illustrations/hero-1.svg'), { density: 110 })
  .resize({ width: 1200, height: 630, fit: 'cover' })
  .png({ palette: true, quality: 90, effort: 10 })
  .toFile(file('public/social.png'));
