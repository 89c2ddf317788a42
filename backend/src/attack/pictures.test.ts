import { afterAll, beforeAll, expect, test } from '@rstest/core';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { buildFileHost } from '../files/file-host.ts';
import { useTestApi } from '../testing/start-test-api.ts';
import { casesOf, longTest } from './every-case.ts';

const api = useTestApi();
let host: FastifyInstance;
beforeAll(async () => {
  host = await buildFileHost(api.context);
});
afterAll(async () => {
  await host.close();
});

const plain = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } });
const noise = (width: number) =>
  sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** The most expensive pictures within the limits. */
const DEAR: readonly [string, () => Promise<Buffer>][] = [
  ['WebP of 16 million pixels', () => plain(4000).webp({ effort: 0 }).toBuffer()],
  ['PNG of 40 million pixels', () => plain(6300).png().toBuffer()],
  ['GIF of 10 million pixels', () => plain(3160).gif({ effort: 1 }).toBuffer()],
  ['AVIF of noise', () => noise(1500).avif({ effort: 0 }).toBuffer()],
  ['WebP of noise', () => noise(2000).webp({ effort: 0 }).toBuffer()],
];

async function upload(content: Buffer, remoteAddress: string): Promise<number> {
  const form = new FormData();
  form.append('files[]', new Blob([new Uint8Array(content)]), 'a');
  const request = new Request('http://localhost/upload', { method: 'POST', body: form });
  const answer = await host.inject({
    method: 'POST',
    url: '/upload',
    remoteAddress,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.statusCode;
}

test.each(casesOf(DEAR))(
  'small pictures do not wait for fifty of this kind: %s',
  async (_, make) => {
    const [dear, small] = [await make(), await plain(8).png().toBuffer()];
    let done = 0;
    const attack = Array.from({ length: 50 }, async (_, index) => {
      // From different addresses, so that no limit per address refuses them.
      await upload(dear, `198.51.100.${index}`);
      done += 1;
    });
    expect(await upload(small, '203.0.113.1')).toBe(200);
    // The small picture did not wait for all of them.
    expect(done).toBeLessThan(50);
    expect(await upload(small, '203.0.113.2')).toBe(200);
    await host.close();
    await Promise.all(attack);
    host = await buildFileHost(api.context);
  },
);

longTest(
  'an AVIF of a few hundred bytes and forty million pixels is refused before it is drawn',
  async () => {
    const bomb = await plain(6300).avif({ effort: 0 }).toBuffer();
    expect(bomb.length).toBeLessThan(20_000);
    expect(await upload(bomb, '198.51.100.1')).toBe(415);
  },
  60_000,
);
