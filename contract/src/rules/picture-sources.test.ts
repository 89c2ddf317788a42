import { expect, test } from '@rstest/core';
import { pictureSources } from './picture-sources.ts';

const HASH = '00f5e3e961505953eb29';

test('a picture that is named by its width is offered in every width, as AVIF', () => {
  const stem = `http://files.test/pictures/${HASH}`;
  const url = `${stem}-1280.webp`;
  expect(pictureSources(url)).toEqual({
    src: url,
    avif: `${stem}-320.avif 320w, ${stem}-640.avif 640w, ${stem}-960.avif 960w, ${stem}-1280.avif 1280w, ${stem}-1920.avif 1920w`,
    width: 1280,
  });
});

test('a picture of a database that was seeded earlier ends at 960', () => {
  const stem = `http://files.test/pictures/${HASH}`;
  const url = `${stem}-960.webp`;
  expect(pictureSources(url)).toEqual({
    src: url,
    avif: `${stem}-320.avif 320w, ${stem}-640.avif 640w, ${stem}-960.avif 960w`,
    width: 960,
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
