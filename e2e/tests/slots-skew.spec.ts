import { join } from 'node:path';
import { startPlatform } from '@vitrina/platform/platform';
import { freePorts } from '@vitrina/platform/ports';
import { account, signInAs } from '../src/accounts.ts';
import { changedSource } from '../src/changed-source.ts';
import { databaseUrl, TEST_DIR } from '../src/database.ts';
import { expect, test } from '../src/test.ts';
import { WITHOUT_STREAM } from '../src/without-stream.ts';

const OVERVIEW = '/users/dashboard/overview';

test('a shell that knows no slots runs remotes that offer and fill them @matrix', async ({
  page,
  platform: worker,
}) => {
  test.setTimeout(180_000);
  const source = changedSource('no-slots');
  try {
    source.commit('a shell of before', [
      {
        file: 'shell/src/remotes/remote-loader.ts',
        from: '  provideSlotPlace(createSlotPlace({ registry, importFill }));\n',
        to: '',
      },
    ]);
    const own = await startPlatform({
      ports: await freePorts(),
      dataDir: join(TEST_DIR, 'data'),
      storeDir: join(TEST_DIR, 'store', `slots-${process.pid}`),
      databaseUrl: databaseUrl(`worker_${test.info().workerIndex}_${process.pid}`),
      backendEnv: { RATE_LIMITS: 'off' },
      shellBuild: await source.build('shell'),
    });
    own.configure({ hostCapabilities: WITHOUT_STREAM });
    const platform = { ...own, sql: worker.sql };
    try {
      await signInAs(page, platform, account('user'));
      await page.goto(platform.addresses.shell + OVERVIEW);
      await expect(page.getByRole('link', { name: 'Vezi comisioanele' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[data-slot]')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Pregătește codul' })).toHaveCount(0);
    } finally {
      await own.stop();
    }
  } finally {
    source.remove();
  }
});

test('a remote of before runs beside those that fill slots, and offers none @matrix', async ({
  page,
  platform,
}) => {
  test.setTimeout(120_000);
  const source = changedSource('no-offer');
  const before = platform.registry.get();
  try {
    source.commit('a remote of before', [
      {
        file: 'mf-partner/remote.json',
        from: ',\n      "offers": ["partner-overview"]',
        to: '',
      },
    ]);
    const quiz = before.remotes.find(({ name }) => name === 'mf-quiz');
    platform.remote('mf-partner').publish(await source.build('mf-partner'));
    expect(platform.registry.get().remotes.find(({ name }) => name === 'mf-quiz')).toBe(quiz);
    await signInAs(page, platform, account('user'));
    await page.goto(OVERVIEW);
    await expect(page.getByRole('link', { name: 'Vezi comisioanele' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-slot]')).toHaveCount(0);
  } finally {
    platform.registry.set(before);
    source.remove();
  }
});
