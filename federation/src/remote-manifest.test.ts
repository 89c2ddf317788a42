import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { exposedModules, readRemoteManifest } from './remote-manifest.ts';

const mount = { id: 'list', path: '/list', title: 'Listă', access: 'public', module: './list' };
const valid = { name: 'mf-probe', contract: '^1.0.0', mounts: [mount] };

/** A package folder with this `remote.json` and a source for `./list`. */
function packageWith(manifest: unknown): string {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-manifest-'));
  mkdirSync(join(dir, 'src/routes'), { recursive: true });
  mkdirSync(join(dir, 'src/slots'));
  for (const file of ['routes/list.tsx', 'slots/list.tsx'])
    writeFileSync(join(dir, 'src', file), '');
  writeFileSync(
    join(dir, 'src/slots/card.tsx'),
    "export const { slots, Component } = defineSlotModule(['side', 'top'], Card);",
  );
  writeFileSync(
    join(dir, 'remote.json'),
    typeof manifest === 'string' ? manifest : JSON.stringify(manifest),
  );
  return dir;
}

test('a valid manifest is read with its defaults, and its modules are exposed', () => {
  const manifest = readRemoteManifest(packageWith(valid));
  expect(manifest.mounts[0]).toMatchObject({
    onDenied: '/',
    header: 'public',
    document: 'default',
    timeoutMs: 4500,
  });
  expect(exposedModules(manifest)).toEqual({ './list': './src/routes/list.tsx' });
});

const fill = { slot: 'side', id: 'card', module: './card' };

test('what fills slots is exposed beside the mounts', () => {
  const slots = [fill, { ...fill, slot: 'top', mount: 'list' }];
  const manifest = readRemoteManifest(packageWith({ ...valid, slots }));
  expect(exposedModules(manifest)).toEqual({
    './list': './src/routes/list.tsx',
    './card': './src/slots/card.tsx',
  });
});

const withMount = (over: object) => ({ ...valid, mounts: [{ ...valid.mounts[0], ...over }] });

test('pages that a route names, and slots of its own, are taken', () => {
  const mounts = [
    { ...mount, pages: ['', 'later/:id'], busy: ['later/:id'], offers: ['probe-top'] },
  ];
  const dir = packageWith({ ...valid, mounts });
  writeFileSync(join(dir, 'src/routes/list.tsx'), "export const routes = [{ path: 'later/:id' }];");
  expect(readRemoteManifest(dir).mounts[0]).toMatchObject({ offers: ['probe-top'] });
});

test.each([
  ['a name', { ...valid, name: 'Blog' }, /name: mf- and small letters, as mf-blog/],
  ['a contract', { ...valid, contract: 'latest' }, /contract: a version or a range, as \^1\.0\.0/],
  [
    'a path in capitals',
    withMount({ path: '/Blog' }),
    /mounts\.0\.path: an absolute path: small letters, digits and hyphens after each slash, as \/blog$/,
  ],
  ['a page with a slash', withMount({ pages: ['/about'] }), /pages\.0: a path below the mount/],
  [
    'another word for a key',
    {
      ...valid,
      navigation: [{ place: 'header', label: 'A', order: 1, mount: 'list', href: '/' }],
    },
    /navigation\.0\.href: there is no key "href"\. Known here: place, /,
  ],
  ['no JSON', '{', /remote\.json:1:2: cannot be read as JSON/],
  [
    'a fill without a file',
    { ...valid, slots: [{ ...fill, module: './lost' }] },
    /remote\.json:1:\d+: the fill "side\/card" names module "\.\/lost", but .*slots\/lost\.tsx does not exist/,
  ],
  [
    'a fill of a slot that it is not compiled for',
    { ...valid, slots: [{ ...fill, slot: 'below' }] },
    /remote\.json:1:\d+: the fill "below\/card" is not compiled for that slot: name it in defineSlotModule/,
  ],
  [
    'a fill with the module of a mount',
    { ...valid, slots: [{ ...fill, module: './list' }] },
    /remote\.json:1:\d+: the fill "side\/card" names module "\.\/list", which a mount names/,
  ],
  [
    'a fill with the access of a mount that is not there',
    { ...valid, slots: [{ ...fill, mount: 'lost' }] },
    /remote\.json:1:\d+: the fill "side\/card" takes the access of a mount "lost"/,
  ],
  [
    'a link to a mount that is not there',
    { ...valid, navigation: [{ place: 'header', label: 'Listă', order: 10, mount: 'lst' }] },
    /remote\.json:1:\d+: navigation\.0\.mount: it has no mount "lst": name list/,
  ],
  [
    'a link to a page that is not there',
    {
      ...valid,
      mounts: [{ ...mount, pages: ['', 'later'] }],
      navigation: [{ place: 'header', label: 'Listă', order: 10, mount: 'list', page: 'soon' }],
    },
    /no page "soon": add it to its "pages", or name one of later/,
  ],
  [
    'a page without a route',
    withMount({ pages: ['', 'latr', 'latr/:id'] }),
    /remote\.json:1:\d+: the mount "list" has no route "latr": write the page as \.\/src\/routes\/list\.tsx names it/,
  ],
  [
    'a busy page that the mount does not have',
    withMount({ pages: ['', 'later'], busy: ['', 'soon'] }),
    /remote\.json:1:\d+: mounts\.0\.busy\.1: the mount "list" has no page "soon": add it to its "pages", or name one of later/,
  ],
  [
    'an offered slot in another spelling',
    withMount({ offers: ['order-sides'] }),
    /remote\.json:1:\d+: there is no slot "order-sides"\. Did you mean "order-side"\?/,
  ],
  [
    'a filled slot in another spelling',
    { ...valid, slots: [{ ...fill, slot: 'product-bellow' }] },
    /remote\.json:1:\d+: there is no slot "product-bellow"\. Did you mean "product-below"\?/,
  ],
  ['no mounts', { ...valid, mounts: [] }, /mounts/],
  [
    'an unknown access',
    { ...valid, mounts: [{ ...mount, access: 'everybody' }] },
    /mounts\.0\.access/,
  ],
  [
    'a relative path',
    { ...valid, mounts: [{ ...mount, path: 'list' }] },
    /mounts\.0\.path: an absolute path/,
  ],
  ['a misspelt key', { ...valid, mounts: [{ ...mount, acces: 'public' }] }, /acces/],
  ['a foreign name', { ...valid, name: 'shop' }, /name/],
  [
    'a module without a file',
    { ...valid, mounts: [{ ...mount, module: './lost' }] },
    /routes\/lost\.tsx does not exist/,
  ],
  [
    'two mounts of one id',
    { ...valid, mounts: [mount, { ...mount, path: '/other' }] },
    /two mounts are called "list"/,
  ],
])('a wrong reference fails and names itself: %s', (_, manifest, message) => {
  const dir = packageWith(manifest);
  expect(() => readRemoteManifest(dir)).toThrow(message);
  expect(() => readRemoteManifest(dir)).toThrow(join(dir, 'remote.json'));
});

const html = { calls: ['/api/posts'], pages: [':slug'] };

test.each([
  [
    'of a mount that is not public',
    { access: 'user', pages: [':slug'], html },
    /mounts\.0\.html: the mount "list" is not for everybody/,
  ],
  [
    'of another document',
    { document: 'payment', pages: [':slug'], html },
    /only "default" can have HTML/,
  ],
  [
    'of a page that is not listed',
    { pages: [''], html },
    /html\.pages\.0: "pages" of the mount "list" does not list ":slug": add it there/,
  ],
  [
    'of no call of the host',
    { pages: [':slug'], html: { ...html, calls: ['https://a.ro'] } },
    /html\.calls\.0: a GET call/,
  ],
  [
    'with a key that is misspelt',
    { pages: [':slug'], html: { ...html, page: [] } },
    /there is no key "page". Did you mean "pages"\?/,
  ],
  [
    'that nothing renders',
    { pages: [':slug'], html },
    /remote\.json:\d+:\d+: mount "list" has HTML, but .*pages-html\.tsx does not exist/,
  ],
])('HTML %s is told to the author with its place', (_, over, message) => {
  expect(() => readRemoteManifest(packageWith(withMount(over)))).toThrow(message);
});

test('HTML of a public mount is read where its source is there', () => {
  const dir = packageWith(withMount({ pages: [':slug'], html }));
  writeFileSync(join(dir, 'src/pages-html.tsx'), '');
  expect(readRemoteManifest(dir).mounts[0]).toMatchObject({ html });
});
