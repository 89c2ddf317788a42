import { expect, test } from '@rstest/core';
import { pictureSources } from './picture-sources.ts';

const HASH = '00f5e3e961505953eb29';

test('a picture that is named by its width is offered in every width, as AVIF and as WebP', () => {
  const stem = `http://files.test/pictures/${HASH}`;
  const url = `${stem}-1920.webp`;
  expect(pictureSources(url)).toEqual({
    src: url,
    avif: `${stem}-320.avif 320w, ${stem}-640.avif 640w, ${stem}-960.avif 960w, ${stem}-1280.avif 1280w, ${stem}-1920.avif 1920w`,
    webp: `${stem}-640.webp 640w, ${stem}-1280.webp 1280w, ${stem}-1920.webp 1920w`,
    width: 1920,
  });
});

test('a name that contains what the picture shows tells it; an unknown word tells nothing', () => {
  const named = (kind: string) => pictureSources(`http://files.test/${HASH}-${kind}-1920.webp`);
  expect(named('texture')).toMatchObject({ shows: 'texture' });
  expect(named('texture')?.avif).toContain(`/${HASH}-texture-320.avif 320w`);
  expect(named('altceva')).not.toHaveProperty('shows');
});

test.each([
  ['960', '320 640 960'],
  ['1280', '320 640 960 1280 1920'],
])('a database that was seeded earlier has one WebP, of %s px', (width, avif) => {
  const stem = `http://files.test/pictures/${HASH}`;
  const url = `${stem}-${width}.webp`;
  const named = avif.split(' ').map((each) => `${stem}-${each}.avif ${each}w`);
  expect(pictureSources(url)).toEqual({
    src: url,
    avif: named.join(', '),
    webp: `${url} ${width}w`,
    width: Number(width),
  });
});

test.each([
  'http://files.test/uploads/poza.jpg',
  `http://files.test/${HASH}-960.webp?v=2`,
  'http://files.test/summer-960.webp',
  `http://files.test/${HASH}-800.webp`,
])('%s is used as it is', (url) => {
  expect(pictureSources(url)).toEqual({ src: url });
});

test('characters that end an address in a list of candidates are encoded in each', () => {
  expect(pictureSources(`https://files.test/a b, c/${HASH}-960.webp`)).toMatchObject({
    src: `https://files.test/a%20b,%20c/${HASH}-960.webp`,
    avif: [320, 640, 960]
      .map((width) => `https://files.test/a%20b,%20c/${HASH}-${width}.avif ${width}w`)
      .join(', '),
  });
});

test('what is no address of a picture has no sources', () => {
  expect(pictureSources('javascript:alert(1)')).toBeNull();
});
