import { createHash } from 'node:crypto';
import { expect, test } from '@rstest/core';
import type { Registry, Release } from '@vitrina/contract/registry';
import { canonicalJson } from '@vitrina/contract/registry-signature';
import { releaseAt } from '../../release-at.ts';
import { releaseManifestSchema } from '../../release-file.ts';
import { describeSubmission } from './describe-submission.ts';
import type { Submission } from './submission.ts';

const hashOf = (letter: string) => `sha384-${letter.repeat(64)}`;

const release = (id: string, letter: string, more: object = {}): Release => ({
  ...{ id, version: '1.0.0', container: 'mf_shop_1', contract: '^1.0.0' },
  entry: { url: `https://shop.exemplu.ro/${id}/entry.js`, integrity: hashOf(letter) },
  ...{ modules: {}, shared: {} },
  mounts: [mount()],
  ...more,
});

const mount = (more: object = {}) => ({
  ...{ id: 'page', path: '/shop', title: 'Magazin', access: 'public' as const, onDenied: '/' },
  ...{ header: 'public' as const, module: './page', document: 'default' as const },
  ...{ preloadCalls: ['/api/products'], timeoutMs: 4500 },
  ...more,
});

const live = (current: Release, more: object = {}): Registry => ({
  revision: 7,
  shell: { version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} },
  remotes: [{ name: 'mf-shop', current, previous: null, ...more }],
});

const submission = (current: Release, more: Partial<Submission> = {}): Submission => ({
  ...{ environment: 'production', name: 'mf-shop', serial: 3, current, previous: null },
  ...{ disabled: false, bad: [], by: 'Ana', at: '2026-01-01T00:00:00.000Z', revision: 7 },
  ...more,
});

const fileOf = (url: string) => ({ url, integrity: hashOf('B'), as: 'style' as const });

const FIRST = release('1.0.0-00000001', 'A');

test('it names every right that a release takes and leaves', () => {
  const next = release('1.0.0-00000002', 'B', {
    mounts: [
      mount({
        ...{ access: 'admin', document: 'payment', preloadCalls: ['/api/orders'] },
        ...{ offers: ['beside'], html: { calls: ['/api/news'], pages: [':id'] } },
      }),
    ],
    slots: [{ slot: 'below', id: 'list', module: './page', order: 0, mount: 'page' }],
    navigation: [{ place: 'header', label: 'Magazin', order: 1, mount: 'page' }],
    commands: [{ id: 'shop', label: 'Magazin', mount: 'page' }],
    renderBundle: { file: 'pages-html/pages.js', integrity: hashOf('C') },
  });
  expect(describeSubmission(live(FIRST), submission(next, { previous: FIRST }))).toEqual([
    'mf-shop, serial 3, by Ana at 2026-01-01T00:00:00.000Z, made from revision 7:',
    `  for everybody 1.0.0-00000002 in place of 1.0.0-00000001, from https://shop.exemplu.ro/1.0.0-00000002/entry.js, ${hashOf('B')}`,
    expect.stringMatching(/^ {4}its release\.json has the SHA-256 [0-9a-f]{64}$/),
    '    + page at /shop, for admin, in a document "payment"',
    '    + page asks for /api/orders ahead',
    '    + page offers the slot beside',
    '    + page is HTML at :id, from /api/news',
    '    + fills below/list, as page',
    '    + a link "Magazin" in header, to page',
    '    + a command shop, "Magazin", to page',
    `    + writes HTML by pages-html/pages.js, ${hashOf('C')}`,
    '    - page at /shop, for public, in a document "default"',
    '    - page asks for /api/products ahead',
    `  pages fall back to 1.0.0-00000001, from https://shop.exemplu.ro/1.0.0-00000001/entry.js, ${hashOf('A')}`,
    expect.stringContaining('its release.json has the SHA-256'),
  ]);
});

test.each<[what: string, change: object, said: string]>([
  ['pages', { pages: ['', ':any'] }, 'page: pages ["",":any"]'],
  ['permissions', { permissions: { '': 'orders' } }, 'page: permissions {"":"orders"}'],
  ['its purpose', { serves: 'shop' }, 'page: serves "shop"'],
  ['where others are sent', { onDenied: '/evil' }, 'page: onDenied "/evil"'],
  ['its header', { header: 'dashboard' }, 'page: header "dashboard"'],
  ['a call for what exists', { exists: { call: '/api/x' } }, 'page: exists {"call":"/api/x"}'],
  ['what only later versions read', { later: [1] }, 'page: later [1]'],
])('of a mount it also tells %s', (_, change, said) => {
  const next = release('1.0.0-00000002', 'B', { mounts: [mount(change)] });
  expect(describeSubmission(live(FIRST), submission(next))).toContain(`    + ${said}`);
});

test.each<[what: string, change: object, said: string]>([
  ['the contract it runs with', { contract: '*' }, 'contract "*"'],
  ['what its readers must understand', { needs: ['navigation'] }, 'needs ["navigation"]'],
  ['what only later versions read', { later: true }, 'later true'],
  [
    'files from another origin',
    { modules: { './page': [fileOf('https://evil.example/x.css')] } },
    `loads https://evil.example/x.css, ${hashOf('B')}`,
  ],
  [
    'the page of a link',
    { navigation: [{ place: 'header', label: 'A', order: 1, mount: 'page', page: 'b' }] },
    'a link "A" in header, to page, {"page":"b"}',
  ],
  [
    'the words of a command',
    { commands: [{ id: 'a', label: 'A', mount: 'page', keywords: ['b'] }] },
    'a command a, "A", to page, {"keywords":["b"]}',
  ],
])('of a release it also tells %s', (_, change, said) => {
  const next = release('1.0.0-00000002', 'B', change);
  expect(describeSubmission(live(FIRST), submission(next))).toContain(`    + ${said}`);
});

test('of the files each one outside of the folder of the release is told', () => {
  const told = (next: Release) => describeSubmission(live(FIRST), submission(next)).join('\n');
  const withFiles = (...urls: string[]) =>
    release('1.0.0-00000002', 'B', { modules: { './page': urls.map(fileOf) } });
  const own = 'https://shop.exemplu.ro/1.0.0-00000002';
  const others = [
    'https://shop.exemplu.ro/1.0.0-ffffffff/evil.js',
    `${own}/../1.0.0-ffffffff/evil.js`,
    `${own}0/evil.js`,
    'https://shop.exemplu.ro/evil.js?/1.0.0-00000002/',
  ];
  const said = told(withFiles(`${own}/own.css`, ...others));
  for (const url of others) expect(said).toContain(`+ loads ${url}, ${hashOf('B')}`);
  expect(said).not.toContain('own.css');
  // A release whose entry lies elsewhere has no folder of its own.
  const entry = { url: 'https://shop.exemplu.ro/entry.js', integrity: hashOf('B') };
  expect(told({ ...withFiles(`${own}/own.css`), entry })).toContain(`+ loads ${own}/own.css`);
});

test('one hash stands for all of a release: that of the release.json of the same build', () => {
  const build = {
    ...{ name: 'mf-shop', id: '1.0.0-00000002', version: '1.0.0', container: 'mf_shop_2' },
    ...{ contract: '^1.0.0', entry: { file: 'entry.js', integrity: hashOf('B') }, later: 'a' },
    modules: { './page': [{ file: 'page.css', integrity: hashOf('C'), as: 'style' as const }] },
    ...{ shared: { react: '19.0.0' }, sharedNames: {}, mounts: [mount()] },
  };
  // As jq writes it (docs/deployment.md).
  const sum = createHash('sha256').update(canonicalJson(build)).digest('hex');
  const next = releaseAt(releaseManifestSchema.parse(build), 'https://shop.exemplu.ro');
  const told = (current: Release, more: Partial<Submission> = {}) =>
    describeSubmission(live(FIRST), submission(current, more));
  const line = `    its release.json has the SHA-256 ${sum}`;
  expect(told(next)).toContain(line);
  expect(told(FIRST, { canary: { release: next, share: 0.1 } })).toContain(line);
  expect(told(FIRST, { previous: next })).toContain(line);
  const modules = { './page': [fileOf('https://shop.exemplu.ro/1.0.0-00000002/evil.js')] };
  for (const other of [{ modules }, { shared: {} }, { later: 'b' }])
    expect(told({ ...next, ...other })).not.toContain(line);
});

test('other files under the same name are no silence', () => {
  const other = release(FIRST.id, 'D');
  expect(describeSubmission(live(FIRST), submission(other))[1]).toBe(
    `  for everybody 1.0.0-00000001 in place of 1.0.0-00000001, from ${FIRST.entry.url}, ${hashOf('D')}`,
  );
  const before = live(FIRST, { previous: release('1.0.0-00000000', 'E') });
  const shown = describeSubmission(
    before,
    submission(FIRST, { previous: release('1.0.0-00000000', 'F') }),
  );
  expect(shown[1]).toContain(hashOf('F'));
});

test('what only a later version reads of a canary is shown as it is written', () => {
  const next = release('1.0.0-00000002', 'B');
  const canary = { release: next, share: 0.1 };
  const meant = { ...canary, only: ['admin'] };
  const line = '  of the canary: only ["admin"]';
  const told = (before: object, after: Submission['canary']) =>
    describeSubmission(live(FIRST, before), submission(FIRST, { canary: after }));
  expect(told({}, meant)).toContain(line);
  expect(told({ canary }, meant).slice(1)).toEqual([line]);
  expect(told({ canary: meant }, canary).slice(1)).toEqual([`  no more${line.slice(1)}`]);
  expect(told({ canary: meant }, meant).slice(1)).toEqual(['  nothing changes']);
});

test('a canary is compared with what everybody has', () => {
  const next = release('1.0.0-00000002', 'B', { mounts: [mount({ access: 'user' })] });
  const shown = describeSubmission(
    live(FIRST),
    submission(FIRST, { canary: { release: next, share: 0.1 } }),
  );
  expect(shown).toContain('    + page at /shop, for user, in a document "default"');
  expect(shown).not.toContain('    + page asks for /api/products ahead');
});

test('no name in it breaks a line, whatever program shows it', () => {
  const [first] = describeSubmission(
    live(FIRST),
    submission(FIRST, { by: 'Ana\u2028  nothing changes\u2029Sign it?' }),
  );
  expect(first).toContain('by Ana   nothing changes Sign it? at');
});
