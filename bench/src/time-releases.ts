import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BROWSER_ARGS, findBrowser } from '@vitrina/platform/browser';
import { type LocalDeployment, startLocalDeployment } from '@vitrina/platform/local-deployment';
import { scratchCheckout } from '@vitrina/platform/scratch-checkout';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

const ADMIN = 'https://admin.exemplu.ro';
const SHOP = 'https://shop.exemplu.ro';
const LIST = 'mf-shop/src/messages.ts';
/** The mark is in the HTML, because the first scripts have no byte to spare. */
const TEMPLATE = 'shell/index.html';
const HTML = '<html lang="ro"';
const REGISTRY_IS_FRESH_MS = 11_000;
/** Time-out of one try, which may come too early; the next try reopens the page. */
const LOOK_MS = 3000;

/** Waits until a page shows the command's effect. */
type Seen = (page: Page) => Promise<unknown>;

interface Step {
  name: string;
  /** As in the documents; an origin gets the local port. */
  line: string;
  /** Makes the commit that is released; not measured. */
  before?: () => Promise<void>;
  seen: Seen;
  /** A user's steps in a tab that was open before the command. */
  inOpenTab: Seen;
  /** Path of that tab; default: the home page. */
  openAt?: string;
}

const heading =
  (text: string): Seen =>
  (page) =>
    page.locator('main h1', { hasText: text }).waitFor();
const intoShop: Seen = (page) => page.locator('a[href="/products"]').first().click();
const switchedOff: Seen = (page) =>
  page.getByText('Această secțiune este în curs de actualizare').waitFor();
const shell =
  (mark: string): Seen =>
  (page) =>
    page.locator(`html[data-shell="${mark}"]`).waitFor();
const tryAgain: Seen = (page) =>
  page.getByRole('main').getByRole('button', { name: 'Reîncearcă' }).click();
const reload: Seen = (page) => page.reload();

/**
 * Prints how long each command of `docs/deployment.md` takes until a browser shows its effect: nginx with
 * the files of `deploy/nginx`, https, a signed registry, an origin for each remote. Builds this checkout's
 * last commit, in a clone.
 */
export async function timeReleases(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-releases-'));
  const source = await scratchCheckout(join(dir, 'checkout'));
  await source.commit(TEMPLATE, HTML, `${HTML} data-shell="one"`);
  const deployment = await startLocalDeployment({ dir, checkout: source.dir });
  const browser = await openBrowser();
  const originOf = (line: string) =>
    line.replace(/https:\/\/[a-z.]+\.ro/, (origin) => `${origin}:${deployment.nginx.port}`);
  try {
    // mf-admin first: it has the slot that the shop fills.
    for (const [name, origin] of [
      ['mf-admin', ADMIN],
      ['mf-shop', SHOP],
    ])
      await deployment.run(originOf(`pnpm release ${name} --origin ${origin}`));
    const steps: Step[] = [
      {
        name: 'release',
        before: () => source.commit(LIST, "title: 'Produse'", "title: 'Raft nou'"),
        line: `pnpm release mf-shop --origin ${SHOP}`,
        seen: heading('Raft nou'),
        inOpenTab: intoShop,
      },
      {
        name: 'rollback',
        line: 'pnpm rollback mf-shop --yes',
        seen: heading('Produse'),
        inOpenTab: intoShop,
      },
      {
        name: 'switch-off',
        line: 'pnpm switch-off mf-shop',
        seen: switchedOff,
        inOpenTab: intoShop,
      },
      {
        name: 'switch-on',
        line: 'pnpm switch-on mf-shop',
        seen: heading('Produse'),
        inOpenTab: tryAgain,
        // No link leads to a switched-off remote, so this tab is opened at its address.
        openAt: '/products',
      },
      {
        name: 'release of the shell',
        before: () => source.commit(TEMPLATE, 'data-shell="one"', 'data-shell="two"'),
        line: 'pnpm release shell',
        seen: shell('two'),
        inOpenTab: reload,
      },
      {
        name: 'rollback of the shell',
        line: 'pnpm rollback shell --yes',
        seen: shell('one'),
        inOpenTab: reload,
      },
    ];
    console.log('\nReleases behind nginx, signed, in seconds from the start of the command');
    console.log(`  ${'what'.padEnd(24)}command   new tab   open tab`);
    for (const step of steps) {
      await step.before?.();
      await measure(browser, deployment, { ...step, line: originOf(step.line) });
    }
  } finally {
    await browser.close();
    await deployment.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function measure(
  browser: Browser,
  deployment: LocalDeployment,
  { name, line, seen, inOpenTab, openAt = '/' }: Step,
): Promise<void> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'ro-RO' });
  try {
    const open = await openAnew(context, deployment.origin() + openAt);
    // A younger tab does not check whether its registry is still the live one.
    await wait(REGISTRY_IS_FRESH_MS);
    const started = performance.now();
    const since = () => (performance.now() - started) / 1000;
    await deployment.run(line);
    const command = since();
    const fresh = await context.newPage();
    fresh.setDefaultTimeout(LOOK_MS);
    await showsIn(async () => {
      await fresh.goto(`${deployment.origin()}/products`);
      await seen(fresh);
    });
    const newTab = since();
    await inOpenTab(open);
    const pressed = await seenOrPressed(open, seen);
    const figures = [command, newTab, since()].map((value) => value.toFixed(1).padStart(7));
    console.log(`  ${name.padEnd(24)}${figures.join('   ')}${pressed}`);
  } finally {
    await context.close();
  }
}

/** A page waits only briefly for the registry; a later one shows after a retry. */
async function seenOrPressed(page: Page, seen: Seen): Promise<string> {
  page.setDefaultTimeout(LOOK_MS);
  try {
    await seen(page);
    return '';
  } catch {
    const retry = page.getByRole('main').getByRole('button', { name: 'Reîncearcă' });
    const isOffered = await retry.isVisible();
    await (isOffered ? retry.click() : page.reload());
    page.setDefaultTimeout(30_000);
    await seen(page);
    return isOffered ? '   after "Reîncearcă"' : '   after a reload';
  }
}

/** Retries until nginx serves the new headers. */
async function showsIn(look: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await look();
    } catch (error) {
      if (tries === 20) throw error;
    }
  }
}

async function openAnew(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address, { timeout: 30_000 });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findBrowser(),
    args: [
      ...BROWSER_ARGS,
      '--host-resolver-rules=MAP exemplu.ro 127.0.0.1, MAP *.exemplu.ro 127.0.0.1',
    ],
  });
