import type { FastifyInstance } from 'fastify';
import { LOGO_PATH } from './brand.ts';
import { HttpError } from './http/http-error.ts';

/** Longer side in pixels: three per CSS pixel in a mail. */
const SIZE = 144;
const drawn = new Map<string, Promise<Buffer>>();

/** The logo as PNG for mail programs and PDF; rendered once. */
export function logoPng(file: string): Promise<Buffer> {
  const known = drawn.get(file);
  if (known) return known;
  const png = draw(file);
  drawn.set(file, png);
  // The file may exist at the next try.
  png.catch(() => drawn.delete(file));
  return png;
}

async function draw(file: string): Promise<Buffer> {
  // Loaded with the first logo: a start would wait for it.
  const { default: sharp } = await import('sharp');
  return sharp(file).resize({ width: SIZE, height: SIZE, fit: 'inside' }).png().toBuffer();
}

/** Serves the logo to mail programs. */
export function brandRoutes(app: FastifyInstance): void {
  app.get(LOGO_PATH, { config: { isPublic: true } }, async (_request, reply) => {
    const { logo } = app.context.config.brand;
    if (!logo) throw new HttpError('not_found');
    return reply
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/png')
      .send(await logoPng(logo.file));
  });
}
