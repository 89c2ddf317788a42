import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { FRESHNESS_FILE } from '@vitrina/contract/delegation';
import { freshnessProblem } from '@vitrina/contract/delegation-signature';
import { createRegistryKeys } from '@vitrina/contract/registry-signature';
import { folderStore } from '../folder-store.ts';
import { registryKeeper } from '../registry-keeper.ts';
import { sampleRemote, temporaryFolder } from '../sample-shell.ts';
import { type Delegating, delegatedDeployment, inHours } from '../testing/sample-delegation.ts';
import { watchEntries } from './publish-command.ts';
import { publishPass } from './publish-pass.ts';
import { vouch } from './vouch.ts';

async function deployed(change?: Delegating) {
  const root = temporaryFolder('store');
  const there = await delegatedDeployment(() => folderStore(root), { waits: { everyMs: 10 } });
  if (change) await there.delegate(change);
  const { config, operator, publisherKeys } = there;
  const statement = async () =>
    JSON.parse(await operator.text('freshness.json')) as { revision: number; until: string };
  const problem = async (at = new Date()) =>
    freshnessProblem(await statement(), await operator.registry(), {
      ...{ environment: config.environment, at },
    });
  const stateDir = temporaryFolder('state');
  const passAt = (now: Date, more: object = {}) =>
    publishPass(
      {
        ...{ positionals: [], store: folderStore(root), config, ...publisherKeys, stateDir },
        ...{ isServed: false, ask: async () => true, origin: undefined, canary: undefined },
        ...more,
      },
      now,
    );
  return { ...there, root, stateDir, statement, problem, passAt };
}

test('a pass vouches for a day, and again only when an hour has gone', async () => {
  const { passAt, statement, problem } = await deployed();
  const begin = new Date();
  const later = (hours: number) => new Date(begin.getTime() + hours * 3_600_000);
  await passAt(begin);
  expect(await problem(later(23.9))).toBeNull();
  expect(await problem(later(24.1))).toMatch(/^the statement of freshness ran out/);
  const first = await statement();
  await passAt(later(0.9));
  expect(await statement()).toEqual(first);
  await passAt(later(1.1));
  expect((await statement()).until).toBe(later(25.1).toISOString());
});

test('a statement by a clock that was ahead is renewed once browsers refuse it', async () => {
  const { passAt, statement, problem } = await deployed();
  const begin = new Date();
  const later = (hours: number) => new Date(begin.getTime() + hours * 3_600_000);
  await passAt(later(46));
  expect(await problem(begin)).toMatch(/ends too far ahead/);
  await expect(passAt(begin, { freshnessKey: undefined })).resolves.toMatchObject({
    alarms: [expect.stringContaining('Nobody vouches for revision 1')],
  });
  await passAt(begin);
  expect(await problem(begin)).toBeNull();
  expect((await statement()).until).toBe(later(24).toISOString());
});

test('what the operator does is vouched for at once where they have the key, and by the publisher elsewhere', async () => {
  const { operator, publisher, problem } = await deployed();
  await publisher.run('publish-entries', '');
  await operator.run('hold', 'all', { until: inHours(5), reason: 'Black Friday' });
  expect(await problem()).toBeNull();
  const said = await operator.run('end-hold', 'all', { freshnessKey: undefined });
  expect(said).toContain(
    'Nobody vouches for revision 3: open tabs take no update until the publisher runs',
  );
  expect(await problem()).toMatch(/vouches for revision 2, not for this registry/);
  await publisher.run('publish-entries', '');
  expect(await problem()).toBeNull();
});

test('without the key, or with another, entries go live and the alarm says what is missing', async () => {
  const there = await deployed();
  const { shop, publisher, operator } = there;
  const released = shop.release('mf-shop', sampleRemote('mf-shop', '00000001'));
  while ((await there.open().list('entries')).length === 0)
    await new Promise((resolve) => setImmediate(resolve));
  await expect(publisher.run('publish-entries', '', { freshnessKey: undefined })).rejects.toThrow(
    /is live \(revision 2\)\n[\s\S]*Nobody vouches for revision 2/,
  );
  await released;
  expect((await operator.registry()).revision).toBe(2);
  const { privateKey } = await createRegistryKeys();
  await expect(publisher.run('publish-entries', '', { freshnessKey: privateKey })).rejects.toThrow(
    'VITRINA_FRESHNESS_KEY belongs to no key of the delegation',
  );
});

test('who follows the store says once what is wrong, and when all is well again', async () => {
  const { publisher, config, publisherKeys, root, stateDir } = await deployed();
  const said: string[] = [];
  const ended = new AbortController();
  let passes = 0;
  const store = folderStore(root);
  const watching = watchEntries(
    {
      ...{ positionals: [], config, privateKey: publisherKeys.privateKey, stateDir },
      ...{ isServed: false, ask: async () => true, origin: undefined, canary: undefined },
      waits: { everyMs: 1 },
      store: {
        ...store,
        list: (folder) => {
          if (folder === 'entries/mf-shop') passes += 1;
          return store.list(folder);
        },
      },
    },
    ended.signal,
    (line) => said.push(line),
  );
  const morePasses = async (count: number) => {
    for (const until = passes + count; passes < until; )
      await new Promise((resolve) => setImmediate(resolve));
  };
  await morePasses(4);
  await publisher.run('publish-entries', '');
  await morePasses(4);
  ended.abort();
  await watching;
  expect(said.filter((line) => !line.startsWith('HTML'))).toEqual([
    expect.stringMatching(/^ALARM Nobody vouches for revision 1/),
    'All is well again.',
  ]);
});

test('a pass that hangs ends who follows the store, so that another process begins', async () => {
  const { config, publisherKeys, root, stateDir } = await deployed();
  const store = folderStore(root);
  const watching = watchEntries(
    {
      ...{ positionals: [], config, privateKey: publisherKeys.privateKey, stateDir },
      ...{ isServed: false, ask: async () => true, origin: undefined, canary: undefined },
      waits: { passMs: 50 },
      store: {
        ...store,
        list: (folder) =>
          folder === 'entries/mf-shop' ? new Promise(() => {}) : store.list(folder),
      },
    },
    new AbortController().signal,
    () => {},
  );
  await expect(watching).rejects.toThrow(/^A pass did not end within/);
});

test('an older registry that was put back is vouched for by nobody', async () => {
  const { root, operator, publisher, open, problem } = await deployed();
  await publisher.run('publish-entries', '');
  const old = await operator.registry();
  await operator.run('hold', 'all', { until: inHours(5), reason: 'Black Friday' });
  rmSync(join(root, 'registry.json'));
  await open().replaceRegistry(old, null);
  await expect(publisher.run('publish-entries', '')).rejects.toThrow('an older one was put back');
  expect(await problem()).toMatch(/vouches for revision 2, not for this registry/);
});

test('when the delegation has run out the alarm says so, and holds and the kill switch work', async () => {
  const there = await deployed();
  const { shop, publisher, operator, delegate, problem } = there;
  const released = shop.release('mf-shop', sampleRemote('mf-shop', '00000001'));
  while ((await there.open().list('entries')).length === 0)
    await new Promise((resolve) => setImmediate(resolve));
  await publisher.run('publish-entries', '');
  await released;
  await delegate((delegation) => {
    delegation.until = inHours(-1);
  });
  await expect(publisher.run('publish-entries', '')).rejects.toThrow(
    /The delegation ran out at .*: nothing of a team goes live until the roots sign another one\./,
  );
  await expect(shop.run('switch-off', 'mf-shop')).rejects.toThrow('The delegation ran out');
  expect(await operator.run('switch-off', 'mf-shop')).toContain('switched off');
  await operator.run('hold', 'all', { until: inHours(5), reason: 'Black Friday' });
  expect(await problem()).toBeNull();
  expect(await operator.inlined()).toEqual(await operator.registry());
});

test('where no roots delegate there is nothing to publish, and a team key is of no use', async () => {
  const { operator, shop } = await deployed();
  const { roots: _, ...config } = (await deployed()).config;
  await expect(operator.run('publish-entries', '', { config })).rejects.toThrow(
    'The configuration names no roots: one key signs all, VITRINA_REGISTRY_KEY',
  );
  await expect(shop.run('switch-off', 'mf-shop', { config })).rejects.toThrow(
    'The configuration names no roots',
  );
});

test('a publisher that was slower leaves the statement of the newer registry', async () => {
  const { open, config, publisherKeys, operator, problem } = await deployed();
  const store = open();
  const vouching = { config, freshnessKey: publisherKeys.freshnessKey };
  const keeper = registryKeeper({
    ...{ store, config, ...publisherKeys, stateDir: operator.stateDir },
  });
  let isFaster = true;
  const slow = {
    ...store,
    putText: async (path: string, text: string) => {
      if (isFaster && path === FRESHNESS_FILE) {
        isFaster = false;
        await operator.run('hold', 'all', { until: inHours(5), reason: 'Black Friday' });
      }
      await store.putText(path, text);
    },
  };
  expect(await vouch({ ...vouching, store: slow }, keeper)).toBeNull();
  expect(isFaster).toBe(false);
  expect(await problem()).toBeNull();
});
