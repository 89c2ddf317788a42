import { expect, test } from '@rstest/core';
import { folderStore } from './folder-store.ts';
import { assertNotHeld, describeHolds, withHold, withoutHold } from './holds.ts';
import { deploymentOn } from './sample-deployment.ts';
import { sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const SALE = { until: inHours(48), reason: 'Black Friday' };
const told = (name: string, { until } = SALE) => `${name} is held until ${until}: Black Friday`;

async function deployed() {
  const root = temporaryFolder('store');
  const { run, release, registry } = deploymentOn(() => folderStore(root));
  await release('shell', sampleShell());
  await release('mf-shop', sampleRemote('mf-shop', '00000001'));
  await release('mf-quiz', sampleRemote('mf-quiz', '00000001'));
  const liveOf = async (name: string) =>
    (await registry()).remotes.find((remote) => remote.name === name)?.current.id;
  return { run, release, registry, liveOf };
}

test('of a remote that is held nothing new goes live, and of others it does', async () => {
  const { run, release, registry, liveOf } = await deployed();
  await release('mf-shop', sampleRemote('mf-shop', '00000002'), { canary: 0.1 });
  expect(await run('hold', 'mf-shop', SALE)).toContain(told('mf-shop'));
  const before = await registry();
  const refused = `${told('mf-shop')}. To end that: pnpm end-hold mf-shop`;
  const next = sampleRemote('mf-shop', '00000003');
  await expect(release('mf-shop', next)).rejects.toThrow(refused);
  await expect(release('mf-shop', next, { canary: 0.5 })).rejects.toThrow(refused);
  await expect(run('promote', 'mf-shop')).rejects.toThrow(refused);
  expect(await registry()).toEqual(before);
  await release('mf-quiz', sampleRemote('mf-quiz', '00000002'));
  expect(await liveOf('mf-quiz')).toBe('1.0.0-00000002');
  expect(await run('releases', '')).toContain(told('mf-shop'));
  expect(await run('end-hold', 'mf-shop')).toContain('nothing is held');
  await release('mf-shop', next);
  expect(await liveOf('mf-shop')).toBe('1.0.0-00000003');
});

test('ways back and the kill switch work while all is held', async () => {
  const { run, release, registry, liveOf } = await deployed();
  await release('mf-shop', sampleRemote('mf-shop', '00000002'));
  await release('mf-quiz', sampleRemote('mf-quiz', '00000002'), { canary: 0.1 });
  await run('hold', 'all', SALE);
  await run('stop-canary', 'mf-quiz');
  await run('switch-off', 'mf-shop');
  expect((await registry()).remotes[0]?.disabled).toBe(true);
  await run('switch-on', 'mf-shop');
  await run('rollback', 'mf-shop');
  expect(await liveOf('mf-shop')).toBe('1.0.0-00000001');
  await run('mark-good', 'mf-shop', { positionals: ['mf-shop', '1.0.0-00000002'] });
  await expect(release('mf-shop', sampleRemote('mf-shop', '00000003'))).rejects.toThrow(
    'Everything is held until',
  );
});

test('the shell is held by its own name, and by that of all', async () => {
  const { run, release, registry } = await deployed();
  for (const name of ['shell', 'all']) {
    await run('hold', name, SALE);
    const before = await registry();
    await expect(release('shell', sampleShell('1.0.0-bbbbbbbbbbbb'))).rejects.toThrow('is held');
    expect(await registry()).toEqual(before);
    await run('end-hold', name);
  }
});

test('the embed is held, too', async () => {
  const { run } = await deployed();
  await run('hold', 'all', SALE);
  await expect(run('release-embed', '')).rejects.toThrow('Everything is held until');
});

test('a hold ends by itself, and the next one sweeps it away', async () => {
  const { run, registry } = await deployed();
  await run('hold', 'mf-shop', SALE);
  const held = await registry();
  const end = new Date(SALE.until);
  expect(() => assertNotHeld(held, 'mf-shop', new Date(end.getTime() - 1))).toThrow('is held');
  assertNotHeld(held, 'mf-shop', end);
  expect(describeHolds(held, end)).toEqual([]);
  expect(() => withoutHold(held, 'mf-shop', end)).toThrow('mf-shop is not held');
  const next = withHold(held, 'mf-quiz', SALE, end);
  expect(Object.keys(next.holds ?? {})).toEqual(['mf-quiz']);
});

test.each([
  ['no time', { until: undefined }],
  ['no real day', { until: '2031-02-31' }],
  ['words', { until: 'luni' }],
  ['a time that is over', { until: inHours(-1) }],
  ['the year after next', { until: inHours(24 * 700) }],
  ['no reason', { reason: undefined }],
  ['a blank reason', { reason: '  ' }],
  ['an essay', { reason: 'x'.repeat(81) }],
])('%s is refused, and nothing is held', async (_, wrong) => {
  const { run, registry } = await deployed();
  await expect(run('hold', 'mf-shop', { ...SALE, ...wrong })).rejects.toThrow(/--until|Say why/);
  expect((await registry()).holds).toBeUndefined();
});

test('a mistyped name is refused, and what can be held is named', async () => {
  const { run, registry } = await deployed();
  await expect(run('hold', 'mf-shp', SALE)).rejects.toThrow(
    'mf-shp was never released. What can be held: all, shell, embed, mf-shop, mf-quiz.',
  );
  expect((await registry()).holds).toBeUndefined();
});
