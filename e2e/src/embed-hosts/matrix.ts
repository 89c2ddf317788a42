import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '@vitrina/platform/paths';
import { build } from 'esbuild';
import { type HostPage, snippet } from './host-page.ts';

/*
 * Pages that the questionnaire has to work on, one of each kind. Each shows the form once under `/`, in
 * the page or as a popup, and under `/fara` is the same without it.
 */

export type Mode = 'inline' | 'popup';

export interface MatrixHost {
  /** The page with `form` in it: the HTML of the form, or '' for the page without. */
  page: (form: string, embed: string, mode: Mode) => HostPage | Promise<HostPage>;
  /** What an owner writes there, where that is not the HTML of the builder page. */
  form?: (embed: string, mode: Mode) => string;
  /** Further files of the site. */
  files?: (form: string) => Record<string, HostPage>;
  /** Mode that it has not. */
  without?: Mode;
  /** Steps before the form is there: names of links or buttons that are pressed. */
  steps?: readonly string[];
  /** Names that the page's own scripts bring into `window` beside the form. */
  globals?: readonly string[];
  /** Of several forms on the page: this one is filled in. */
  which?: number;
  /** The browser gives frames of other sites no storage. */
  refusesStorage?: true;
  /** The form's second script does not come at first. */
  blocksScript?: true;
}

/** What the page itself looks like, and must go on to look like. */
const TEXT =
  '<h1 id="title">Salon</h1><p id="text">Text <a id="link" href="#jos">jos</a></p><button id="button">Sună</button>';

const plain =
  (head = '', attributes = ''): MatrixHost['page'] =>
  (form) => ({
    html: `<html lang="ro"${attributes}><head><title>Salon</title>${head}</head><body>${TEXT}${form}</body></html>`,
  });

const popup = (embed: string) =>
  `<a href="${embed}" data-site-quiz-popup="">Cere un site</a><script async="" src="${new URL('loader.js', embed).href}"></script>`;
/** Well-formed, so that it may stand in XML too. */
const wellFormed = (html: string) =>
  html
    .replace('data-site-quiz>', 'data-site-quiz="">')
    .replace('script async ', 'script async="" ');
export const builderForm = (embed: string, mode: Mode): string =>
  mode === 'popup' ? popup(embed) : snippet(embed);

const require = createRequire(import.meta.url);
const file = (path: string): HostPage => ({
  doctype: '',
  html: readFileSync(require.resolve(path), 'utf8'),
  headers: { 'content-type': 'text/javascript' },
});

/** An application that the packages are part of, as one script. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    // React and both packages are found from there.
    stdin: { contents, loader: 'tsx', resolveDir: join(ROOT, 'embeds/quiz-react') },
    bundle: true,
    format: 'iife',
    jsx: 'automatic',
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text.replaceAll('</script', '<\\/script') ?? '';
}

const application =
  (contents: (embed: string, mode: Mode) => string): MatrixHost['page'] =>
  async (form, embed, mode) => {
    const script = form && `<script>${await bundle(contents(embed, mode))}</script>`;
    return {
      html: `<html lang="ro"><head><title>Salon</title></head><body>${TEXT}<div id="app"></div>${script}</body></html>`,
    };
  };

const strictPolicy = (embed: string) => {
  const { origin } = new URL(embed);
  return `default-src 'none'; script-src ${origin}; frame-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`;
};

export const MATRIX: Readonly<Record<string, MatrixHost>> = {
  'a plain page': { page: plain() },
  'the custom element': {
    page: application(
      (embed, mode) => `import '@vitrina/quiz-element';
        document.getElementById('app').innerHTML = ${JSON.stringify(
          mode === 'popup'
            ? `<site-quiz address="${embed}" popup><a href="${embed}">Cere un site</a></site-quiz>`
            : `<site-quiz address="${embed}"></site-quiz>`,
        )};`,
    ),
  },
  'an application in React': {
    page: application(
      (embed, mode) => `import { SiteQuiz } from '@vitrina/quiz-react';
        import { createRoot } from 'react-dom/client';
        createRoot(document.getElementById('app')).render(
          ${mode === 'popup' ? `<SiteQuiz address="${embed}" popup>Cere un site</SiteQuiz>` : `<SiteQuiz address="${embed}" />`});`,
    ),
  },
  'a page that unsets every style': {
    page: plain(
      '<style>* { all: unset !important } script, style, head { display: none !important }</style>',
    ),
  },
  'a page with a strict policy': {
    page: async (form, embed, mode) => ({
      ...(await plain()(form, embed, mode)),
      headers: { 'content-security-policy': strictPolicy(embed) },
    }),
  },
  'a page that gives frames no origin': {
    page: plain(),
    form: (embed) =>
      snippet(embed).replace(/sandbox="[^"]*"/, 'sandbox="allow-scripts allow-forms"'),
    // The loader makes the popup's frame, without a sandbox.
    without: 'popup',
  },
  'a page with <base>': { page: plain('<base href="https://altundeva.exemplu/dosar/">') },
  'a page from right to left': { page: plain('', ' dir="rtl"') },
  'a page in quirks mode': {
    page: async (...given) => ({ ...(await plain()(...given)), doctype: '' }),
  },
  'a page in XHTML': {
    page: (form) => ({
      doctype: '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html>',
      html: `<html xmlns="http://www.w3.org/1999/xhtml" lang="ro"><head><title>Salon</title></head><body>${TEXT}${wellFormed(form)}</body></html>`,
      headers: { 'content-type': 'application/xhtml+xml; charset=utf-8' },
    }),
  },
  'a page with two forms': {
    page: plain(),
    form: (embed, mode) =>
      ['unu', 'doi'].map((ref) => builderForm(`${embed}?ref=${ref}`, mode)).join(''),
    which: 1,
  },
  'a page that Turbo swaps': {
    page: (form) => ({
      html: `<html lang="ro"><head><title>Salon</title><script src="/turbo.js"></script></head><body>${TEXT}${form && '<a href="/formular">Formular</a>'}</body></html>`,
    }),
    files: (form) => ({
      '/turbo.js': file('@hotwired/turbo/dist/turbo.es2017-umd.js'),
      '/formular': {
        html: `<html lang="ro"><head><title>Formular</title><script src="/turbo.js"></script></head><body>${TEXT}${form}</body></html>`,
      },
    }),
    steps: ['Formular'],
  },
  'a page that htmx swaps': {
    page: (form) => ({
      html: `<html lang="ro"><head><title>Salon</title><script src="/htmx.js"></script></head><body>${TEXT}
        ${form && '<button hx-get="/parte" hx-target="#loc">Formular</button>'}<div id="loc"></div></body></html>`,
    }),
    files: (form) => ({
      '/htmx.js': file('htmx.org/dist/htmx.js'),
      '/parte': { doctype: '', html: form },
    }),
    steps: ['Formular'],
  },
  'a browser that refuses storage': { page: plain(), refusesStorage: true },
  'a network that blocks the second script': { page: plain(), blocksScript: true },
};
