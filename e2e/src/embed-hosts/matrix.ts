import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '@vitrina/platform/paths';
import { build } from 'esbuild';
import { type HostPage, snippet } from './host-page.ts';

/*
 * Kinds of pages the questionnaire has to work on. `/` has the form, inline or as a popup; `/fara` is the same
 * page without it.
 */

export type Mode = 'inline' | 'popup';

export interface MatrixHost {
  /** The page with `form`: the form's HTML, or '' for the page without it. */
  page: (form: string, embed: string, mode: Mode) => HostPage | Promise<HostPage>;
  /** Replaces the snippet of the builder page. */
  form?: (embed: string, mode: Mode) => string;
  /** More files of the site. */
  files?: (form: string) => Record<string, HostPage>;
  /** The mode that does not apply. */
  without?: Mode;
  /** Names of links or buttons to press before the form appears. */
  steps?: readonly string[];
  /** Globals of the page's own scripts. */
  globals?: readonly string[];
  /** Index of the form to fill in, when there are several. */
  which?: number;
  /** The browser blocks storage in third-party frames. */
  refusesStorage?: true;
  /** The form's second script fails at first. */
  blocksScript?: true;
}

/** The page's own content, which must not change. */
const TEXT =
  '<h1 id="title">Salon</h1><p id="text">Text <a id="link" href="#jos">jos</a></p><button id="button">Sună</button>';

const plain =
  (head = '', attributes = ''): MatrixHost['page'] =>
  (form) => ({
    html: `<html lang="ro"${attributes}><head><title>Salon</title>${head}</head><body>${TEXT}${form}</body></html>`,
  });

const popup = (embed: string) =>
  `<a href="${embed}" data-site-quiz-popup="">Cere un site</a><script async="" src="${new URL('loader.js', embed).href}"></script>`;
/** Well-formed, so that it is valid in XML too. */
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

/** Bundles an application that uses the packages into one script. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    // React and both packages resolve from here.
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
    // The loader creates the popup's frame, without a sandbox.
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
