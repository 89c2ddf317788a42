import { account, signInAs } from '../src/accounts.ts';
import { MAIN_PAGES } from '../src/remote-pages.ts';
import { expect, test } from '../src/test.ts';

/** The first rounds fill permanent caches. */
const WARM_UPS = 5;
const ROUNDS = 50;
const LIMIT_BYTES = 5 * 1024 * 1024;

for (const { remote: name, path, role } of MAIN_PAGES) {
  test(`${name}: fifty mounts and unmounts leave less than 5 MB behind @matrix`, async ({
    page,
    platform,
  }) => {
    test.setTimeout(180_000);
    if (role) await signInAs(page, platform, account(role));
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(path);
    const cdp = await page.context().newCDPSession(page);
    const heapBytes = async (): Promise<number> => {
      await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize;
    };
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    const home = page.getByRole('banner').getByRole('link', { name: 'Home' });
    const round = async () => {
      await expect(heading).toBeVisible();
      await home.click();
      await expect(page).toHaveURL(/\/$/);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    };
    for (let index = 0; index < WARM_UPS; index++) await round();
    await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
    const before = await heapBytes();
    for (let index = 0; index < ROUNDS; index++) await round();
    const grown = (await heapBytes()) - before;
    console.log(`${name}: ${(grown / 1024 / 1024).toFixed(2)} MB after ${ROUNDS} mounts`);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(grown).toBeLessThan(LIMIT_BYTES);
  });
}
