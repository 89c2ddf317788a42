/**
 * `pnpm --filter e2e screenshots`: pictures of the running platform (`npm start`) for the
 * documentation, in `docs/screenshots`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_ARGS, findBrowser } from '@vitrina/platform/browser';
import { ROOT, STATE_DIR } from '@vitrina/platform/paths';
import { type Browser, chromium } from 'playwright';
import { account } from './accounts.ts';

const PAGES = [
  { name: 'home', path: '/', role: null },
  { name: 'products', path: '/products', role: null },
  { name: 'faq', path: '/faq', role: null },
  { name: 'terms', path: '/terms', role: null },
  { name: 'login', path: '/login', role: null },
  { name: 'register', path: '/register', role: null },
  { name: 'quiz', path: '/quiz', role: null },
  { name: 'quiz-embed', path: '/quiz/embed', role: null },
  { name: 'partner', path: '/users/dashboard/overview', role: 'user' },
  { name: 'partner-commissions', path: '/users/dashboard/commissions', role: 'user' },
  { name: 'admin', path: '/admin/orders', role: 'admin' },
] as const;

const LOOKS = [
  { width: 1440, height: 900, theme: 'light' },
  { width: 360, height: 740, theme: 'dark' },
] as const;

interface Addresses {
  shell: { url: string };
  api: { url: string };
}

const { shell, api } = JSON.parse(
  readFileSync(join(STATE_DIR, 'addresses.json'), 'utf8'),
) as Addresses;
const target = join(ROOT, 'docs/screenshots');
mkdirSync(target, { recursive: true });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
for (const page of PAGES) for (const look of LOOKS) await shoot(browser, page, look);
await browser.close();

async function shoot(
  browser: Browser,
  { name, path, role }: (typeof PAGES)[number],
  { width, height, theme }: (typeof LOOKS)[number],
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: 'ro-RO',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (role) {
    const response = await page.request.post(`${api.url}/api/auth/login`, {
      data: { ...account(role), remember: false },
    });
    const { token } = (await response.json()) as { token: string };
    await page.goto(`${shell.url}/?token=${token}`);
    await page.getByRole('banner').waitFor();
  }
  await page.goto(shell.url + path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.screenshot({
    path: join(target, `${name}-${width}-${theme}.jpg`),
    type: 'jpeg',
    quality: 80,
  });
  await context.close();
}
