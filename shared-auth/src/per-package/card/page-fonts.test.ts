import { afterEach, expect, test } from '@rstest/core';
import { pageFonts } from './page-fonts.ts';

afterEach(() => {
  document.head.replaceChildren();
  document.body.removeAttribute('style');
});

test('the files of the font that the page is set in, each weight by itself, with whole addresses', () => {
  const sheet = document.createElement('style');
  sheet.textContent = `
    @font-face { font-family: "Figtree"; src: url("/static/font.woff2") format("woff2"); unicode-range: U+0102-0103; }
    @font-face { font-family: "Figtree Fallback"; src: local("Arial"); }`;
  document.head.append(sheet);
  document.body.style.fontFamily = '"Figtree", "Figtree Fallback", sans-serif';
  const [regular, bold, ...others] = pageFonts();
  expect(others).toEqual([]);
  expect(regular).toMatchObject({
    family: 'Figtree',
    src: `url(${new URL('/static/font.woff2', document.baseURI).href})`,
    weight: '400',
  });
  expect(bold).toMatchObject({ weight: '600' });
});

test('a page that is set in a font of the system has none to hand on', () => {
  document.body.style.fontFamily = 'system-ui';
  expect(pageFonts()).toEqual([]);
});
