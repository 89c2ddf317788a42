/**
 * `pnpm --filter e2e screenshots [--all] [name …]`: screenshots of the running platform (`npm start`), of all
 * or the named pages. By default two of each for the documentation, in `docs/screenshots`; with `--all` one
 * per size and theme for review, in `.platform/screenshots`. Signs in with the demo accounts and places test
 * orders.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_ARGS, findBrowser } from '@vitrina/platform/browser';
import { ROOT, STATE_DIR } from '@vitrina/platform/paths';
import { type Browser, chromium, type Page } from 'playwright';
import { account } from '../accounts.ts';
import { PICTURED_PAGES, type PicturedPage } from './pictured-pages.ts';

interface Look {
  size: { width: number; height: number };
  theme: 'light' | 'dark';
}

const [DESKTOP, TABLET, PHONE] = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;
const DOCUMENTED: readonly Look[] = [
  { size: DESKTOP, theme: 'light' },
  { size: PHONE, theme: 'dark' },
];
const ALL: readonly Look[] = [DESKTOP, TABLET, PHONE].flatMap((size) => [
  { size, theme: 'light' as const },
  { size, theme: 'dark' as const },
]);
/** WebP quality: text stays sharp at about 30 kB per picture. */
const QUALITY = 70;

interface Addresses {
  shell: { url: string };
  api: { url: string };
}

const { shell, api } = JSON.parse(
  readFileSync(join(STATE_DIR, 'addresses.json'), 'utf8'),
) as Addresses;
const names = process.argv.slice(2).filter((argument) => argument !== '--all');
const all = process.argv.includes('--all');
const target = all ? join(STATE_DIR, 'screenshots') : join(ROOT, 'docs/screenshots');
const wanted = wantedPages(names);
// A full run starts over, so that no removed page leaves a picture.
if (wanted === PICTURED_PAGES) rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const tokens = { user: await signIn('user'), admin: await signIn('admin') };
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
for (const page of wanted)
  for (const look of all ? ALL : DOCUMENTED) await shoot(browser, page, look);
await browser.close();

function wantedPages(names: readonly string[]): readonly PicturedPage[] {
  const unknown = names.filter((name) => PICTURED_PAGES.every((page) => page.name !== name));
  if (unknown.length > 0) throw new Error(`There is no page called ${unknown.join(', ')}.`);
  return names.length > 0
    ? PICTURED_PAGES.filter(({ name }) => names.includes(name))
    : PICTURED_PAGES;
}

async function signIn(role: 'user' | 'admin'): Promise<string> {
  const response = await fetch(`${api.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account(role), remember: false }),
  });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}.`);
  return ((await response.json()) as { token: string }).token;
}

async function shoot(
  chrome: Browser,
  { name, path, role, prepare }: PicturedPage,
  { size, theme }: Look,
): Promise<void> {
  const context = await chrome.newContext({
    viewport: size,
    isMobile: size === PHONE,
    colorScheme: theme,
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const token = role && tokens[role];
  if (token) {
    await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  }
  await page.goto(shell.url + path);
  await settle(page);
  await prepare?.(page);
  await settle(page);
  writeFileSync(join(target, `${name}-${size.width}-${theme}.webp`), await picture(page));
  await context.close();
}

/** Waits for requests, fonts and pictures; the change stream never ends. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => {
    const inSight = [...document.images].filter(
      ({ loading, complete }) => loading !== 'lazy' || complete,
    );
    return (
      document.fonts.status === 'loaded' &&
      inSight.every(({ complete }) => complete) &&
      !document.querySelector('[aria-busy=true], [aria-hidden=true][data-shape]')
    );
  });
}

/** The viewport, encoded by the browser, because `page.screenshot` does not write WebP. */
async function picture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
  });
  return Buffer.from(data, 'base64');
}
