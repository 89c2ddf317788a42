import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vitrina/platform/paths';
import { expect, test } from '../test.ts';

/** Name in `docs/browsers.md` -> expression that detects the feature. */
const FEATURES: Readonly<Record<string, string>> = {
  popover: `'popover' in HTMLElement.prototype && CSS.supports('selector(:popover-open)')`,
  dialog: `'showModal' in HTMLDialogElement.prototype`,
  inert: `'inert' in HTMLElement.prototype`,
  '`:has()`': `CSS.supports('selector(:has(a))')`,
  '`@layer`': `'CSSLayerBlockRule' in globalThis`,
  'container queries': `CSS.supports('container-type: inline-size')`,
  '`color-mix()`': `CSS.supports('color: color-mix(in srgb, red, blue)')`,
  '`light-dark()`': `CSS.supports('color: light-dark(red, blue)')`,
  '`@property`': `'CSSPropertyRule' in globalThis`,
  '`::details-content`': `CSS.supports('selector(::details-content)')`,
  '`URL.canParse`': `'canParse' in URL`,
  '`toSorted`, `findLast`': `'toSorted' in [] && 'findLast' in []`,
  '`AbortSignal.any`': `'any' in AbortSignal`,
  'OffscreenCanvas to JPEG': `'convertToBlob' in OffscreenCanvas.prototype`,
  'Web Locks': `'locks' in navigator`,
  'Trusted Types': `'trustedTypes' in globalThis`,
  requestIdleCallback: `'requestIdleCallback' in globalThis`,
  '`field-sizing`': `CSS.supports('field-sizing: content')`,
  'scroll timelines': `CSS.supports('animation-timeline: scroll()')`,
  '`scrollbar-gutter`': `CSS.supports('scrollbar-gutter: stable')`,
  '`scrollbar-width`': `CSS.supports('scrollbar-width: none')`,
  '`overflow-anchor`': `CSS.supports('overflow-anchor: none')`,
  '`forced-color-adjust`': `CSS.supports('forced-color-adjust: none')`,
  '`text-size-adjust`': `CSS.supports('text-size-adjust: none')`,
  '`content-visibility`': `CSS.supports('content-visibility: auto')`,
  '`text-wrap: balance`': `CSS.supports('text-wrap: balance')`,
  '`text-wrap: pretty`': `CSS.supports('text-wrap: pretty')`,
  '`fetchpriority`': `'fetchPriority' in HTMLImageElement.prototype`,
  'lazy frames': `'loading' in HTMLIFrameElement.prototype`,
  '`fetch` with keepalive': `'keepalive' in Request.prototype`,
  '`@starting-style`': `'CSSStartingStyleRule' in globalThis`,
  'anchor positioning': `CSS.supports('anchor-name: --a')`,
  'view transitions': `'startViewTransition' in Document.prototype`,
  scrollend: `'onscrollend' in globalThis`,
  Temporal: `'Temporal' in globalThis`,
};

const COLUMNS = ['chromium', 'firefox', 'webkit'];

/** Table rows whose last three cells name the engines' support. */
function documented(engine: string): Record<string, string> {
  const text = readFileSync(join(ROOT, 'docs/browsers.md'), 'utf8');
  const rows = text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 11);
  const at = 7 + COLUMNS.indexOf(engine);
  return Object.fromEntries(rows.slice(2).map((cells) => [cells[1] ?? '', cells[at] ?? '']));
}

test('docs/browsers.md says what this engine has @matrix', async ({ person, engineName }) => {
  const page = await person.open('/faq');
  const answers: Record<string, string> = {};
  for (const [name, expression] of Object.entries(FEATURES))
    answers[name] = (await page.evaluate(expression)) ? 'yes' : 'no';
  expect(documented(engineName)).toEqual(answers);
});
