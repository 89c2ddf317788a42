import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';
import { PurgeCSS } from 'purgecss';
import {
  type EmbedLanguage,
  LANGUAGES,
  nameOf,
  PRERENDER_FILE,
  pathOf,
} from './embed-environments.ts';
import type * as prerendered from './src/embed/prerender.tsx';

/*
 * Builds the questionnaire for other sites: a frame document that shares nothing with the shell, hence its
 * own small React. The document has the first section as HTML with inline style and script; the rest
 * follows in a second script. The loader for host pages is built beside it.
 */

/** Budgets in bytes after brotli: everything before the first section is usable, and the loader. */
const BUDGETS = { 'index.html': 14_000, 'loader.js': 1_650 } as const;

/** Assembles one frame document per language after the builds. */
export const pluginFrameDocument: RsbuildPlugin = {
  name: 'vitrina:frame-document',
  apply: 'build',
  setup(api) {
    api.onAfterBuild(async ({ environments }) => {
      for (const language of LANGUAGES) {
        const [embed, later, popup, prerender] = [
          environments[nameOf(language)],
          environments[nameOf(language, 'later')],
          environments[nameOf(language, 'popup')],
          environments[nameOf(language, 'prerender')],
        ];
        if (!embed || !later || !popup || !prerender) continue;
        const bundle = pathToFileURL(join(prerender.distPath, PRERENDER_FILE)).href;
        const rendered = (await import(bundle)) as typeof prerendered;
        await completeDocument(language, embed.distPath, later.distPath, rendered);
        completeLoader(embed.distPath, popup.distPath);
        checkBudgets(language, embed.distPath, api.logger.info);
      }
    });
  },
};

async function completeDocument(
  language: EmbedLanguage,
  dir: string,
  laterDir: string,
  { prerender, documentTexts }: typeof prerendered,
): Promise<void> {
  const firstSection = prerender();
  const path = pathOf(language);
  const styleFile = findFile(dir, 'index', '.css');
  const script = findFile(dir, 'index', '.js');
  const integrity = (text: string) =>
    `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const later = findFile(laterDir, 'later', '.js');
  for (const [, hook] of later.text.matchAll(/\.(use[A-Z]\w+)/g))
    if (!script.text.includes(`${hook}:`))
      throw new Error(`The second script takes ${hook}, which the first does not share.`);
  const laterStyle = findFile(laterDir, 'later', '.css');
  laterStyle.text = styleFile.text + laterStyle.text;
  for (const { name, text } of [later, laterStyle]) writeFileSync(join(dir, name), text);
  const file = join(dir, 'index.html');
  const style = {
    name: styleFile.name,
    text: await criticalStyle(styleFile.text, readFileSync(file, 'utf8') + firstSection),
  };
  const edits: Array<[place: string, text: string]> = [
    ['<html lang="ro">', `<html lang="${documentTexts.lang}">`],
    ['<!--title-->', documentTexts.title],
    ['<!--old-browser-->', documentTexts.oldBrowser],
    ['<!--no-script-->', documentTexts.noScript],
    ['<!--style-->', `<style>${style.text}</style>`],
    ['<!--first-section-->', firstSection],
    ['<!--script-->', `<script>${script.text}</script>`],
    [
      '<!--later-->',
      // The script comes before the style sheet: a browser parses nothing after one that hangs.
      // `crossorigin`: for a frame with an opaque origin these are cross-origin.
      `<script async src="${path}${later.name}" integrity="${integrity(later.text)}" crossorigin></script>` +
        `<link rel="stylesheet" href="${path}${laterStyle.name}" integrity="${integrity(laterStyle.text)}" crossorigin>`,
    ],
  ];
  const html = edits.reduce(
    (text, [place, replacement]) => {
      if (!text.includes(place)) throw new Error(`The frame document's template has no ${place}.`);
      return text.replace(place, () => replacement);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, html);
  // Both are inlined in the document.
  for (const { name } of [style, script]) rmSync(join(dir, name));
}

/** Copies the popup part beside the loader and gives the loader its file name. */
function completeLoader(dir: string, popupDir: string): void {
  const popup = findFile(popupDir, 'popup', '.js');
  const file = join(dir, 'loader.js');
  const loader = readFileSync(file, 'utf8');
  if (!loader.includes('popup.js'))
    throw new Error('The loader does not name its part for popups.');
  writeFileSync(join(dir, popup.name), popup.text);
  writeFileSync(file, loader.replace('popup.js', popup.name));
}

function findFile(dir: string, start: string, end: string): { name: string; text: string } {
  const name = readdirSync(dir).find((file) => file.startsWith(`${start}.`) && file.endsWith(end));
  if (!name) throw new Error(`The embed's build has no ${start}…${end}.`);
  return { name, text: readFileSync(join(dir, name), 'utf8') };
}

/** Critical CSS of the document's markup. */
async function criticalStyle(style: string, markup: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: markup, extension: 'html' }],
    css: [{ raw: style }],
    variables: true,
    keyframes: true,
    dynamicAttributes: ['data-theme', 'data-background', 'data-title', 'aria-invalid'],
    // Not an element, so PurgeCSS would remove it as unused.
    safelist: [':focus-visible'],
  });
  if (!result) throw new Error('The critical style is empty.');
  return result.css;
}

function checkBudgets(language: EmbedLanguage, dir: string, say: (line: string) => void): void {
  for (const [name, budget] of Object.entries(BUDGETS)) {
    const file = join(dir, name);
    if (!existsSync(file)) throw new Error(`The embed's build has no ${name}.`);
    const text = readFileSync(file, 'utf8');
    const bytes = sizeOf(text);
    say(`embed ${pathOf(language)}${name}: ${bytes} of ${budget} bytes (brotli)${partsOf(text)}`);
    if (bytes > budget)
      throw new Error(
        `${pathOf(language)}${name} is over its budget: ${bytes} of ${budget} bytes.`,
      );
  }
}

const sizeOf = (text: string): number => brotliCompressSync(text).length;

/** Sizes of the document's parts, each compressed alone. */
function partsOf(html: string): string {
  const [style = '', script = ''] = ['style', 'script'].map(
    (name) => html.match(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`))?.[1],
  );
  if (!script) return '';
  const markup = html.replace(style, '').replace(script, '');
  const sizes = Object.entries({ markup, style, script }).map(
    ([part, text]) => `${part} ${sizeOf(text)}`,
  );
  return `: ${sizes.join(', ')}`;
}
