import { expect, test } from '@rstest/core';
import { pictureSources } from './picture-sources.ts';

const HASH = '00f5e3e961505953eb29';

test('a picture that is named by its width is offered in every width, as AVIF', () => {
  const url = `http://files.test/pictures/${HASH}-960.webp`;
  const stem = `http://files.test/pictures/${HASH}`;
  expect(pictureSources(url)).toEqual({
    src: url,
    avif: `${stem}-320.avif 320w, ${stem}-640.avif 640w, ${stem}-960.avif 960w`,
  });
});

test.each([
  'http://files.test/uploads/poza.jpg',
  `http://files.test/${HASH}-960.webp?v=2`,
  'http://files.test/summer-960.webp',
])('%s is used as it is', (url) => {
  expect(pictureSources(url)).toEqual({ src: url });
});
