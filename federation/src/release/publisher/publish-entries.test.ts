import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from '@rstest/core';
import { entryProblem, freshnessProblem, keyId } from '@vitrina/contract/delegation-signature';
import { verifyRegistry } from '@vitrina/contract/registry-signature';
import { folderStore } from '../folder-store.ts';
import { StoreUnusable } from '../release-store.ts';
import { sampleRemote, temporaryFolder } from '../sample-shell.ts';
import type { RunCommand } from '../testing/run-command.ts';
import { type DelegatedDeployment, delegatedDeployment } from '../testing/sample-delegation.ts';

const TSX = createRequire(import.meta.url).resolve('tsx');
const SCRIPT = fileURLToPath(new URL('../testing/run-command.ts', import.meta.url));

let stopping: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  await Promise.all(stopping.map((stop) => stop()));
  stopping = [];
});

/** Shorter than at a terminal. */
const waits = { everyMs: 50 };

async function deployed() {
  const root = temporaryFolder('store');
  return { root, ...(await delegatedDeployment(() => folderStore(root), { waits })) };
}

/** A publisher in a separate process, which follows the store until the test ends. */
async function followed(): Promise<DelegatedDeployment> {
  const deployment = await deployed();
  const { config, publisherKeys, root } = deployment;
  const told: RunCommand = {
    ...{ verb: 'publish-entries', place: root, config, ...publisherKeys, isWatching: true },
    ...{ stateDir: temporaryFolder('publisher'), waits },
  };
  const child = spawn(process.execPath, ['--import', TSX, SCRIPT, JSON.stringify(told)]);
  stopping.push(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  child.stderr.pipe(process.stderr);
  await once(child.stderr, 'data');
  return deployment;
}

/** Asserts that the registry, its entries, the HTML and the statement of freshness are valid together. */
async function isInStep({ operator, config }: DelegatedDeployment): Promise<void> {
  const live = await operator.registry();
  expect(await verifyRegistry(live, config.registryKey)).toBe(true);
  const { delegation, environment } = live;
  if (!delegation) throw new Error('There is no delegation.');
  for (const remote of live.remotes)
    expect(await entryProblem(remote, { delegation, environment })).toBeNull();
  expect(await operator.inlined()).toEqual(live);
  const fresh: unknown = JSON.parse(await operator.text('freshness.json'));
  expect(await freshnessProblem(fresh, live, { environment, at: new Date() })).toBeNull();
}

test('a team releases with its own key, and its command ends with what is live', async () => {
  const deployment = await followed();
  const { shop, quiz, operator } = deployment;
  expect(await shop.release('mf-shop', sampleRemote('mf-shop', '00000001'))).toBe(
    'mf-shop 1.0.0-00000001 is live (revision 2)',
  );
  expect(await quiz.release('mf-quiz', sampleRemote('mf-quiz', '00000001'))).toBe(
    'mf-quiz 1.0.0-00000001 is live (revision 3)',
  );
  await isInStep(deployment);
  const note = JSON.parse(await operator.text('history/2.note.json')) as { by: string };
  const key = keyId(deployment.keys.shop.publicKey);
  expect(note.by).toBe(`mf-shop …${key}: echipa mf-shop`);
}, 60_000);

test('a canary, its promotion, a rollback, a mark and the kill switch of a team go live', async () => {
  const deployment = await followed();
  const { shop, operator } = deployment;
  const shopNow = async () => (await operator.registry()).remotes[0];
  await shop.release('mf-shop', sampleRemote('mf-shop', '00000001'));
  await shop.release('mf-shop', sampleRemote('mf-shop', '00000002'), { canary: 0.1 });
  expect(await shopNow()).toMatchObject({
    current: { id: '1.0.0-00000001' },
    canary: { share: 0.1, release: { id: '1.0.0-00000002' } },
  });
  await shop.run('stop-canary', 'mf-shop');
  await shop.release('mf-shop', sampleRemote('mf-shop', '00000002'), { canary: 0.1 });
  expect(await shop.run('promote', 'mf-shop')).toContain('mf-shop 1.0.0-00000002 is live');
  expect(await shop.run('rollback', 'mf-shop')).toContain('mf-shop 1.0.0-00000001 is live');
  expect((await operator.registry()).bad).toEqual({ 'mf-shop': ['1.0.0-00000002'] });
  await shop.run('mark-good', '', { positionals: ['mf-shop', '1.0.0-00000002'] });
  expect(await shop.run('switch-off', 'mf-shop')).toContain('switched off');
  expect(await shopNow()).toMatchObject({ disabled: true, current: { id: '1.0.0-00000001' } });
  await shop.run('switch-on', 'mf-shop');
  expect(await shopNow()).toMatchObject({ previous: { id: '1.0.0-00000002' } });
  await isInStep(deployment);
}, 120_000);

test('one pass takes what waits, and the next one finds nothing to do', async () => {
  const deployment = await deployed();
  const { shop, publisher } = deployment;
  const released = shop.release('mf-shop', sampleRemote('mf-shop', '00000001'));
  await waitFor(async () => (await deployment.open().list('entries')).length > 0);
  expect(await publisher.run('publish-entries', '')).toMatch(
    /^mf-shop, serial 1: mf-shop 1\.0\.0-00000001 is live \(revision 2\)\nHTML of revision 2 in /,
  );
  await released;
  await isInStep(deployment);
  expect(await publisher.run('publish-entries', '')).toBe('Nothing waits.');
});

test('a team that hears nothing is told what to do, and its release goes live later', async () => {
  const deployment = await deployed();
  const { shop, publisher, operator } = deployment;
  const release = sampleRemote('mf-shop', '00000001');
  await expect(shop.release('mf-shop', release, { waits: { patienceMs: 0 } })).rejects.toThrow(
    /^The publisher did not answer within 0 s\. mf-shop, serial 1, waits in the store and goes live when it runs/,
  );
  await publisher.run('publish-entries', '');
  expect((await operator.registry()).remotes[0]?.current.id).toBe('1.0.0-00000001');
  // A second release of the same build is answered that it is live.
  expect(await shop.release('mf-shop', release)).toBe(
    'It was live already: mf-shop 1.0.0-00000001 is live (revision 2)',
  );
});

test('a store that is away while a team waits does not end its command', async () => {
  const { shop, publisher, open } = await deployed();
  const whole = open();
  let asked = 0;
  const store = {
    ...whole,
    readText: (path: string) => {
      if (path.startsWith('answers/') && ++asked <= 3)
        return Promise.reject(new StoreUnusable('out of order for now'));
      return whole.readText(path);
    },
  };
  const released = shop.release('mf-shop', sampleRemote('mf-shop', '00000001'), { store });
  await waitFor(async () => asked > 2);
  await publisher.run('publish-entries', '');
  expect(await released).toContain('is live (revision 2)');
});

test('HTML that cannot be written keeps no answer away: the team and the alarm say it, the next pass writes it', async () => {
  const deployment = await deployed();
  const { shop, publisher, operator, root } = deployment;
  await publisher.run('publish-entries', '');
  const released = shop.release('mf-shop', sampleRemote('mf-shop', '00000001'));
  await waitFor(async () => (await deployment.open().list('entries')).length > 0);
  const whole = folderStore(root);
  const store = {
    ...whole,
    putText: (path: string, text: string) =>
      path.startsWith('html/')
        ? Promise.reject(new StoreUnusable('The disk is full.'))
        : whole.putText(path, text),
  };
  await expect(publisher.run('publish-entries', '', { store })).rejects.toThrow(
    /1\.0\.0-00000001 is live \(revision 2\)\nThe HTML was not written, .* The disk is full\.$/,
  );
  expect(await released).toMatch(/is live \(revision 2\)\nThe HTML was not written, so new pages/);
  expect((await operator.inlined()).revision).toBe(1);
  await publisher.run('publish-entries', '');
  await isInStep(deployment);
});

async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}
