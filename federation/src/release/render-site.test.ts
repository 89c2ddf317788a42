import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { Registry } from '@vitrina/contract/registry';
import {
  createRegistryKeys,
  signRegistry,
  verifyRegistry,
} from '@vitrina/contract/registry-signature';
import { readPlatformConfig } from '../read-config.ts';
import type { ReleaseManifest } from '../release-file.ts';
import type { SiteRoutes } from '../site-documents.ts';
import { type CommandOptions, readOptions } from './command-options.ts';
import { folderStore } from './folder-store.ts';
import { deploymentOn, SAMPLE_ORIGIN } from './sample-deployment.ts';
import { SAMPLE_CONFIG, sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';

const ORIGIN = SAMPLE_ORIGIN;

/** A store in a folder with its shell, and the commands on it. */
async function deployment(changes: Partial<CommandOptions> = {}) {
  const root = temporaryFolder('store');
  const { run, release } = deploymentOn(() => folderStore(root), changes);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const registry = () => JSON.parse(read('registry.json')) as Registry;
  const inlined = (document = '_default.html'): Registry => {
    const { folder } = JSON.parse(read('html/revision.json')) as { folder: string };
    const block = /id="vitrina-registry">(.*?)<\/script>/.exec(read(`${folder}/${document}`));
    return JSON.parse(block?.[1] ?? '') as Registry;
  };
  await run('release', 'shell');
  return { root, run, release, read, registry, inlined };
}

test('every document follows each release and each rollback', async () => {
  const { root, run, release, registry, inlined, read } = await deployment();
  expect(inlined().remotes).toEqual([]);
  await release('mf-shop', sampleRemote('mf-shop', '00000001'));
  await release('mf-shop', sampleRemote('mf-shop', '00000002'));
  for (const document of ['_default.html', '_payment.html', 'index.html', 'faq.html'])
    expect(inlined(document)).toEqual(registry());
  const before = read('html/revision.json');
  await run('rollback', 'mf-shop');
  expect(inlined()).toEqual(registry());
  expect(inlined().remotes[0]?.current.id).toBe('1.0.0-00000001');
  // No header changed, so the documents stay where they are.
  expect(JSON.parse(read('html/revision.json')).folder).toBe(JSON.parse(before).folder);
  expect(existsSync(join(root, 'site/static/index.aaaaaaaaaa.js'))).toBe(true);
});

test('pages that stand in the HTML carry no registry, so no release makes them stale', async () => {
  const { run, release, registry, inlined, read } = await deployment();
  const shell = sampleShell('1.0.0-bbbbbbbbbbbb', { frames: { public: 'frames/public.html' } });
  await release('shell', shell);
  const page = () => {
    const { folder } = JSON.parse(read('html/revision.json')) as { folder: string };
    return read(`${folder}/index.html`);
  };
  const before = page();
  expect(before).not.toContain('vitrina-registry');
  expect(before).toContain('data-shell-release="1.0.0-bbbbbbbbbbbb"');
  await release('mf-shop', sampleRemote('mf-shop', '00000001'));
  expect(page()).toBe(before);
  expect(inlined()).toEqual(registry());
  // The first shell's pages read only an inlined registry.
  await run('rollback', 'shell');
  expect(inlined('index.html')).toEqual(registry());
});

test('releases at the same moment end with one HTML that has them all', async () => {
  const { release, registry, inlined } = await deployment();
  const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e'];
  await Promise.all(names.map((name) => release(name, sampleRemote(name, '00000001'))));
  expect(
    registry()
      .remotes.map(({ name }) => name)
      .sort(),
  ).toEqual(names);
  expect(inlined()).toEqual(registry());
});

test('another policy moves the documents to another folder, beside those of the old one', async () => {
  const { release, read, root } = await deployment();
  const before = JSON.parse(read('html/revision.json')).folder as string;
  await release('mf-shop', sampleRemote('mf-shop', '00000001'));
  const after = JSON.parse(read('html/revision.json')).folder as string;
  expect(after).not.toBe(before);
  expect(existsSync(join(root, before, '_default.html'))).toBe(true);
  expect(read('html/headers.json')).toContain(ORIGIN);
  expect(read('html/nginx-maps.conf')).toContain(ORIGIN);
});

test('a release touches no other remote', async () => {
  const { release, run, registry } = await deployment();
  await release('mf-shop', sampleRemote('mf-shop', '00000001'));
  await release('mf-quiz', sampleRemote('mf-quiz', '00000001'));
  const quiz = () => JSON.stringify(registry().remotes.find(({ name }) => name === 'mf-quiz'));
  const before = quiz();
  await release('mf-shop', sampleRemote('mf-shop', '00000002'), { canary: 0.5 });
  await run('promote', 'mf-shop');
  await run('rollback', 'mf-shop');
  await run('switch-off', 'mf-shop');
  await release('mf-shop', sampleRemote('mf-shop', '00000003'));
  expect(quiz()).toBe(before);
  expect(registry().remotes.find(({ name }) => name === 'mf-shop')?.disabled).toBe(true);
});

test('with a key in the configuration, no HTML is made from a registry that is not signed with it', async () => {
  const ours = await createRegistryKeys();
  const theirs = await createRegistryKeys();
  const config = { ...SAMPLE_CONFIG, registryKey: ours.publicKey };
  const { inlined, registry, run, root } = await deployment({
    config,
    privateKey: ours.privateKey,
  });
  expect(inlined()).toEqual(registry());
  const tampered = await signRegistry({ ...registry(), revision: 7 }, theirs.privateKey);
  writeFileSync(join(root, 'registry.json'), JSON.stringify(tampered));
  await expect(run('render-html', '')).rejects.toThrow('not signed with the configured key');
});

test.each([
  ['no key', null, 'set VITRINA_REGISTRY_KEY'],
  ['another key', 'theirs', 'does not belong to the registryKey'],
  ['no key at all', 'garbage', 'is no key'],
] as const)(
  'with a key in the configuration nothing is written with %s',
  async (_, key, message) => {
    const ours = await createRegistryKeys();
    const theirs = await createRegistryKeys();
    const config = { ...SAMPLE_CONFIG, registryKey: ours.publicKey };
    const root = temporaryFolder('store');
    const privateKey = key === 'theirs' ? theirs.privateKey : key;
    await expect(deployment({ config, privateKey, store: folderStore(root) })).rejects.toThrow(
      message,
    );
    expect(readdirSync(root)).toEqual([]);
  },
);

test('without a key nothing is released into a signed registry, and no file is uploaded', async () => {
  const { privateKey } = await createRegistryKeys();
  const { release, root, registry } = await deployment({ privateKey });
  await expect(
    release('mf-shop', sampleRemote('mf-shop', '00000001'), { privateKey: null }),
  ).rejects.toThrow('VITRINA_REGISTRY_KEY');
  expect(existsSync(join(root, 'mf-shop'))).toBe(false);
  expect(registry().remotes).toEqual([]);
});

test('the registry is signed anew with another key, and its HTML made', async () => {
  const old = await createRegistryKeys();
  const next = await createRegistryKeys();
  const { run, registry, inlined } = await deployment({ privateKey: old.privateKey });
  const config = { ...SAMPLE_CONFIG, registryKey: next.publicKey };
  const changed = { privateKey: next.privateKey, config };
  await expect(run('sign-registry', '', changed)).rejects.toThrow('--signed-with');
  await run('sign-registry', '', { ...changed, signedWith: old.publicKey });
  expect(registry().revision).toBe(1);
  expect(inlined()).toEqual(registry());
});

test('an origin that the configuration does not allow is refused before anything changes', async () => {
  const config = { ...SAMPLE_CONFIG, remoteOrigins: ['https://other.exemplu.ro'] };
  const { release, registry } = await deployment();
  const before = registry();
  await expect(release('mf-shop', sampleRemote('mf-shop', '00000001'), { config })).rejects.toThrow(
    /none of the configured remoteOrigins/,
  );
  expect(registry()).toEqual(before);
});

test('a remote goes live only when its origin serves what was uploaded', async () => {
  const { release, registry, root } = await deployment();
  const nobody = { isServed: true, origin: 'http://127.0.0.1:9' };
  await expect(release('mf-shop', sampleRemote('mf-shop', '00000001'), nobody)).rejects.toThrow(
    'nothing went live:\n  http://127.0.0.1:9/1.0.0-00000001/entry.js got no answer',
  );
  expect(registry().remotes).toEqual([]);
  expect(existsSync(join(root, 'mf-shop/1.0.0-00000001/entry.js'))).toBe(true);
});

test('no HTML is made from a registry that names a foreign origin', async () => {
  const { run, release, read } = await deployment();
  await release('mf-shop', sampleRemote('mf-shop', '00000001'));
  const before = read('html/revision.json');
  const config = { ...SAMPLE_CONFIG, remoteOrigins: ['https://other.exemplu.ro'] };
  await expect(run('render-html', '', { config })).rejects.toThrow(ORIGIN);
  expect(read('html/revision.json')).toBe(before);
});

test('colours and logo need no build: their files lie beside those of the shell', async () => {
  const { root, run, read } = await deployment();
  const brand = { ...SAMPLE_CONFIG.brand, colors: { primary: '#7a1f5c' } };
  await run('render-html', '', { config: { ...SAMPLE_CONFIG, brand } });
  const { folder } = JSON.parse(read('html/revision.json')) as { folder: string };
  for (const document of ['_default.html', '_payment.html', 'index.html', 'faq.html']) {
    const html = read(`${folder}/${document}`);
    const style = /<link href="\/(static\/brand\/brand\.[0-9a-f]{10}\.css)"/.exec(html)?.[1] ?? '';
    expect(read(`site/${style}`)).toContain('--color-primary:#7a1f5c');
    expect(html).not.toContain('"colors"');
  }
  expect(existsSync(join(root, 'site/static/index.aaaaaaaaaa.js'))).toBe(true);
  await run('render-html', '');
  expect(read(`${folder}/index.html`)).not.toContain('stylesheet');
});

test('a wrong colour in the configuration is refused before anything is written', () => {
  const file = join(temporaryFolder('config'), 'production.json');
  const brand = { ...SAMPLE_CONFIG.brand, colors: { primary: '#ffd400' } };
  writeFileSync(file, JSON.stringify({ ...SAMPLE_CONFIG, brand }));
  expect(() => readOptions(['--to', temporaryFolder('store'), '--config', file], {})).toThrow(
    /brand\.colors\.primary: #ffd400 has a contrast of 1\.25:1 .* nearest colour that has it is #a58800$/,
  );
});

test('the path of a logo is meant from the configuration', () => {
  const dir = temporaryFolder('config');
  const brand = { ...SAMPLE_CONFIG.brand, logo: 'pictures/logo.svg' };
  const config = { ...SAMPLE_CONFIG, environment: 'staging', brand };
  writeFileSync(join(dir, 'staging.json'), JSON.stringify(config));
  const read = readPlatformConfig(join(dir, 'staging.json'));
  expect(read.brand.logo).toBe(join(dir, 'pictures/logo.svg'));
});

/** A remote's build that claims another path. */
function claiming(name: string, hash: string, path: string): string {
  const dir = sampleRemote(name, hash);
  const file = join(dir, 'release.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest;
  const mounts = manifest.mounts.map((mount) => ({ ...mount, path }));
  writeFileSync(file, JSON.stringify({ ...manifest, mounts }));
  return dir;
}

test('a release that claims the path of another remote is refused, and nothing is uploaded', async () => {
  const { release, root, registry } = await deployment();
  await release('mf-quiz', sampleRemote('mf-quiz', '00000001'));
  const before = registry();
  await expect(release('mf-shop', claiming('mf-shop', '00000001', '/quiz'))).rejects.toThrow(
    'claims /quiz, which mf-quiz fills',
  );
  expect(registry()).toEqual(before);
  expect(existsSync(join(root, 'mf-shop'))).toBe(false);
});

test('the roster decides what a release may claim; it changes by its own command only', async () => {
  const { release, run, root, registry, read } = await deployment();
  await release('mf-shop', sampleRemote('mf-shop', '00000001'));
  const file = join(temporaryFolder('roster'), 'roster.json');
  const shown = await run('roster', '');
  writeFileSync(file, shown ?? '');
  await run('roster', file);
  const { $of: _, ...given } = JSON.parse(shown ?? '');
  expect(registry().roster).toEqual(given);
  await expect(release('mf-quiz', sampleRemote('mf-quiz', '00000001'))).rejects.toThrow(
    'the roster does not give mf-quiz the mount page at /quiz',
  );
  const moved = claiming('mf-shop', '00000002', '/elsewhere');
  await expect(release('mf-shop', moved, { canary: 0.1 })).rejects.toThrow('/elsewhere');
  await release('mf-shop', sampleRemote('mf-shop', '00000003'));
  expect(registry().roster).toEqual(given);

  writeFileSync(file, '{}');
  await expect(run('roster', file)).rejects.toThrow('A live release is outside of it');

  const html = read('html/revision.json');
  writeFileSync(join(root, 'registry.json'), JSON.stringify({ ...registry(), roster: {} }));
  await expect(run('render-html', '')).rejects.toThrow('No HTML is made');
  expect(read('html/revision.json')).toBe(html);
});

/** A build with an offer of the slot "side" in its page, or with what fills it. */
function slotted(name: string, hash: string, part: 'offers' | 'fills'): string {
  const dir = sampleRemote(name, hash);
  const file = join(dir, 'release.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest;
  const mounts = manifest.mounts.map((mount) => ({ ...mount, offers: ['side'] }));
  const slots = [{ slot: 'side', id: 'card', module: './card', order: 0 }];
  writeFileSync(
    file,
    JSON.stringify({ ...manifest, ...(part === 'offers' ? { mounts } : { slots }) }),
  );
  return dir;
}

test('slots are given by the roster, and what two claim is named', async () => {
  const { release, run, root, registry } = await deployment();
  await expect(release('mf-quiz', slotted('mf-quiz', '00000001', 'fills'))).rejects.toThrow(
    'fills the slot side, which no live release offers',
  );
  expect(existsSync(join(root, 'mf-quiz'))).toBe(false);
  await release('mf-partner', slotted('mf-partner', '00000001', 'offers'));
  await release('mf-quiz', slotted('mf-quiz', '00000001', 'fills'));
  const shown = (await run('roster', '')) ?? '';
  expect(JSON.parse(shown)['mf-partner'][0].slots).toEqual({ side: ['mf-quiz/card'] });
  const file = join(temporaryFolder('roster'), 'roster.json');
  writeFileSync(file, shown.replace('mf-quiz/card', 'mf-quiz/other'));
  await expect(run('roster', file)).rejects.toThrow(
    'A live release is outside of it: the roster does not let mf-quiz fill side/card',
  );
  const twice = registry();
  const [, quiz] = twice.remotes;
  if (quiz)
    twice.remotes.push({ ...quiz, name: 'mf-copy', current: { ...quiz.current, mounts: [] } });
  writeFileSync(join(root, 'registry.json'), JSON.stringify(twice));
  expect(await run('render-html', '')).toContain(
    'side/card of mf-copy is disabled: mf-quiz fills it',
  );
});

test('of two live remotes at one path the later one has no document, and is named', async () => {
  const { release, run, root, registry, read } = await deployment();
  await release('mf-quiz', sampleRemote('mf-quiz', '00000001'));
  await release('mf-shop', sampleRemote('mf-shop', '00000001'));
  const both = registry();
  for (const mount of both.remotes[1]?.current.mounts ?? []) mount.path = '/quiz';
  writeFileSync(join(root, 'registry.json'), JSON.stringify(both));
  expect(await run('render-html', '')).toContain(
    'mf-shop/page is disabled: mf-quiz/page fills /quiz',
  );
  expect(JSON.parse(read('html/headers.json')).paymentPaths).toEqual([]);
});

test('a live remote inside the path of an earlier one adds no address and no document, and is named', async () => {
  const { release, run, root, registry, read } = await deployment();
  await release('mf-products', sampleRemote('mf-products', '00000001'));
  await release('mf-shop', sampleRemote('mf-shop', '00000001'));
  const both = registry();
  for (const mount of both.remotes[1]?.current.mounts ?? []) mount.path = '/products/12/mine';
  writeFileSync(join(root, 'registry.json'), JSON.stringify(both));
  expect(await run('render-html', '')).toContain(
    'mf-shop/page is disabled: mf-products/page fills /products',
  );
  const { paymentPaths, known } = JSON.parse(read('html/headers.json')) as SiteRoutes;
  expect(paymentPaths).toEqual([]);
  expect(known?.filter(({ pattern }) => pattern.includes('mine'))).toEqual([]);
});

const LINK = { place: 'header', label: 'Jurnal', order: 1, mount: 'page' };
const linked = (hash: string) => sampleRemote('mf-blog', hash, { navigation: [LINK] });

test('a remote gets its link by its own release, and loses it with that', async () => {
  const { release, run, read, registry } = await deployment();
  const links = () => {
    const { folder } = JSON.parse(read('html/revision.json')) as { folder: string };
    const html = read(`${folder}/index.html`);
    expect(html).not.toContain('vitrina-links');
    return /<body>(.*)<\/body>/.exec(html)?.[1];
  };
  const { shell } = registry();
  expect(links()).toBe('');
  await release('mf-blog', sampleRemote('mf-blog', '00000001'));
  expect(links()).toBe('');
  await release('mf-blog', linked('00000002'), { canary: 0.5 });
  expect(links(), 'a document is for everybody').toBe('');
  await run('promote', 'mf-blog');
  expect(links()).toBe('<a href="/blog">Jurnal</a>');
  await run('switch-off', 'mf-blog');
  expect(links()).toBe('');
  await run('switch-on', 'mf-blog');
  expect(links()).toBe('<a href="/blog">Jurnal</a>');
  await run('rollback', 'mf-blog');
  expect(links()).toBe('');
  expect(registry().shell).toEqual(shell);
});

const COMMAND = { id: 'open', label: 'Jurnal', mount: 'page', shortcut: 'g j' };

test('a release that claims the command of another remote is refused; a registry with both names the second', async () => {
  const { release, run, root, registry } = await deployment();
  await release('mf-blog', sampleRemote('mf-blog', '00000001', { commands: [COMMAND] }));
  const before = registry();
  const second = { commands: [{ ...COMMAND, id: 'other' }] };
  await expect(release('mf-news', sampleRemote('mf-news', '00000001', second))).rejects.toThrow(
    'mf-news 1.0.0-00000001: mf-news/other claims the shortcut "g j" of mf-blog/open.',
  );
  expect(registry()).toEqual(before);
  await release('mf-news', sampleRemote('mf-news', '00000002'));
  const both = registry();
  for (const { current } of both.remotes) current.commands = [COMMAND];
  writeFileSync(join(root, 'registry.json'), JSON.stringify(both));
  expect(await run('render-html', '')).toContain(
    'the command "open" of mf-news/open is disabled: mf-blog/open has it',
  );
});

test('a shell that takes links from the registry waits until every live remote says its own', async () => {
  const { release } = await deployment();
  await release('mf-blog', sampleRemote('mf-blog', '00000001'));
  const next = () =>
    release('shell', sampleShell('1.1.0-bbbbbbbbbbbb', { understands: ['navigation'] }));
  await expect(next()).rejects.toThrow(
    'mf-blog 1.0.0-00000001 does not say its links, and they would vanish with this shell',
  );
  await release('mf-blog', linked('00000002'));
  await next();
  // The live shell reads links from the registry already, so an entry without links has none.
  await release('mf-blog', sampleRemote('mf-blog', '00000003'));
  await release('shell', sampleShell('1.2.0-cccccccccccc', { understands: ['navigation'] }));
});

test('an entry that this tool does not understand keeps nobody else from working, and stays signed', async () => {
  const { privateKey, publicKey } = await createRegistryKeys();
  const config = { ...SAMPLE_CONFIG, registryKey: publicKey };
  const { release, run, root, registry, inlined } = await deployment({ privateKey, config });
  await release('mf-shop', sampleRemote('mf-shop', '00000001'));
  const [shop] = registry().remotes;
  const later = {
    ...registry(),
    tier: 'new key',
    remotes: [
      { name: 'mf-broken', current: { id: 'none' } },
      { ...shop, name: 'mf-later', tier: 1, current: { ...shop?.current, needs: ['newer'] } },
      shop,
    ],
  };
  const { signature: _, ...unsigned } = later;
  const text = JSON.stringify(await signRegistry(unsigned as Registry, privateKey));
  for (const file of ['registry.json', 'history/1.json']) writeFileSync(join(root, file), text);

  await release('mf-quiz', sampleRemote('mf-quiz', '00000001'));
  await release('mf-shop', sampleRemote('mf-shop', '00000002'));
  await run('rollback', 'mf-shop');
  expect(await run('switch-off', 'mf-quiz')).toContain('mf-broken, its live release is left out');
  const live = registry();
  expect(live).toMatchObject({ tier: 'new key' });
  expect(live.remotes).toEqual(expect.arrayContaining(later.remotes.slice(0, 2)));
  expect(live.remotes.find(({ name }) => name === 'mf-quiz')?.disabled).toBe(true);
  expect(inlined()).toEqual(live);
  expect(await verifyRegistry(live, publicKey)).toBe(true);
});

test('a drill of the shell: rolled back, refused where a live remote needs the newer one', async () => {
  const { release, run, registry, read } = await deployment();
  await release('shell', sampleShell('1.0.1-bbbbbbbbbbbb'));
  expect(await run('rollback', 'shell')).toContain('shell 1.0.0-aaaaaaaaaaaa is live');
  expect(JSON.parse(read('html/headers.json')).shell).toBe('1.0.0-aaaaaaaaaaaa');
  expect(registry().bad).toEqual({ shell: ['1.0.1-bbbbbbbbbbbb'] });
  await expect(run('rollback', 'shell')).rejects.toThrow('no good shell');

  const newer = sampleShell('1.1.0-cccccccccccc');
  const file = join(newer, 'shell.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...manifest, contract: '1.1.0' }));
  await release('shell', newer);
  const shop = sampleRemote('mf-shop', '00000001');
  const made = JSON.parse(readFileSync(join(shop, 'release.json'), 'utf8')) as object;
  writeFileSync(join(shop, 'release.json'), JSON.stringify({ ...made, contract: '^1.1.0' }));
  await release('mf-shop', shop);
  await expect(run('rollback', 'shell')).rejects.toThrow('mf-shop 1.0.0-00000001 needs contract');
  expect(registry().shell.release).toBe('1.1.0-cccccccccccc');
});

test('a remote is rolled back twice, and to any release of its history', async () => {
  const { release, run, registry } = await deployment();
  const hashes = ['00000001', '00000002', '00000003'];
  for (const hash of hashes) await release('mf-shop', sampleRemote('mf-shop', hash));
  await run('rollback', 'mf-shop');
  await run('rollback', 'mf-shop');
  const [one] = registry().remotes;
  expect(one).toMatchObject({ current: { id: '1.0.0-00000001' }, previous: null });
  await run('rollback', 'mf-shop', { positionals: ['mf-shop', '1.0.0-00000003'] });
  const [three] = registry().remotes;
  expect(three).toMatchObject({ current: { id: '1.0.0-00000003' }, previous: null });
  await run('mark-good', 'mf-shop', { positionals: ['mf-shop', '1.0.0-00000002'] });
  expect(registry().remotes[0]?.previous?.id).toBe('1.0.0-00000002');
});

test('a release over a running canary asks first', async () => {
  const { release, registry } = await deployment();
  await release('mf-shop', sampleRemote('mf-shop', '00000001'));
  await release('mf-shop', sampleRemote('mf-shop', '00000002'), { canary: 0.1 });
  const before = registry();
  const questions: string[] = [];
  const refuse = async (question: string) => {
    questions.push(question);
    return false;
  };
  for (const more of [{}, { canary: 0.5 }]) {
    const next = sampleRemote('mf-shop', '00000003');
    await expect(release('mf-shop', next, { ...more, ask: refuse })).rejects.toThrow(
      'Nothing was changed.',
    );
  }
  expect(questions).toHaveLength(2);
  expect(questions[0]).toContain('1.0.0-00000002 for 10 %');
  expect(registry()).toEqual(before);
  await release('mf-shop', sampleRemote('mf-shop', '00000003'));
  expect(registry().remotes[0]?.canary ?? null).toBeNull();
});
