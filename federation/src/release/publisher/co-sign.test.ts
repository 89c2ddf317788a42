import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { entryProblem } from '@vitrina/contract/delegation-signature';
import { folderStore } from '../folder-store.ts';
import { sampleRemote, temporaryFolder } from '../sample-shell.ts';
import { delegatedDeployment, inHours } from '../testing/sample-delegation.ts';
import { coSignatureFile } from './entry-files.ts';

/** `mf-shop` needs two of its team's keys. */
async function deployed() {
  const root = temporaryFolder('store');
  const there = await delegatedDeployment(() => folderStore(root), {
    waits: { everyMs: 10, patienceMs: 20_000 },
  });
  const { keys, member, delegate, publisher } = there;
  await delegate(({ teams }) => {
    teams['mf-shop'] = {
      keys: [keys.shop, keys.shopToo].map(({ publicKey }) => ({
        key: publicKey,
        until: inHours(24),
      })),
      threshold: 2,
    };
  });
  const ana = member('mf-shop', keys.shop.privateKey);
  const bogdan = member('mf-shop', keys.shopToo.privateKey);
  /** Runs passes of the publisher until `work` has ended. */
  const published = async <T>(work: Promise<T>): Promise<T> => {
    let isDone = false;
    const done = work.finally(() => {
      isDone = true;
    });
    done.catch(() => {});
    while (!isDone) await publisher.run('publish-entries', '');
    return done;
  };
  return { ...there, root, ana, bogdan, published };
}

test('a release of two goes live when the second has seen and signed it', async () => {
  const { ana, bogdan, operator, publisher, published, config } = await deployed();
  expect(await ana.release('mf-shop', sampleRemote('mf-shop', '00000001'))).toBe(
    'mf-shop, serial 1, waits for one more signature of its team, and is not live: pnpm co-sign mf-shop',
  );
  expect(await publisher.run('publish-entries', '')).not.toContain('is live');
  expect((await operator.registry()).remotes).toEqual([]);
  expect(await ana.run('releases', '')).toContain(
    'mf-shop, serial 1, waits for the publisher, or for a signature (it has 1)',
  );
  const asked: string[] = [];
  const signed = bogdan.run('co-sign', 'mf-shop', {
    ask: async (question) => asked.push(question) > 0,
  });
  expect(await published(signed)).toBe('mf-shop 1.0.0-00000001 is live (revision 3)');
  expect(asked[0]).toMatch(
    /^mf-shop, serial 1, by echipa mf-shop at .*, made from revision 2:\n {2}for everybody 1\.0\.0-00000001, from https:\/\/remote\.exemplu\.ro\/1\.0\.0-00000001\/entry\.js, sha384-A{64}\n {4}its release\.json has the SHA-256 [0-9a-f]{64}\n {4}\+ page at \/shop, for public, in a document "payment"\n(?: {4}\+ page: .*\n)+ {4}\+ contract "\^1\.0\.0"\nSign it\?$/,
  );
  const { remotes, delegation, environment } = await operator.registry();
  const [shop] = remotes;
  if (!shop || !delegation) throw new Error('It is not live.');
  expect(shop.signed?.signatures).toHaveLength(2);
  expect(await entryProblem(shop, { delegation, environment: config.environment })).toBeNull();
  expect(environment).toBe(config.environment);
});

test('nobody signs twice, signs what they did not agree to, or signs for another team', async () => {
  const { ana, bogdan, member, keys, publisher, operator, open } = await deployed();
  await expect(ana.run('co-sign', 'mf-shop')).rejects.toThrow(
    'Nothing of mf-shop waits for a signature.',
  );
  await ana.release('mf-shop', sampleRemote('mf-shop', '00000001'));
  await expect(ana.run('co-sign', 'mf-shop')).rejects.toThrow(
    'This key has signed mf-shop, serial 1, already',
  );
  await expect(bogdan.run('co-sign', 'mf-shop', { ask: async () => false })).rejects.toThrow(
    'Nothing was changed.',
  );
  const stranger = member('mf-shop', keys.quiz.privateKey);
  await expect(stranger.run('co-sign', 'mf-shop')).rejects.toThrow('may not sign for mf-shop');
  // The first signature once more, under the second one's name.
  const { signature } = JSON.parse(await ana.text('entries/mf-shop/1.json')) as {
    signature: object;
  };
  const file = coSignatureFile({ name: 'mf-shop', serial: 1 }, keys.shopToo.publicKey);
  await open().putNew(file, JSON.stringify(signature));
  await publisher.run('publish-entries', '');
  expect((await operator.registry()).remotes).toEqual([]);
});

test('the kill switch takes one of them, and gives nothing back alone', async () => {
  const { ana, bogdan, operator, published } = await deployed();
  await ana.release('mf-shop', sampleRemote('mf-shop', '00000001'));
  await published(bogdan.run('co-sign', 'mf-shop'));
  expect(await published(bogdan.run('switch-off', 'mf-shop'))).toContain('switched off');
  const { remotes, delegation, environment } = await operator.registry();
  const [shop] = remotes;
  if (!shop || !delegation) throw new Error('It is not live.');
  expect(await entryProblem(shop, { delegation, environment })).toBeNull();
  expect(await bogdan.run('switch-on', 'mf-shop')).toContain('waits for one more signature');
  expect((await operator.registry()).remotes[0]?.disabled).toBe(true);
  const asked: string[] = [];
  await published(
    ana.run('co-sign', 'mf-shop', { ask: async (question) => asked.push(question) > 0 }),
  );
  expect(asked[0]).toContain('it is switched on');
  expect((await operator.registry()).remotes[0]?.disabled).toBeUndefined();
});

test('a file in the place of a signature is told, and the signature counts once it is gone', async () => {
  const { root, ana, bogdan, keys, published } = await deployed();
  await ana.release('mf-shop', sampleRemote('mf-shop', '00000001'));
  const file = coSignatureFile({ name: 'mf-shop', serial: 1 }, keys.shopToo.publicKey);
  writeFileSync(join(root, file), 'x');
  await expect(bogdan.run('co-sign', 'mf-shop')).rejects.toThrow(
    `${file} was there before this signature, which has no effect`,
  );
  rmSync(join(root, file));
  expect(await published(bogdan.run('co-sign', 'mf-shop'))).toContain('is live');
});

test('a newer submission keeps nobody from signing the one that they mean', async () => {
  const { ana, bogdan, operator, published } = await deployed();
  await ana.release('mf-shop', sampleRemote('mf-shop', '00000001'));
  await ana.release('mf-shop', sampleRemote('mf-shop', '00000002'));
  await expect(bogdan.run('co-sign', 'mf-shop', { serial: 3 })).rejects.toThrow(
    'Nothing of mf-shop with the serial 3 waits for a signature.',
  );
  const asked: string[] = [];
  await published(
    bogdan.run('co-sign', 'mf-shop', {
      serial: 1,
      ask: async (question) => asked.push(question) > 0,
    }),
  );
  expect(asked[0]).toContain('mf-shop, serial 1, by');
  expect((await operator.registry()).remotes[0]?.current.id).toBe('1.0.0-00000001');
});

test('what waited while another went live has to be asked for anew', async () => {
  const { ana, bogdan, operator, published } = await deployed();
  await ana.release('mf-shop', sampleRemote('mf-shop', '00000001'));
  await bogdan.release('mf-shop', sampleRemote('mf-shop', '00000002'));
  // The newest one is offered.
  await published(ana.run('co-sign', 'mf-shop'));
  expect((await operator.registry()).remotes[0]?.current.id).toBe('1.0.0-00000002');
  await expect(published(bogdan.run('co-sign', 'mf-shop'))).rejects.toThrow(
    /^The publisher refused mf-shop, serial 1: .*\. It has to be asked for anew\.$/,
  );
  expect((await operator.registry()).remotes[0]?.current.id).toBe('1.0.0-00000002');
});
