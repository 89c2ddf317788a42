import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { Registry, Release } from '@vitrina/contract/registry';
import {
  createRegistryKeys,
  signRegistry,
  verifyRegistry,
} from '@vitrina/contract/registry-signature';
import { folderStore } from './folder-store.ts';
import { registryKeeper } from './registry-keeper.ts';
import { repairRegistry } from './repair-registry.ts';
import { SAMPLE_CONFIG, temporaryFolder } from './sample-shell.ts';
import { updateRegistry } from './update-registry.ts';

/** A machine that has seen nothing yet. */
const elsewhere = () => ({ stateDir: temporaryFolder('state') });

const shell = { version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} };
const first: Registry = { revision: 0, shell, remotes: [] };
const withVersion = (version: string) => (registry: Registry) => ({
  ...registry,
  shell: { ...registry.shell, version },
});

/** A store with three signed revisions, and the ways to tamper with it. */
async function signedStore() {
  const root = temporaryFolder('store');
  const stateDir = temporaryFolder('state');
  const store = folderStore(root);
  const { privateKey, publicKey } = await createRegistryKeys();
  const config = { ...SAMPLE_CONFIG, registryKey: publicKey };
  const keeper = (changes: object = {}) =>
    registryKeeper({ store, privateKey, stateDir, config, ...changes });
  await keeper().replace(first, null);
  await updateRegistry(keeper(), withVersion('1.0.1'));
  await updateRegistry(keeper(), withVersion('1.0.2'));
  const file = join(root, 'registry.json');
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as Registry;
  const write = (registry: object) => writeFileSync(file, JSON.stringify(registry));
  const old = (revision: number) =>
    JSON.parse(readFileSync(join(root, `history/${revision}.json`), 'utf8')) as Registry;
  const repair = (ask: (question: string) => Promise<boolean>) =>
    repairRegistry({ store, keeper: keeper(), publicKey, ask });
  const found = () => (existsSync(file) ? readFileSync(file, 'utf8') : null);
  /** Signed with the same key from a store that was restored from a backup. */
  const fork = await signRegistry(withVersion('2.0.0')(read()), privateKey);
  return {
    root,
    store,
    file,
    found,
    read,
    write,
    old,
    fork,
    keeper,
    repair,
    publicKey,
    privateKey,
  };
}
type Signed = Awaited<ReturnType<typeof signedStore>>;

const TAMPERED: Array<[what: string, tamper: (store: Signed) => void, message: RegExp]> = [
  [
    'changed, its signature removed',
    ({ read, write }) => {
      const { signature: _, ...registry } = read();
      write(withVersion('6.6.6')(registry));
    },
    /is not signed\./,
  ],
  ['changed', ({ read, write }) => write(withVersion('6.6.6')(read())), /or was changed since/],
  ['an older one, put back', ({ old, write }) => write(old(1)), /revision 1, and 2 was live/],
  ['gone', ({ file }) => rmSync(file), /is gone, and revision 2 was live/],
];

test.each(TAMPERED)(
  'nothing is signed on top of a registry that is %s',
  async (_, tamper, said) => {
    const store = await signedStore();
    tamper(store);
    const before = store.read.bind(null);
    const kept = (() => {
      try {
        return before();
      } catch {
        return null;
      }
    })();
    await expect(updateRegistry(store.keeper(), withVersion('1.0.3'))).rejects.toThrow(said);
    if (kept) expect(store.read()).toEqual(kept);
  },
);

test.each(TAMPERED)('a registry that is %s is repaired once a person agrees', async (_, tamper) => {
  const store = await signedStore();
  tamper(store);
  await expect(store.repair(async () => false)).rejects.toThrow('Nothing was changed');
  await store.repair(async (question) => question.includes('revision 2, signed with this key'));
  expect(store.read()).toMatchObject({ revision: 3, shell: { version: '1.0.2' } });
  expect(await verifyRegistry(store.read(), store.publicKey)).toBe(true);
  await updateRegistry(store.keeper(), withVersion('1.0.3'));
  await expect(store.repair(async () => true)).rejects.toThrow('needs no repair');
});

test('an older registry is noticed by the history alone, and by this machine alone', async () => {
  const store = await signedStore();
  store.write(store.old(1));
  await expect(store.keeper(elsewhere()).live()).rejects.toThrow('revision 1, and 2 was live');
  rmSync(join(store.root, 'history'), { recursive: true });
  await expect(store.keeper().live()).rejects.toThrow('revision 1, and 2 was live');
});

test('another registry of the same revision and key is noticed', async () => {
  const store = await signedStore();
  const second = store.read();
  rmSync(join(store.root, 'history'), { recursive: true });
  store.write(store.fork);
  await store.keeper(elsewhere()).live();
  store.write(second);
  await expect(store.keeper(elsewhere()).live()).rejects.toThrow('another one had it before');
});

test('a registry of another environment is refused', async () => {
  const { keeper, read } = await signedStore();
  expect(read().environment).toBe('production');
  const config = { ...SAMPLE_CONFIG, environment: 'staging' as const };
  await expect(keeper({ config }).live()).rejects.toThrow('of production; the configuration');
});

test('the history says who made a revision, signed, and the registry does not', async () => {
  const root = temporaryFolder('store');
  const { privateKey, publicKey } = await createRegistryKeys();
  const config = { ...SAMPLE_CONFIG, registryKey: publicKey };
  const keeper = registryKeeper({
    ...{ store: folderStore(root), privateKey, config, operator: 'echipa magazin' },
    stateDir: temporaryFolder('state'),
  });
  await keeper.replace(first, null);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const note = JSON.parse(read('history/0.note.json'));
  expect(note).toMatchObject({ revision: 0, by: 'echipa magazin' });
  expect(Date.now() - Date.parse(note.at)).toBeLessThan(60_000);
  expect(await verifyRegistry(note, publicKey)).toBe(true);
  expect(await verifyRegistry({ ...note, by: 'altcineva' }, publicKey)).toBe(false);
  expect(read('registry.json')).not.toContain('echipa magazin');
  expect(keeper.notes()).toEqual([]);
});

for (const [what, forged] of [
  ['the highest of all revisions', `{"revision":${Number.MAX_SAFE_INTEGER}}`],
  ['no number', '{"revision":"x"}'],
  ['no JSON', '{'],
] as const)
  test(`${what} in the place of the highest revision locks nobody out`, async () => {
    const { root, keeper, read, old, write } = await signedStore();
    const latest = join(root, 'history/latest.json');
    writeFileSync(latest, forged);
    const { revision } = await updateRegistry(keeper(), withVersion('1.0.3'));
    expect([revision, readFileSync(latest, 'utf8')]).toEqual([3, '{"revision":3}']);
    writeFileSync(latest, forged);
    writeFileSync(join(root, `history/${Number.MAX_SAFE_INTEGER}.json`), JSON.stringify(read()));
    expect((await updateRegistry(keeper(elsewhere()), withVersion('1.0.4'))).revision).toBe(4);
    // Going back to an older one is still refused.
    write(old(2));
    await expect(keeper(elsewhere()).live()).rejects.toThrow('4 was live before');
  });

test('a repair goes above no revision that nobody ever reaches', async () => {
  const { root, read, write, repair } = await signedStore();
  const { signature: _, ...registry } = read();
  write(registry);
  writeFileSync(
    join(root, 'history/latest.json'),
    JSON.stringify({ revision: Number.MAX_SAFE_INTEGER }),
  );
  expect((await repair(async () => true)).revision).toBe(3);
});

test('a repair shows all that browsers would run, the canary and the fallback too', async () => {
  const { read, write, repair, keeper, old } = await signedStore();
  const release = (id: string): Release => ({
    ...{
      id,
      version: '1.0.0',
      container: 'mf_blog_0',
      contract: '^1.0.0',
      modules: {},
      shared: {},
    },
    entry: {
      url: `https://remote.exemplu.ro/${id}/entry.js`,
      integrity: `sha384-${'A'.repeat(64)}`,
    },
    mounts: [],
  });
  const [current, previous, trial] = [1, 2, 3].map((last) => release(`1.0.0-0000000${last}`));
  if (!current || !previous || !trial) throw new Error('There are no releases.');
  const canary = { release: trial, share: 0.5 };
  const entry = { name: 'mf-blog', current, previous, canary, disabled: true };
  await updateRegistry(keeper(), (registry) => ({ ...registry, remotes: [entry] }));
  write(old(0));
  let asked = '';
  await repair(async (question) => {
    asked = question;
    return true;
  });
  expect(asked).toContain(
    [
      '  mf-blog 1.0.0-00000001 from https://remote.exemplu.ro/1.0.0-00000001/entry.js, switched off',
      '    for 50 % 1.0.0-00000003 from https://remote.exemplu.ro/1.0.0-00000003/entry.js',
      '    pages fall back to 1.0.0-00000002 from https://remote.exemplu.ro/1.0.0-00000002/entry.js',
    ].join('\n'),
  );
  expect(read().revision).toBe(4);
});

test('files without a signature in the place of coming revisions are in nobody’s way', async () => {
  const { root, keeper, old } = await signedStore();
  const file = (name: string) => join(root, `history/${name}.json`);
  for (const name of ['3', '3.note', '4', '4.note']) writeFileSync(file(name), '{');
  for (const version of ['1.0.3', '1.0.4'])
    await updateRegistry(keeper({ operator: 'ana' }), withVersion(version));
  expect((await keeper().live())?.registry.revision).toBe(4);
  for (const revision of [3, 4]) {
    expect(old(revision).revision).toBe(revision);
    expect(JSON.parse(readFileSync(file(`${revision}.note`), 'utf8'))).toMatchObject({ by: 'ana' });
  }
  // A signed revision is never overwritten.
  const signed = readFileSync(file('4'), 'utf8');
  writeFileSync(join(root, 'registry.json'), JSON.stringify({ ...old(3), revision: 4 }));
  await expect(keeper().live()).rejects.toThrow('is not signed with this key');
  expect(readFileSync(file('4'), 'utf8')).toBe(signed);
});

/** From an ECDSA signature (r, s) anybody can make another valid one, (r, n - s). */
function withOtherSignature(registry: Registry): Registry {
  const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
  const hex = Buffer.from(registry.signature ?? '', 'base64').toString('hex');
  const other = (ORDER - BigInt(`0x${hex.slice(64)}`)).toString(16).padStart(64, '0');
  const signature = Buffer.from(hex.slice(0, 64) + other, 'hex').toString('base64');
  return { ...registry, signature };
}

/** Copies that carry the key's signature, but are not the file that the tool wrote. */
const COPIES: Array<[what: string, copy: (store: Signed, of: (name: string) => string) => void]> = [
  [
    'the live registry in other bytes, in the history',
    ({ old }, of) => writeFileSync(of('2'), JSON.stringify(old(2), null, 1)),
  ],
  [
    'the live registry with another signature of the same key, in the history',
    ({ old }, of) => writeFileSync(of('2'), JSON.stringify(withOtherSignature(old(2)))),
  ],
  [
    'the live registry in other bytes, in its own place',
    ({ file, read }) => writeFileSync(file, JSON.stringify(read(), null, 1)),
  ],
  [
    'a note in the place of its registry',
    (_, of) => writeFileSync(of('2'), readFileSync(of('2.note'))),
  ],
  [
    'a registry in the place of its note',
    (_, of) => writeFileSync(of('2.note'), readFileSync(of('2'))),
  ],
  [
    'a note as the highest of the history',
    ({ root }, of) => writeFileSync(of('9'), readFileSync(join(root, 'history/2.note.json'))),
  ],
];
for (const [what, copy] of COPIES)
  test(`${what} is in nobody’s way`, async () => {
    const store = await signedStore();
    const of = (name: string) => join(store.root, `history/${name}.json`);
    copy(store, of);
    const { keeper, old } = store;
    expect((await keeper().live())?.registry.revision).toBe(2);
    expect((await updateRegistry(keeper(), withVersion('1.0.3'))).revision).toBe(3);
    const past: number[] = [];
    for await (const { registry } of keeper().past()) past.push(registry.revision);
    expect(past).toEqual([3, 2, 1, 0]);
    expect(old(2).shell.version).toBe('1.0.2');
  });

test('a note in the place of the next registry is replaced by it', async () => {
  const { root, keeper, old, privateKey } = await signedStore();
  const note = { revision: 3, at: new Date().toISOString(), by: 'ana' };
  const text = JSON.stringify(await signRegistry(note, privateKey));
  writeFileSync(join(root, 'history/3.json'), text);
  await updateRegistry(keeper(), withVersion('1.0.3'));
  expect((await keeper().live())?.registry.revision).toBe(3);
  expect(old(3).shell.version).toBe('1.0.3');
});

test('an older registry in the place of a later one is not taken for it', async () => {
  const { root, keeper, old } = await signedStore();
  writeFileSync(join(root, 'history/1.json'), JSON.stringify(old(0)));
  const found: number[] = [];
  for await (const { registry } of keeper().past()) found.push(registry.revision);
  expect(found).toEqual([2, 0]);
});

test('a spoiled revision of the history hides none before it', async () => {
  const { root, keeper } = await signedStore();
  writeFileSync(join(root, 'history/1.json'), '{');
  const found: number[] = [];
  for await (const { registry } of keeper().past()) found.push(registry.revision);
  expect(found).toEqual([2, 0]);
});

test('what a thief signed as the last of all revisions is followed by others under another key', async () => {
  const { store, keeper, read, write, privateKey } = await signedStore();
  write(await signRegistry({ ...read(), revision: Number.MAX_SAFE_INTEGER }, privateKey));
  await expect(updateRegistry(keeper(), withVersion('1.0.3'))).rejects.toThrow(
    'No revision can follow that of the registry',
  );
  const fresh = await createRegistryKeys();
  const config = { ...SAMPLE_CONFIG, registryKey: fresh.publicKey };
  const anew = () => keeper({ privateKey: fresh.privateKey, config });
  const { publicKey } = fresh;
  const repaired = await repairRegistry({
    store,
    keeper: anew(),
    publicKey,
    ask: async () => true,
  });
  expect(repaired.revision).toBe(3);
  expect((await updateRegistry(anew(), withVersion('1.0.3'))).revision).toBe(4);
});
