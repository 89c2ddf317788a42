import { expect, test } from '@rstest/core';
import { EMBED_DEFAULTS, embedAddress, embedSnippet } from './embed-snippet.ts';

const ORIGIN = 'https://embed.exemplu.ro';
/** The test DOM would fetch frames and scripts, so their tags are replaced by an unknown one. */
const parse = (html: string) => {
  const template = document.createElement('div');
  template.innerHTML = html.replace(/<(\/?)(?:iframe|script)/g, '<$1x-part');
  return template;
};
const texts = {
  ro: { title: 'Cerere site', action: 'Cere un site' },
  en: { title: 'Website request', action: 'Request a website' },
};

test('what is not chosen is not in the address', () => {
  expect(embedAddress(ORIGIN, EMBED_DEFAULTS)).toBe(`${ORIGIN}/q/v1/`);
});

test('what is chosen is, and the preview sends nothing', () => {
  const choice = {
    ...EMBED_DEFAULTS,
    theme: 'dark',
    accent: '#aa3300',
    ref: ' pagina & 7 ',
    save: false,
  } as const;
  expect(embedAddress(ORIGIN, choice, true)).toBe(
    `${ORIGIN}/q/v1/?theme=dark&accent=aa3300&ref=pagina+%26+7&save=0&trial=1`,
  );
});

test('the snippet of a frame is sandboxed and names the loader', () => {
  const html = embedSnippet(ORIGIN, { ...EMBED_DEFAULTS, theme: 'light', ref: 'a' }, texts);
  const frame = parse(html).querySelector('x-part');
  expect(frame?.getAttribute('src')).toBe(`${ORIGIN}/q/v1/?theme=light&ref=a`);
  expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(frame?.hasAttribute('data-site-quiz')).toBe(true);
  expect(html).toContain(`<script async src="${ORIGIN}/q/v1/loader.js"></script>`);
});

test('popup and link work as links where the loader is missing', () => {
  for (const mode of ['popup', 'link'] as const) {
    const link = parse(embedSnippet(ORIGIN, { ...EMBED_DEFAULTS, mode }, texts)).querySelector('a');
    expect(link?.getAttribute('href')).toBe(`${ORIGIN}/q/v1/`);
    expect(link?.textContent).toBe('Cere un site');
    expect(link?.hasAttribute('data-site-quiz-popup')).toBe(mode === 'popup');
  }
});

test('nothing that is typed gets out of the attribute', () => {
  const html = embedSnippet(
    ORIGIN,
    { ...EMBED_DEFAULTS, ref: '"><script>alert(1)</script>' },
    texts,
  );
  expect(parse(html).querySelectorAll('x-part')).toHaveLength(2);
  expect(html.match(/<script/g)).toHaveLength(1);
});

test('a frame that is seen through has the theme of its document', () => {
  const clear = { ...EMBED_DEFAULTS, background: false, title: false, font: 'Georgia' };
  const frame = parse(embedSnippet(ORIGIN, clear, texts)).querySelector('x-part');
  expect(frame?.getAttribute('src')).toBe(`${ORIGIN}/q/v1/?title=0&bg=0&font=Georgia`);
  expect(frame?.getAttribute('style')).toBe('color-scheme:light');
  const dark = embedSnippet(ORIGIN, { ...clear, theme: 'dark' }, texts);
  expect(parse(dark).querySelector('x-part')?.getAttribute('style')).toBe('color-scheme:dark');
  expect(embedAddress(ORIGIN, { ...clear, mode: 'popup' })).not.toContain('bg=0');
});

test('in English everything comes from the folder of the language', () => {
  const english = { ...EMBED_DEFAULTS, language: 'en', ref: 'a' } as const;
  const html = embedSnippet(ORIGIN, english, texts);
  const frame = parse(html).querySelector('x-part');
  expect(frame?.getAttribute('src')).toBe(`${ORIGIN}/q/v1/en/?ref=a`);
  expect(frame?.getAttribute('title')).toBe('Website request');
  expect(html).toContain(`<script async src="${ORIGIN}/q/v1/en/loader.js"></script>`);
  const popup = embedSnippet(ORIGIN, { ...english, mode: 'popup' }, texts);
  expect(parse(popup).querySelector('a')?.textContent).toBe('Request a website');
});
