import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { releaseAt } from '@vitrina/federation/release-at';
import { buildProbe, renamed } from '../src/build-probe.ts';
import { freePort } from '../src/free-port.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

const second = { file: 'src/release.ts', from: "'one'", to: "'two'" };

/** A remote whose second release is stored but not live. */
async function stored(platform: WorkerPlatform, name: `mf-${string}`) {
  const probe = await platform.addRemote(name, await freePort());
  const next = await buildProbe(`${name}-next`, [...renamed(name), second]);
  probe.publish(next);
  const manifest = JSON.parse(readFileSync(join(next, 'release.json'), 'utf8'));
  probe.publish(await buildProbe(`${name}-good`, renamed(name)));
  const { registry } = platform;
  const remotes = registry
    .get()
    .remotes.map((remote) => (remote.name === name ? { ...remote, previous: null } : remote));
  registry.set({ ...registry.get(), remotes });
  return { probe, release: releaseAt(manifest, probe.url) };
}

const panel = (page: Page) =>
  page.getByRole('complementary', { name: 'Versiunile din această pagină' });
const row = (page: Page, name: string) => panel(page).getByRole('row', { name });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('the panel names what runs, and lets this browser run another release until it is taken back @matrix', async ({
  page,
  platform,
}) => {
  const { probe, release } = await stored(platform, 'mf-probe-panel');
  await page.goto('/probe-panel?vitrina-releases');
  await expect(row(page, 'mf-probe-panel')).toContainText(probe.url);
  await expect(row(page, 'mf-probe-panel')).toContainText('pentru toți');
  await expect(row(page, 'mf-probe-panel')).toContainText(/\d+ ms \(intrare \d+ ms/);
  await expect(row(page, 'mf-shop')).toContainText('încă neîncărcat');
  await expect(row(page, 'mf-shop')).toContainText('magazin@exemplu.ro');

  const address = panel(page).getByLabel('Adresa unei versiuni');
  const use = panel(page).getByRole('button', { name: 'Folosește aici' });
  for (const [wrong, says] of [
    ['https://foreign.example/1.0.0-0a1b2c3d4e/', 'Politica paginii nu permite'],
    [`${probe.url}/1.0.0-0a1b2c3d4e/`, 'nu este o versiune care poate fi citită'],
    [probe.url, 'Adresa nu numește o versiune'],
  ] as const) {
    await address.fill(wrong);
    await use.click();
    await expect(panel(page).getByText(says)).toBeVisible();
  }

  await address.fill(release.entry.url);
  await use.click();
  await expect(heading(page)).toHaveText('Probe, release two');
  await expect(row(page, 'mf-probe-panel')).toContainText(release.id);
  await expect(row(page, 'mf-probe-panel')).toContainText('înlocuită aici');
  await panel(page).getByRole('button', { name: 'Renunță la înlocuirea mf-probe-panel' }).click();
  await expect(heading(page)).toHaveText('Probe, release one');
  await panel(page).getByRole('button', { name: 'Închide panoul' }).click();
  await expect(panel(page)).toBeHidden();
});

test('an override whose bytes are not those its release names does not run', async ({
  page,
  platform,
}) => {
  const { release } = await stored(platform, 'mf-probe-forged');
  await page.addInitScript(
    (value) => localStorage.setItem('vitrina:releases', value),
    JSON.stringify({ 'mf-probe-forged': release }),
  );
  await page.route(release.entry.url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n//` });
  });
  await page.goto('/probe-forged');
  await expect(page.getByText('mf-probe-forged/module')).toBeVisible();
});

test('in production neither the panel nor an override that is already stored does anything', async ({
  page,
  platform,
}) => {
  const { release } = await stored(platform, 'mf-probe-dead');
  await page.addInitScript(
    (value) => localStorage.setItem('vitrina:releases', value),
    JSON.stringify({ 'mf-probe-dead': release }),
  );
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  platform.configure({ environment: 'production' });
  try {
    await page.goto('/probe-dead?vitrina-releases');
    await expect(heading(page)).toHaveText('Probe, release one');
    // The notices would load the panel.
    await expect.poll(() => fetched.some((url) => /\/notices\./.test(url))).toBe(true);
    await page.waitForLoadState('networkidle');
    await expect(panel(page)).toBeHidden();
    expect(fetched.filter((url) => url.includes(release.id) || /panel\./.test(url))).toEqual([]);
    expect(await page.evaluate(() => performance.getEntriesByName('vitrina:load').length)).toBe(0);
  } finally {
    platform.configure({ environment: 'development' });
  }
  // Control: the same browser opens the release where that is allowed.
  await page.goto('/probe-dead');
  await expect(heading(page)).toHaveText('Probe, release two');
});
