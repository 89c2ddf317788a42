import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createRegistryKeys, signRegistry } from '@vitrina/contract/registry-signature';
import { account, signInAs } from '../src/accounts.ts';
import { buildRemote, copyProbe, renamed } from '../src/build-probe.ts';
import { freePort } from '../src/free-port.ts';
import { startDevelopment } from '../src/start-development.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Rulezi cod de pe acest calculator?' });
const banner = (page: Page) => page.getByRole('region', { name: 'Dezvoltare' });

/** A staging environment with a live probe and a working copy of it. */
async function staging(
  platform: WorkerPlatform,
  name: `mf-${string}`,
  prepare: (dir: string) => void = () => {},
) {
  const before = platform.registry.get();
  const probe = await platform.addRemote(name, await freePort());
  const live = copyProbe(`${name}-live`, renamed(name));
  prepare(live);
  probe.publish(await buildRemote(live));
  const { privateKey, publicKey } = await createRegistryKeys();
  platform.registry.set(
    await signRegistry({ ...platform.registry.get(), environment: 'staging' }, privateKey),
  );
  const origin = `http://localhost:${await freePort()}`;
  platform.configure({
    environment: 'staging',
    registryKey: publicKey,
    developmentOrigin: origin,
  });
  const dir = copyProbe(`${name}-desk`, [
    ...renamed(name),
    { file: 'src/release.ts', from: "'one'", to: "'desk 1'" },
  ]);
  prepare(dir);
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(dir, file), change(readFileSync(join(dir, file), 'utf8')));
  return {
    origin,
    dir,
    edit,
    says: (release: string) =>
      edit('src/release.ts', (text) => text.replace(/'.*'/, () => `'${release}'`)),
    end() {
      platform.configure({
        environment: 'development',
        registryKey: undefined,
        developmentOrigin: undefined,
      });
      platform.registry.set(before);
    },
  };
}

/** Requests of a page to `origin`. */
function askedOf(page: Page, origin: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin)) asked.push(request.url());
  });
  return asked;
}

test('a remote edited on disk appears in the open page of a deployed shell, without a reload @matrix', async ({
  page,
  context,
  platform,
}) => {
  test.setTimeout(180_000);
  const desk = await staging(platform, 'mf-probe-desk');
  const tool = await startDevelopment(desk.dir, platform.addresses.shell);
  try {
    const link = `${platform.addresses.shell}/probe-desk?vitrina-dev=mf-probe-desk`;
    expect(tool.output()).toContain(link);
    const asked = askedOf(page, desk.origin);
    await signInAs(page, platform, account('user'));
    await page.goto(`${link}&vitrina-releases`);
    await expect(question(page)).toContainText(`mf-probe-desk de la ${desk.origin}`);
    await expect(question(page)).toContainText('mediului „staging”');
    await expect(heading(page)).toHaveText('Probe, release one');
    expect(asked).toEqual([]);
    expect(new URL(page.url()).search).toBe('?vitrina-releases=');

    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await question(page).getByRole('button', { name: 'Rulează codul meu' }).click();
    await expect(heading(page)).toHaveText('Probe, release desk 1');
    await expect(banner(page)).toContainText('Dezvoltare: mf-probe-desk de pe acest calculator');
    const typed = page.getByLabel('Adresa unei versiuni');
    await typed.fill('scris între timp');
    await page.getByRole('button', { name: 'Add a line' }).click();
    await expect(page.getByText('Lines in the cart: 1')).toBeVisible();

    const stays = async () => {
      await expect(typed).toHaveValue('scris între timp');
      await expect(page.getByText('Lines in the cart: 1')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Meniul contului/ })).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    };
    desk.says('desk 2');
    await expect(heading(page)).toHaveText('Probe, release desk 2');
    await stays();

    // A deleted rule has no effect, although the old style sheet is still in the document.
    const card = page.getByTestId('card');
    const padding = () => card.evaluate((element) => getComputedStyle(element).paddingTop);
    const was = await padding();
    desk.edit('src/pages/card.module.css', (text) => text.replace(/padding:.*;/, ''));
    await expect.poll(padding).not.toBe(was);
    // Restores the earlier release, whose styles were disabled.
    desk.edit('src/pages/card.module.css', (text) =>
      text.replace('.card {', '.card {\n    padding: 16px;'),
    );
    await expect.poll(padding).toBe(was);

    desk.edit('src/pages/probe-page.tsx', (text) => `${text}\nconst broken = ;`);
    await expect(banner(page)).toContainText('Buildul a eșuat; rulează ultima versiune bună.');
    await banner(page).getByText('Detalii').click();
    await expect(banner(page)).toContainText('probe-page.tsx');
    expect(tool.output()).toContain('const broken = ;');
    await expect(heading(page)).toHaveText('Probe, release desk 2');
    await stays();
    desk.edit('src/pages/probe-page.tsx', (text) => text.replace('\nconst broken = ;', ''));
    desk.says('desk 3');
    await expect(heading(page)).toHaveText('Probe, release desk 3');
    await expect(banner(page)).not.toContainText('Buildul a eșuat');
    await stays();

    // Remembered for this tab only.
    await page.reload();
    await expect(heading(page)).toHaveText('Probe, release desk 3');
    await expect(banner(page)).toBeVisible();
    await expect(question(page)).toBeHidden();
    const other = await context.newPage();
    await other.goto('/probe-desk');
    await expect(heading(other)).toHaveText('Probe, release one');
    await expect(banner(other)).toBeHidden();

    // When the command stops, the page continues and reports it.
    await tool.stop();
    await expect(banner(page)).toContainText('nu răspunde');
    await expect(heading(page)).toHaveText('Probe, release desk 3');
    await banner(page).getByRole('button', { name: 'Oprește' }).click();
    await expect(heading(page)).toHaveText('Probe, release one');
    await expect(banner(page)).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('vitrina:tab'))).toBeNull();
  } finally {
    await tool.stop();
    desk.end();
  }
});

test('who refuses runs nothing of this computer; in production nobody is even asked @matrix', async ({
  page,
  platform,
}) => {
  test.setTimeout(120_000);
  const desk = await staging(platform, 'mf-probe-refused');
  const tool = await startDevelopment(desk.dir, platform.addresses.shell);
  try {
    const asked = askedOf(page, desk.origin);
    const link = '/probe-refused?vitrina-dev=mf-probe-refused';
    await page.goto(link);
    await question(page).getByRole('button', { name: 'Nu rula' }).click();
    await expect(question(page)).toBeHidden();
    await page.reload();
    await expect(heading(page)).toHaveText('Probe, release one');
    await expect(banner(page)).toBeHidden();
    expect(asked).toEqual([]);

    // The configured key is valid and the tab agreed, but the environment is production.
    const live = platform.registry.get();
    const { environment: _, signature: __, ...anywhere } = live;
    const { privateKey, publicKey } = await createRegistryKeys();
    platform.registry.set(await signRegistry(anywhere, privateKey));
    platform.configure({ environment: 'production', registryKey: publicKey });
    await page.goto('/faq');
    await page.evaluate(() =>
      sessionStorage.setItem(
        'vitrina:tab',
        JSON.stringify({ developed: { remote: 'mf-probe-refused', agreed: true } }),
      ),
    );
    const chunks = askedOf(page, `${platform.addresses.shell}/static/js/async/`);
    await page.goto(link);
    await expect(heading(page)).toHaveText('Probe, release one');
    // The notices would load the question.
    await expect.poll(() => chunks.some((url) => /\/notices\./.test(url))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(chunks.filter((url) => /\/tab\./.test(url))).toEqual([]);
    expect(asked).toEqual([]);
    await expect(question(page)).toBeHidden();
    await expect(banner(page)).toBeHidden();
  } finally {
    await tool.stop();
    desk.end();
  }
});

/** Gives the probe a prerendered page; no job writes it here. */
function addHtml(dir: string): void {
  const file = join(dir, 'remote.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const html = { calls: ['/api/products'], pages: [''] };
  Object.assign(manifest.mounts[0], { pages: [''], html });
  writeFileSync(file, JSON.stringify(manifest));
  writeFileSync(
    join(dir, 'src/pages-html.tsx'),
    "export const list = () => [];\nexport const render = () => Promise.reject(new Error('none'));\n",
  );
}

test('a remote whose pages are also HTML is developed the same way @matrix', async ({
  page,
  platform,
}) => {
  test.setTimeout(120_000);
  const desk = await staging(platform, 'mf-probe-html', addHtml);
  const tool = await startDevelopment(desk.dir, platform.addresses.shell);
  try {
    await page.goto(`${platform.addresses.shell}/probe-html?vitrina-dev=mf-probe-html`);
    await question(page).getByRole('button', { name: 'Rulează codul meu' }).click();
    await expect(heading(page)).toHaveText('Probe, release desk 1');
    desk.says('desk 2');
    await expect(heading(page)).toHaveText('Probe, release desk 2');
    // The bundle for prerendering goes next to the release, not into the watched folder.
    expect(tool.output().match(/built in/g)).toHaveLength(2);
    desk.edit('src/pages-html.tsx', (text) => text.replace('[]', '['));
    await expect(banner(page)).toContainText('Buildul a eșuat');
  } finally {
    await tool.stop();
    desk.end();
  }
});
