import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Registry, RegistryRemote } from '@vitrina/contract/registry';
import { startPlatform } from '@vitrina/platform/platform';
import { freePorts } from '@vitrina/platform/ports';
import { REMOTES } from '@vitrina/platform/remotes';
import { account, signInAs } from '../src/accounts.ts';
import { buildProbe, type Edit, renamed } from '../src/build-probe.ts';
import { changedSource } from '../src/changed-source.ts';
import { databaseUrl, TEST_DIR } from '../src/database.ts';
import { freePort } from '../src/free-port.ts';
import { whenTakenOver } from '../src/taken-over.ts';
import { expect, test } from '../src/test.ts';

const NAME = 'mf-probe-linked';
const linked: Edit = {
  file: 'remote.json',
  from: '  "mounts":',
  to: '  "navigation": [{ "place": "header", "label": "Jurnal & <noutăți>", "order": 15, "mount": "probe" }],\n  "mounts":',
};
const LABEL = 'Jurnal & <noutăți>';
const IN_HTML = 'Jurnal &#38; &#60;noutăți&#62;';

const main = (page: Page) => page.getByRole('navigation', { name: 'Navigare principală' });
const links = (page: Page) => main(page).getByRole('link').allTextContents();
const SPECIFIED = ['Home', 'Produse', 'Create request'];

/** Opens the home page and expects hydration without changes to its HTML. */
async function expectTakenOver(page: Page): Promise<void> {
  const problems: string[] = [];
  const listen = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') problems.push(message.text());
  };
  page.on('console', listen);
  await page.addInitScript(() => {
    const watch = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        watch.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { link: document.querySelector('header nav a:last-child') });
    });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await whenTakenOver(page);
  const { same, shift } = await page.evaluate(() => {
    const { link, shift } = window as { link?: Element; shift?: number };
    return { same: link === document.querySelector('header nav a:last-child'), shift };
  });
  expect(same, 'the link is the one of the HTML').toBe(true);
  expect(shift).toBeLessThan(0.02);
  expect(problems).toEqual([]);
  page.off('console', listen);
}

test('a remote appears in the header by its own release, and vanishes from it by the next @matrix', async ({
  page,
  platform,
}) => {
  const shell = platform.registry.get().shell.release;
  const html = async () => (await page.request.get('/')).text();
  const probe = await platform.addRemote(NAME, await freePort());
  const before = platform.registry.get();
  try {
    const [withLink, without] = [
      await buildProbe('linked', [...renamed(NAME), linked]),
      await buildProbe('unlinked', renamed(NAME)),
    ];
    expect(await html()).not.toContain(IN_HTML);
    probe.publish(withLink);
    expect(await html()).toContain(`href="/probe-linked" data-discover="true">${IN_HTML}</a>`);
    await expectTakenOver(page);
    expect(await links(page)).toEqual(['Home', 'Produse', LABEL, 'Create request']);
    await main(page).getByRole('link', { name: LABEL }).click();
    await expect(page.getByRole('heading', { name: 'Probe, release one' })).toBeVisible();
    await expect(main(page).locator('[aria-current="page"]')).toHaveText(LABEL);

    probe.publish(without);
    expect(await html()).not.toContain(IN_HTML);
    await expectTakenOver(page);
    expect(await links(page)).toEqual(SPECIFIED);
    expect(platform.registry.get().shell.release).toBe(shell);
  } finally {
    platform.registry.set(before);
  }
});

const changed = (
  registry: Registry,
  name: string,
  change: (remote: RegistryRemote) => RegistryRemote,
): Registry => ({
  ...registry,
  remotes: registry.remotes.map((remote) => (remote.name === name ? change(remote) : remote)),
});

test('what leads to a remote that is switched off goes, and its address says that it is being worked on', async ({
  page,
  platform,
}) => {
  const before = platform.registry.get();
  platform.registry.set(changed(before, 'mf-shop', (remote) => ({ ...remote, disabled: true })));
  try {
    await expectTakenOver(page);
    expect(await links(page)).toEqual(['Home', 'Create request']);
    await expect(page.getByRole('link', { name: /^Coș/ })).toHaveCount(0);
    await expect(page.locator('a[href="/products"], a[href="/checkout"]')).toHaveCount(0);
    await page.goto('/products');
    await expect(page.getByText('Această secțiune este în curs de actualizare')).toBeVisible();
  } finally {
    platform.registry.set(before);
  }
});

test('a browser in a canary takes over the HTML of all, then shows the links of its release @matrix', async ({
  page,
  platform,
}) => {
  const before = platform.registry.get();
  const canary = changed(before, 'mf-quiz', (remote) => ({
    ...remote,
    canary: {
      share: 1,
      release: {
        ...remote.current,
        navigation: [{ place: 'header', label: 'Cere un site', order: 5, mount: 'quiz' }],
      },
    },
  }));
  platform.registry.set(canary);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  try {
    expect(await (await page.request.get('/')).text()).not.toContain('>Cere un site</a>');
    await page.goto('/');
    await expect.poll(() => links(page)).toEqual(['Home', 'Cere un site', 'Produse']);
    expect(problems).toEqual([]);
  } finally {
    platform.registry.set(before);
  }
});

const menu = async (page: Page) => {
  await page.getByRole('button', { name: /^Meniul contului/ }).click();
  return page.getByRole('menuitem').allTextContents();
};

test('an admin has the links of the specification, in its order @matrix', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('admin'));
  await page.goto('/faq');
  await expect
    .poll(() => links(page))
    // For staff the shop is named differently, because the console has its own products page.
    .toEqual([
      ...SPECIFIED.map((label) => (label === 'Produse' ? 'Magazin' : label)),
      'Websites Requests',
      'Websites',
      'Create Partner',
    ]);
  expect(await menu(page)).toEqual(['Admin Panel', 'Update Sites', 'Manage Requests', 'Logout']);
  await page.goto('/admin/sites');
  await page.getByRole('button', { name: 'Acțiunile paginii' }).click();
  const builder = page.getByRole('menuitem', { name: 'Chestionar pe alt site' });
  await expect(builder).toHaveAttribute('href', '/quiz/embed');
});

test('a partner has the links of the specification, in its order', async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
  await page.goto('/faq');
  await expect.poll(() => links(page)).toEqual([...SPECIFIED, 'Dashboard']);
  expect(await menu(page)).toEqual(['Dashboard', 'Account details', 'Logout']);
  await page.goto('/users/dashboard/overview');
  const sidebar = page.getByRole('navigation', { name: 'Panou de control' });
  await expect
    .poll(() => sidebar.getByRole('link').allTextContents())
    .toEqual([
      'Overview',
      'Solicitari',
      'Creeaza solicitare',
      'Site-uri active',
      // Only with the capability `embeds`.
      'Formulare',
      'Billing',
      'Profil',
    ]);
  expect(await menu(page)).toEqual([
    'Solicitările mele',
    'Solicitare nouă',
    'Site-uri active',
    'Billing',
    'Profil',
    'Adaugă firmă',
    'Acasă',
    'Logout',
  ]);
});

test('in the newer shell a remote from before there was navigation runs, without links @matrix', async ({
  page,
  platform,
}) => {
  const before = platform.registry.get();
  platform.registry.set(
    changed(before, 'mf-shop', (remote) => {
      const { navigation: _links, owner: _owner, ...current } = remote.current;
      const mounts = current.mounts.map(({ serves: _serves, busy: _busy, ...mount }) => mount);
      return { ...remote, current: { ...current, mounts } };
    }),
  );
  try {
    await expectTakenOver(page);
    expect(await links(page)).toEqual(['Home', 'Create request']);
    await page.goto('/products');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Produse');
  } finally {
    platform.registry.set(before);
  }
});

/** A shell without navigation from remotes, as in earlier versions. */
const OLDER_SHELL: Edit[] = [
  {
    file: 'shell/src/start-shell.tsx',
    from: 'navigation: { source: host.registry, subscribe: host.subscribe },',
    to: '',
  },
  { file: 'contract/src/registry.ts', from: "= ['navigation']", to: '= []' },
];

test('in an older shell the dashboard and the console have all their links @matrix', async ({
  page: visitor,
  browser,
  platform,
}) => {
  test.setTimeout(180_000);
  const source = changedSource('older-shell');
  try {
    source.commit('a shell of before', OLDER_SHELL);
    const own = await startPlatform({
      ports: await freePorts(),
      dataDir: join(TEST_DIR, 'data'),
      storeDir: join(TEST_DIR, 'store', `older-shell-${process.pid}`),
      databaseUrl: databaseUrl(`worker_${test.info().workerIndex}_${process.pid}`),
      backendEnv: { RATE_LIMITS: 'off' },
      shellBuild: await source.build('shell'),
    });
    try {
      expect(own.registry.get().remotes.map(({ name }) => name)).toEqual([...REMOTES]);
      await visitor.goto(`${own.addresses.shell}/products`);
      await expect(visitor.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
        'Produse',
      );
      for (const [role, path, name, place] of [
        ['user', '/users/dashboard/overview', 'Panou de control', 'dashboard'],
        ['admin', '/admin/orders', 'Administrare', 'console'],
      ] as const) {
        const visit = await browser.newContext();
        const page = await visit.newPage();
        await signInAs(page, { ...own, sql: platform.sql }, account(role));
        await page.goto(own.addresses.shell + path);
        const links = own.registry
          .get()
          .remotes.flatMap(({ current }) => current.navigation ?? [])
          .filter((link) => link.place === place);
        expect(links.length).toBeGreaterThan(5);
        await expect(page.getByRole('navigation', { name }).getByRole('link')).toHaveCount(
          links.length,
        );
        await visit.close();
      }
    } finally {
      await own.stop();
    }
  } finally {
    source.remove();
  }
});
