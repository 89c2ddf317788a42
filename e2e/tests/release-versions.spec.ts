import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startPlatform } from '@vitrina/platform/platform';
import { freePorts } from '@vitrina/platform/ports';
import { REMOTES } from '@vitrina/platform/remotes';
import { account, logIn } from '../src/accounts.ts';
import type { Edit } from '../src/build-probe.ts';
import { changedSource } from '../src/changed-source.ts';
import { databaseUrl, TEST_DIR } from '../src/database.ts';
import { MAIN_PAGES, mainPage } from '../src/remote-pages.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

/** A visible change: the remote sets its name on the document. */
const nextOf = (name: string): Edit => ({
  file: mainPage(name).source,
  from: 'export const { routes',
  to: `document.documentElement.setAttribute('data-${name}', 'next');\nexport const { routes`,
});
const NEXT_SHELL: Edit[] = [
  {
    file: 'shell/index.html',
    from: '<html lang="ro"',
    to: '<html lang="ro" data-shell="next"',
  },
  { file: 'contract/src/version.ts', from: "= '1.0.0'", to: "= '1.1.0'" },
];

async function expectRuns(page: Page, platform: WorkerPlatform, name: string, next: boolean) {
  const { path } = mainPage(name);
  await page.goto(platform.addresses.shell + path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page.getByRole('main').getByRole('button', { name: 'Reîncearcă' })).toBeHidden();
  const mark = page.locator('html');
  if (next) await expect(mark).toHaveAttribute(`data-${name}`, 'next');
  else await expect(mark).not.toHaveAttribute(`data-${name}`);
}

test('the shop of the next commit runs in the shell of this one, and is rolled back to its own @matrix', async ({
  page,
  platform,
}) => {
  const source = changedSource('one');
  const before = platform.registry.get();
  try {
    source.commit('the shop changes', [nextOf('mf-shop')]);
    platform.remote('mf-shop').publish(await source.build('mf-shop'));
    await expectRuns(page, platform, 'mf-shop', true);
  } finally {
    platform.registry.set(before);
    source.remove();
  }
  await expectRuns(page, platform, 'mf-shop', false);
});

test('shell N and N-1 run each remote N and N-1, and name the one that is out of range @matrix', async ({
  page,
  platform: worker,
}) => {
  test.setTimeout(300_000);
  const source = changedSource('all');
  const packages = ['shell', ...REMOTES];
  const buildAll = async () => {
    const builds = new Map<string, string>();
    for (const name of packages) builds.set(name, await source.build(name));
    return (name: string) => builds.get(name) ?? '';
  };
  try {
    const earlier = await buildAll();
    source.commit('shell, contract and every remote change', [
      ...NEXT_SHELL,
      ...REMOTES.map(nextOf),
    ]);
    const later = await buildAll();
    source.commit('the shop needs the contract of the next shell', [
      { file: 'mf-shop/remote.json', from: '"^1.0.0"', to: '"^1.1.0"' },
    ]);
    const demanding = await source.build('mf-shop');

    for (const shell of ['earlier', 'later'] as const) {
      const own = await startPlatform({
        ports: await freePorts(),
        dataDir: join(TEST_DIR, 'data'),
        storeDir: join(TEST_DIR, 'store', `versions-${shell}-${process.pid}`),
        databaseUrl: databaseUrl(`worker_${test.info().workerIndex}_${process.pid}`),
        backendEnv: { RATE_LIMITS: 'off' },
        shellBuild: { earlier, later }[shell]('shell'),
      });
      const platform: WorkerPlatform = { ...own, sql: worker.sql };
      try {
        for (const { remote: name, role } of MAIN_PAGES) {
          if (role) await enter(page, platform, role);
          for (const [build, next] of [
            [earlier(name), false],
            [later(name), true],
          ] as const) {
            platform.remote(name).publish(build);
            await test.step(`shell ${shell}, ${name} ${next ? 'later' : 'earlier'}`, () =>
              expectRuns(page, platform, name, next));
          }
        }
        if (shell === 'later') {
          platform.remote('mf-shop').publish(demanding);
          await expectRuns(page, platform, 'mf-shop', true);
          await expect(page.locator('html')).toHaveAttribute('data-shell', 'next');
          continue;
        }
        // The tool refuses it; if a registry contains it anyway, the shell handles it.
        expect(() => platform.remote('mf-shop').publish(demanding)).toThrow(
          /needs contract \^1\.1\.0; the shell has 1\.0\.0/,
        );
        const live = platform.registry.get();
        const remotes = live.remotes.map((remote) =>
          remote.name === 'mf-shop'
            ? { ...remote, current: { ...remote.current, contract: '^1.1.0' }, previous: null }
            : remote,
        );
        platform.registry.set({ ...live, remotes });
        await page.goto(platform.addresses.shell + mainPage('mf-shop').path);
        await expect(page.getByText('Această secțiune este în curs de actualizare')).toBeVisible();
      } finally {
        await own.stop();
      }
    }
  } finally {
    source.remove();
  }
});

/** Replaces the session on this platform's origin. */
async function enter(page: Page, platform: WorkerPlatform, role: 'admin' | 'user'): Promise<void> {
  const { token, user } = await logIn(page, platform, account(role));
  await page.goto(`${platform.addresses.shell}/faq`);
  await page.evaluate(
    ([key, person]) => {
      localStorage.setItem('token', key);
      localStorage.setItem('user', person);
    },
    [token, JSON.stringify(user)] as const,
  );
}
