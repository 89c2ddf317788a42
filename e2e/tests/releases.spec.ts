import { buildProbe, type Edit, renamed } from '../src/build-probe.ts';
import { freePort } from '../src/free-port.ts';
import { whenTakenOver } from '../src/taken-over.ts';
import { expect, test } from '../src/test.ts';

const RELEASE_FILE = 'src/release.ts';
const second: Edit = { file: RELEASE_FILE, from: "'one'", to: "'two'" };
const throwing: Edit = {
  file: RELEASE_FILE,
  from: 'export const',
  to: "throw new Error('thrown at start');\nexport const",
};

test('a release that throws at start, followed by a good one: the good one runs, without a reload', async ({
  page,
  platform,
}) => {
  const name = 'mf-probe-bad';
  const probe = await platform.addRemote(name, await freePort());
  probe.publish(await buildProbe('throwing', [...renamed(name), throwing]));
  await page.goto('/probe-bad');
  const retry = page.getByRole('main').getByRole('button', { name: 'Reîncearcă' });
  await expect(retry).toBeVisible();
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  probe.publish(await buildProbe('good', [...renamed(name), second]));
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Probe, release two' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.getByRole('link', { name: 'Later page' }).click();
  await expect(page.getByRole('heading', { name: 'Later page of release two' })).toBeVisible();
});

test('a new release while the old one is mounted: the old one shows its own later page @matrix', async ({
  page,
  platform,
}) => {
  const name = 'mf-probe-old';
  const probe = await platform.addRemote(name, await freePort());
  probe.publish(await buildProbe('old', renamed(name)));
  await page.goto('/probe-old');
  await expect(page.getByRole('heading', { name: 'Probe, release one' })).toBeVisible();
  probe.publish(await buildProbe('new', [...renamed(name), second]));
  await page.getByRole('link', { name: 'Later page' }).click();
  await expect(page.getByRole('heading', { name: 'Later page of release one' })).toBeVisible();
  await page.goto('/probe-old');
  await expect(page.getByRole('heading', { name: 'Probe, release two' })).toBeVisible();
});

test('a remote that hangs shows its message within its time-out, and recovers @matrix', async ({
  page,
  platform,
}) => {
  const name = 'mf-probe-slow';
  const probe = await platform.addRemote(name, await freePort());
  probe.publish(await buildProbe('slow', renamed(name)));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${probe.url}/**`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/probe-slow', { waitUntil: 'commit' });
  await expect(page.getByText('Încărcarea durează prea mult')).toBeVisible({ timeout: 6000 });
  release();
  await page.getByRole('main').getByRole('button', { name: 'Reîncearcă' }).click();
  await expect(page.getByRole('heading', { name: 'Probe, release one' })).toBeVisible();
});

test('a malformed entry of the registry disables that remote only @matrix', async ({
  page,
  platform,
}) => {
  const before = platform.registry.get();
  const shop = before.remotes.find(({ name }) => name === 'mf-shop');
  if (!shop) throw new Error('mf-shop is not published.');
  const broken = {
    ...shop,
    current: { ...shop.current, entry: { url: shop.current.entry.url, integrity: 'none' } },
  };
  platform.registry.set({
    ...before,
    remotes: before.remotes.map((remote) => (remote === shop ? broken : remote)),
  });
  try {
    await page.goto('/products');
    await expect(page.getByRole('main').getByRole('button', { name: 'Reîncearcă' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Create request' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reîncearcă' })).toBeHidden();
  } finally {
    platform.registry.set(before);
  }
});

test('a remote that needs another contract says so instead of crashing @matrix', async ({
  page,
  platform,
}) => {
  const before = platform.registry.get();
  const remotes = before.remotes.map((remote) =>
    remote.name === 'mf-shop'
      ? { ...remote, current: { ...remote.current, contract: '^2.0.0' } }
      : remote,
  );
  platform.registry.set({ ...before, remotes });
  try {
    await page.goto('/products');
    await expect(page.getByText('Această secțiune este în curs de actualizare')).toBeVisible();
  } finally {
    platform.registry.set(before);
  }
});

test('a tab that never loaded a remote runs nothing of it once it is switched off', async ({
  page,
  platform,
}) => {
  const before = platform.registry.get();
  const shop = before.remotes.find(({ name }) => name === 'mf-shop');
  if (!shop) throw new Error('mf-shop is not published.');
  const hasRun = () => page.evaluate((name) => name in globalThis, shop.current.container);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.clock.install();
  try {
    await page.goto('/');
    await whenTakenOver(page);
    const remotes = before.remotes.map((one) => ({ ...one, disabled: one === shop }));
    platform.registry.set({ ...before, revision: before.revision + 1, remotes });
    // Older than ten seconds; the paused clock keeps the request's timeout from expiring.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 11_000);
    const answer = page.waitForResponse('**/registry.json');
    await page.getByRole('banner').getByRole('link', { name: 'Produse' }).click();
    await (await answer).finished();
    await page.clock.resume();
    await expect(heading).toHaveText('Această secțiune este în curs de actualizare');
    expect(await hasRun()).toBe(false);
    platform.registry.set({ ...before, revision: before.revision + 2 });
    await page.getByRole('main').getByRole('button', { name: 'Reîncearcă' }).click();
    await expect(heading).toHaveText('Produse');
    expect(await hasRun()).toBe(true);
  } finally {
    platform.registry.set({ ...before, revision: before.revision + 3 });
  }
});

test('a remote that is switched on again comes by one press, however late the registry @matrix', async ({
  page,
  platform,
}) => {
  const before = platform.registry.get();
  const remotes = before.remotes.map((remote) => ({
    ...remote,
    disabled: remote.name === 'mf-shop',
  }));
  platform.registry.set({ ...before, revision: before.revision + 1, remotes });
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const stillOff = () =>
    page.waitForEvent('console', (message) => message.text().includes('switched-off'));
  try {
    const off = stillOff();
    await page.goto('/products');
    await off;
    platform.registry.set({ ...before, revision: before.revision + 2 });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/registry.json', async (route) => {
      await held;
      await route.continue();
    });
    const again = stillOff();
    await main.getByRole('button', { name: 'Reîncearcă' }).click();
    await again;
    await expect(heading).toHaveText('Această secțiune este în curs de actualizare');
    answer();
    await expect(heading).toHaveText('Produse');
  } finally {
    platform.registry.set({ ...before, revision: before.revision + 3 });
  }
});
