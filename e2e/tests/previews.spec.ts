import type { Page } from '@playwright/test';
import type { Preview, Registry } from '@vitrina/contract/registry';
import { buildProbe, renamed } from '../src/build-probe.ts';
import { stagingStore } from '../src/staging-store.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const banner = (page: Page) => page.getByRole('region', { name: 'Previzualizare' });

const second = { file: 'src/release.ts', from: "'one'", to: "'two'" };
const LEFT = 'mf-probe-left';
const FRESH = 'mf-probe-fresh';

/** A staging environment with a live probe and a preview of its next release. */
async function withPreview(platform: WorkerPlatform) {
  const staging = await stagingStore(platform, [LEFT, FRESH]);
  await staging.run('release', [LEFT], await buildProbe('left-one', renamed(LEFT)));
  const next = await buildProbe('left-two', [...renamed(LEFT), second]);
  const said = await staging.run('release', [LEFT], next, { preview: 'new-card' });
  const link = /http\S+/.exec(said)?.[0] ?? '';
  return { ...staging, link, next };
}

test('a link shows a release that is not live, in one tab, until somebody ends it @matrix', async ({
  page,
  context,
  platform,
}) => {
  test.setTimeout(120_000);
  const staging = await withPreview(platform);
  try {
    expect(staging.link).toBe(
      `${platform.addresses.shell}/probe-left?vitrina-preview=mf-probe-left/new-card`,
    );
    await page.goto(staging.link);
    await expect(heading(page)).toHaveText('Probe, release two');
    await expect(banner(page)).toContainText('mf-probe-left „new-card”, numai în această filă');
    expect(new URL(page.url()).search).toBe('');

    const other = await context.newPage();
    await other.goto('/probe-left');
    await expect(heading(other)).toHaveText('Probe, release one');
    await expect(banner(other)).toBeHidden();

    // The preview persists across pages and documents of the tab.
    await page.goto('/faq');
    await expect(banner(page)).toBeVisible();
    await page.goto('/probe-left');
    await expect(heading(page)).toHaveText('Probe, release two');
    await banner(page).getByRole('button', { name: 'Încheie' }).click();
    await expect(heading(page)).toHaveText('Probe, release one');
    await expect(banner(page)).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('vitrina:tab'))).toBeNull();

    // A remote without a live release.
    const build = await buildProbe('fresh', renamed(FRESH));
    const said = await staging.run('release', [FRESH], build, { preview: 'first' });
    await page.goto(/http\S+/.exec(said)?.[0] ?? '');
    await expect(heading(page)).toHaveText('Probe, release one');
    await other.goto('/probe-fresh');
    await expect(heading(other)).toHaveText('Pagina nu a fost găsită');

    // After its removal, the next document with the link reports it.
    await staging.run('previews', [], '', { remove: 'mf-probe-left/new-card' });
    await page.goto(staging.link);
    await expect(banner(page)).toContainText('mf-probe-left/new-card nu există în acest mediu');
    await expect(heading(page)).toHaveText('Probe, release one');
    await banner(page).getByRole('button', { name: 'Încheie' }).click();
  } finally {
    staging.end();
  }
});

test('a link that is wrong, ended, altered or foreign runs nothing, and a sentence says why @matrix', async ({
  context,
  platform,
}) => {
  test.setTimeout(180_000);
  const staging = await withPreview(platform);
  const live = staging.registry();
  const [preview] = live.previews ?? [];
  if (!preview) throw new Error('There is no preview.');
  const withPreviews = (change: Partial<Preview>): Registry => ({
    ...live,
    previews: [{ ...preview, ...change }],
  });
  const folder = preview.release.entry.url.replace(/[^/]*$/, '');
  /** Opens a link in a new tab while the shell serves `registry`. */
  const open = async (link: string, registry = live) => {
    platform.registry.set(registry);
    const page = await context.newPage();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(link);
    return { page, fetched: () => fetched.filter((url) => url.startsWith(folder)) };
  };
  try {
    const path = `${platform.addresses.shell}/probe-left?vitrina-preview=`;
    for (const [key, says] of [
      ['mf-probe-left/other', 'mf-probe-left/other nu există în acest mediu'],
      ['mf-probe-fresh/new-card', 'mf-probe-fresh/new-card nu există în acest mediu'],
      ['Sunați la 0700', 'Linkul nu numește o previzualizare'],
      [encodeURIComponent(preview.release.entry.url), 'Linkul nu numește o previzualizare'],
    ] as const) {
      const { page, fetched } = await open(path + key);
      await expect(banner(page)).toContainText(says);
      await expect(heading(page)).toHaveText('Probe, release one');
      expect(fetched()).toEqual([]);
      await page.close();
    }

    const ended = await staging.sign(withPreviews({ until: '2020-01-01T10:00:00.000Z' }));
    const late = await open(staging.link, ended);
    await expect(banner(late.page)).toContainText('s-a încheiat la 01.01.2020, 12:00');
    await expect(heading(late.page)).toHaveText('Probe, release one');
    expect(late.fetched()).toEqual([]);

    // Without a valid signature for this environment nothing runs.
    const { signature: _, ...unsigned } = live;
    const evil = {
      ...preview.release,
      entry: { ...preview.release.entry, integrity: `sha384-${'A'.repeat(64)}` },
    };
    for (const refused of [
      unsigned,
      withPreviews({ until: '2099-01-01T10:00:00.000Z' }),
      withPreviews({ release: evil }),
      await staging.sign({ ...live, environment: 'production' }),
      await staging.sign({ ...live, roster: { [LEFT]: [] } }),
    ]) {
      const { page } = await open(staging.link, refused);
      await expect(banner(page)).toContainText('previzualizarea este refuzată');
      await expect(page.getByText(`${LEFT}/registry`)).toBeVisible();
      await page.close();
    }

    // Signed, but with a foreign origin or with changed bytes.
    const url = preview.release.entry.url.replace('localhost', '127.0.0.1');
    const foreign = { ...preview.release, entry: { ...preview.release.entry, url } };
    for (const [release, phase] of [
      [foreign, 'registry'],
      [evil, 'module'],
    ] as const) {
      const { page } = await open(staging.link, await staging.sign(withPreviews({ release })));
      await expect(page.getByText(`${LEFT}/${phase}`)).toBeVisible();
      await page.close();
    }

    // Environments without previews, and production, ignore the link.
    for (const environment of ['staging', 'production'] as const) {
      platform.configure({ environment, previews: environment === 'production' || undefined });
      const { page, fetched } = await open(
        staging.link,
        await staging.sign({ ...live, environment }),
      );
      await expect(heading(page)).toHaveText('Probe, release one');
      await page.waitForLoadState('networkidle');
      await expect(banner(page)).toBeHidden();
      expect(fetched()).toEqual([]);
      await page.close();
    }
  } finally {
    staging.end();
  }
});
