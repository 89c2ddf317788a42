import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import type { RemotePage } from '../src/pages-of.ts';
import { MAIN_PAGES } from '../src/remote-pages.ts';
import { spoiledBuild } from '../src/spoiled-build.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

/** Runs `work` while a remote's spoiled release is live, with the good one as its previous release. */
async function whileSpoiled(
  { platform, page }: { platform: WorkerPlatform; page: Page },
  { remote, role }: RemotePage,
  spoil: string,
  work: (good: string) => Promise<void>,
): Promise<void> {
  const before = platform.registry.get();
  const good = before.remotes.find(({ name }) => name === remote)?.current.entry.url;
  const build = spoiledBuild(remote, spoil);
  if (role) await signInAs(page, platform, account(role));
  try {
    platform.remote(remote).publish(build);
    await work(good ?? '');
  } finally {
    platform.registry.set({ ...before, revision: platform.registry.get().revision + 1 });
    rmSync(build, { recursive: true });
  }
}

const inLayout = (code: string) =>
  `(module, React) => ({ ...module, layout: (given) => { ${code} return React.createElement(module.layout, given); } })`;
const inEffect = (code: string) => inLayout(`React.useEffect(() => { ${code} }, []);`);
const h1 = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).first();

/** Faults after which the previous release runs. */
const REPLACED: Record<string, string> = {
  'throws while rendering': inLayout("throw new TypeError('Ana Pop');"),
  'throws in an effect': inEffect("throw new TypeError('Ana Pop');"),
  'throws in a loader':
    "(module) => ({ ...module, routes: module.routes.map((route) => ({ ...route, loader: () => { throw new TypeError('Ana Pop'); } })) })",
};

/** Faults without a fallback: the page and the rest of the site continue. */
const GOES_ON: Record<string, string> = {
  'throws in the handler of an event': inEffect(
    "document.addEventListener('click', () => { throw new TypeError('Ana Pop'); });",
  ),
  'floods the history': inEffect(
    "for (let i = 0; i < 500; i++) history.pushState(history.state, '', location.href);",
  ),
  leaks: inEffect(
    'window.kept = Array.from({ length: 200 }, () => new Uint8Array(2 ** 20).fill(1));',
  ),
};

const BREAKS_GLOBALS = inEffect('window.fetch = async () => new Response();');
/** Longer than the test waits, but finite: an endless loop would outlive a failed test. */
const LOOPS = inLayout('const end = performance.now() + 25_000; while (performance.now() < end);');

for (const main of MAIN_PAGES) {
  const { remote, path, heading } = main;
  test.describe(remote, () => {
    for (const [what, spoil] of Object.entries(REPLACED))
      test.describe(`a release that ${what}`, () => {
        // React sometimes reports that it recovered from a failed render (error 520).
        test.use({ breaksPolicy: what === 'throws while rendering' });
        test('the one before it stands in its place @matrix', async ({ page, platform }) => {
          await whileSpoiled({ platform, page }, main, spoil, async (good) => {
            const entry = page.waitForResponse(good);
            await page.goto(path);
            expect((await entry).ok()).toBe(true);
            await expect(h1(page)).toHaveText(heading);
            await expect(page.getByRole('button', { name: 'Reîncearcă' })).toBeHidden();
          });
        });
      });

    for (const [what, spoil] of Object.entries(GOES_ON))
      test.describe(what, () => {
        // The handler's error is expected.
        test.use({ breaksPolicy: what.startsWith('throws') });
        test('its page goes on, and so does the rest of the site @matrix', async ({
          page,
          platform,
        }) => {
          await whileSpoiled({ platform, page }, main, spoil, async () => {
            await page.goto(path);
            await expect(h1(page)).toHaveText(heading);
            await h1(page).click();
            await expect(h1(page)).toHaveText(heading);
            await page.goto('/faq');
            await expect(h1(page)).toBeVisible();
          });
        });
      });

    test('a release that breaks fetch: the page says so, and opens anew without it @matrix', async ({
      page,
      platform,
    }) => {
      await whileSpoiled({ platform, page }, main, BREAKS_GLOBALS, async () => {
        await page.goto(path);
        await expect(page.getByText('O secțiune a site-ului nu funcționează corect')).toBeVisible({
          timeout: 25_000,
        });
        await page.getByRole('button', { name: 'Redeschide fără ea' }).click();
        await expect(page.getByRole('main')).toContainText(
          'Această secțiune este în curs de actualizare',
        );
      });
    });

    test('a release that never lets the page go on: the next start of the tab opens the one before @matrix', async ({
      page,
      platform,
    }) => {
      await whileSpoiled({ platform, page }, main, LOOPS, async () => {
        await page.goto('/faq');
        // Playwright drops a crashed page; the protocol still works.
        const tab = await page.context().newCDPSession(page);
        const evaluate = async (expression: string) =>
          (await tab.send('Runtime.evaluate', { expression })).result.value as unknown;
        const answers = () =>
          Promise.race([
            evaluate('true'),
            new Promise((resolve) => setTimeout(() => resolve(false), 1000)),
          ]);
        const url = platform.addresses.shell + path;
        await tab.send('Page.navigate', { url });
        await expect.poll(answers, { timeout: 15_000 }).toBe(false);
        const crashed = new Promise((resolve) => tab.once('Inspector.targetCrashed', resolve));
        tab.send('Page.crash').catch(() => {});
        await crashed;
        await tab.send('Page.navigate', { url });
        await expect
          .poll(() => evaluate("document.querySelector('main h1')?.textContent"), {
            timeout: 15_000,
          })
          .toMatch(heading);
        await expect
          .poll(() => evaluate('document.body.textContent'))
          .toContain('versiunea ei anterioară');
      });
    });
  });
}
