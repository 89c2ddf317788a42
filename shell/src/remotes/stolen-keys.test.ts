import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import type { Roots } from '@vitrina/contract/delegation';
import { signEntry, signFreshness } from '@vitrina/contract/delegation-signature';
import type { Registry, RegistryRemote, Release } from '@vitrina/contract/registry';
import { createRegistryKeys, signRegistry } from '@vitrina/contract/registry-signature';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { delegationOf, tomorrow } from '../../test/delegate.ts';
import {
  hostOf,
  moduleOf,
  mountOf,
  registryOf,
  releaseOf,
  remoteOf,
  runtimeOf,
} from '../../test/fake-remotes.tsx';

/*
 * The table of docs/keys.md: what an attacker with stolen keys or credentials can make visitors run. The
 * attacker also answers for the shell's origin, so any registry and any statement of freshness reaches a
 * browser; the documents are ours, unless they are stolen.
 */

const { environment } = LOCAL_CONFIG;
const PATHS = { 'mf-shop': '/products', 'mf-quiz': '/request' };
const mounts = (name: keyof typeof PATHS) => [mountOf('page', PATHS[name])];
const release = (name: keyof typeof PATHS, id: number) => releaseOf(name, id, mounts(name));
/** Last digits of releases: the earlier one, the live one, and one that must never run. */
const [OLD, LIVE, EVIL] = [1, 2, 6];
const registry = (id: number, revision: number): Registry => ({
  ...registryOf(
    remoteOf('mf-shop', [], { current: release('mf-shop', id) }),
    remoteOf('mf-quiz', [], { current: release('mf-quiz', id) }),
  ),
  revision,
});
const page = moduleOf('Pagină');
const SERIAL = { environment, serial: 9 };

/** A deployment at revision 7, and its registry at revision 5. */
async function deployment() {
  const keys = await delegationOf(environment, ['mf-shop', 'mf-quiz']);
  const configure = (roots: Roots = keys.roots, registryKey = keys.registryKey) =>
    configurePlatform({ ...LOCAL_CONFIG, registryKey, roots });
  configure();
  const old = await keys.delegate(registry(OLD, 5), { version: 1 });
  const live = await keys.delegate(registry(LIVE, 7), { version: 2 });
  return { ...keys, configure, old, live };
}
type Deployment = Awaited<ReturnType<typeof deployment>>;

interface Attempt {
  registry: Registry;
  freshness?: unknown;
}

let served: Attempt | undefined;
beforeEach(() => {
  rstest.spyOn(console, 'error').mockImplementation(() => {});
  rstest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    if (url === '/registry.json') return Response.json(served?.registry);
    if (url === '/freshness.json' && served?.freshness) return Response.json(served.freshness);
    return new Response('', { status: 404 });
  });
});
afterEach(() => {
  rstest.restoreAllMocks();
});

/** `{remote} {release}` of each call. */
const releasesIn = (calls: ReadonlyArray<[Release, ...unknown[]]>): string[] =>
  calls.map(([{ container }]) => container.replaceAll('_', '-').replace(/-(\d)$/, ' $1'));

/** The releases that run when a person visits all pages. */
async function visited(document: Registry, before?: Attempt): Promise<string[]> {
  // A new tab.
  sessionStorage.clear();
  const { runtime, loadModule } = runtimeOf(async () => page);
  const { host } = hostOf(document, { runtime });
  served = before;
  if (before) await host.refresh('/products');
  for (const path of Object.values(PATHS)) await host.loadBeside(path).catch(() => {});
  return releasesIn(loadModule.mock.calls);
}

/** The releases that run in a new tab when the live registry arrives before the code that loads remotes. */
async function visitedLate(forged: Registry, { live, sign, vouchFor }: Deployment) {
  sessionStorage.clear();
  const next = await sign({ ...live, revision: 9 });
  served = { registry: next, freshness: await vouchFor(next) };
  const { checked, loadModule } = runtimeOf(async () => page, { patienceMs: 60_000 });
  let arrive = () => {};
  let arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { host } = hostOf(forged, { runtime: () => arrived.then(() => checked) });
  const pages = Object.values(PATHS).map((path) => host.loadBeside(path).catch(() => {}));
  arrived = Promise.resolve();
  await host.refresh('/products');
  arrive();
  await Promise.all(pages);
  return releasesIn(loadModule.mock.calls);
}

const newTab = ({ registry: forged }: Attempt) => visited(forged);
const openTab = ({ live }: Deployment, attempt: Attempt) => visited(live, attempt);

const ALL_LIVE = [`mf-shop ${LIVE}`, `mf-quiz ${LIVE}`];
const ALL_OLD = [`mf-shop ${OLD}`, `mf-quiz ${OLD}`];
const ALL_EVIL = [`mf-shop ${EVIL}`, `mf-quiz ${EVIL}`];

/** The live registry with another entry of mf-shop, signed by its team, and vouched for. */
async function withShop(
  { live, sign, keyOf, vouchFor }: Deployment,
  change: Record<string, unknown>,
  first = true,
): Promise<Attempt> {
  const [{ signed: _, ...shop } = {}, ...others] = live.remotes;
  const entry = await signEntry({ ...shop, ...change } as RegistryRemote, SERIAL, keyOf('mf-shop'));
  const remotes = first ? [entry, ...others] : [...others, entry];
  const registry = await sign({ ...live, revision: 8, remotes });
  return { registry, freshness: await vouchFor(registry) };
}

/** A release of mf-shop with mounts that release tools would refuse. */
const odd = (...claimed: object[]) => releaseOf('mf-shop', EVIL, claimed as Release['mounts']);
const [own, ofQuiz] = [mountOf('page', PATHS['mf-shop']), mountOf('page', PATHS['mf-quiz'])];
/** Values that a reader may drop; where they are dropped, mf-shop takes a place of mf-quiz. */
const UNREAD: Array<[string, Record<string, unknown>]> = [
  ['a canary whose share is a text', { canary: { share: '1', release: odd(ofQuiz) } }],
  ['a canary whose share is too large', { canary: { share: 2, release: odd(ofQuiz) } }],
  ['a second mount of the same id', { current: odd(own, ofQuiz) }],
  ['a second mount of the same id, in its fallback', { previous: odd(own, ofQuiz) }],
  ['a mount with a time that is a text', { current: odd(own, { ...ofQuiz, timeoutMs: '9' }) }],
  ['a mount below it without a title', { current: odd(own, { id: 'x', path: '/request/more' }) }],
  ['a release with an unknown need', { current: { ...odd(own, ofQuiz), needs: ['magic'] } }],
  ['a release whose slots are a text', { current: { ...odd(ofQuiz), slots: 'all' } }],
  ['accesses instead of one', { current: odd({ ...own, access: ['public'] }) }],
  ['calls that are one text', { current: odd({ ...own, preloadCalls: '/api/users/me' }) }],
];

interface Row {
  /** Named as in the document. */
  stolen: string;
  what: string;
  /** Signed with the stolen key. */
  attempt(there: Deployment): Promise<Attempt>;
  newTab: string[];
  openTab: string[];
}

/** All entries are signed with the key of mf-shop. */
const byShop = { 'mf-quiz': 'mf-shop' };

const ROWS: Row[] = [
  {
    stolen: 'the key of a team',
    what: 'signs a whole registry',
    async attempt({ delegate, keyOf }) {
      const forged = await delegate(registry(EVIL, 8), { version: 3, by: byShop, signers: [] });
      return { registry: await signRegistry(forged, keyOf('mf-shop')) };
    },
    newTab: [],
    openTab: ALL_LIVE,
  },
  {
    stolen: 'both of one team',
    what: 'gets entries for all remotes past a publisher',
    async attempt({ delegate, vouchFor }) {
      const forged = await delegate(registry(EVIL, 8), { version: 2, by: byShop });
      return { registry: forged, freshness: await vouchFor(forged) };
    },
    // Only its own release, as its team could release. A remote shares the page, so that is a lot.
    newTab: [`mf-shop ${EVIL}`],
    openTab: [`mf-shop ${EVIL}`],
  },
  {
    stolen: 'both of one team',
    what: 'gets a path of another past a publisher',
    async attempt({ delegate, sign, vouchFor, live }) {
      const forged = registry(LIVE, 8);
      const [shop] = forged.remotes;
      if (shop) shop.current = releaseOf('mf-shop', EVIL, mounts('mf-quiz'));
      const { remotes } = await delegate(forged);
      const signed = await sign({ ...live, revision: 8, remotes });
      return { registry: signed, freshness: await vouchFor(signed) };
    },
    newTab: [],
    openTab: ALL_LIVE,
  },
  {
    stolen: "the publisher's key",
    what: 'puts releases of its own in',
    async attempt({ live, sign }) {
      const remotes = registry(EVIL, 8).remotes.map((remote, index) => ({
        ...remote,
        ...(live.remotes[index]?.signed && { signed: live.remotes[index].signed }),
      }));
      return { registry: await sign({ ...live, revision: 8, remotes }) };
    },
    newTab: [],
    openTab: ALL_LIVE,
  },
  {
    stolen: "the publisher's key",
    what: 'delegates to itself',
    async attempt({ delegate, keyOf }) {
      return {
        registry: await delegate(registry(EVIL, 8), { version: 3, signers: [keyOf('mf-quiz')] }),
      };
    },
    newTab: [],
    openTab: ALL_LIVE,
  },
  {
    stolen: "the publisher's key",
    what: 'leaves the delegation out',
    attempt: async ({ sign }) => ({ registry: await sign(registry(EVIL, 8)) }),
    newTab: [],
    openTab: ALL_LIVE,
  },
  {
    stolen: "the publisher's key",
    what: 'puts back what teams signed before',
    attempt: async ({ live, old, sign }) => ({
      registry: await sign({ ...live, revision: 8, remotes: old.remotes }),
    }),
    newTab: ALL_OLD,
    openTab: ALL_LIVE,
  },
  {
    stolen: "publisher's key, and a team's retired one",
    what: 'releases by the delegation that knew the key',
    attempt: async ({ old, delegate, sign, vouchFor }) => {
      const { remotes } = await delegate(registry(EVIL, 8));
      const forged = await sign({
        ...old,
        revision: 8,
        remotes: [...remotes.slice(0, 1), ...old.remotes.slice(1)],
      });
      // Needs more than was stolen: the freshness key.
      return { registry: forged, freshness: await vouchFor(forged) };
    },
    newTab: [`mf-shop ${EVIL}`, `mf-quiz ${OLD}`],
    openTab: ALL_LIVE,
  },
  {
    stolen: "the publisher's key, and that of freshness",
    what: 'puts back what teams signed before',
    async attempt({ live, old, sign, vouchFor }) {
      const forged = await sign({ ...live, revision: 8, remotes: old.remotes });
      return { registry: forged, freshness: await vouchFor(forged) };
    },
    newTab: ALL_OLD,
    openTab: ALL_OLD,
  },
  {
    stolen: "the publisher's key, and that of freshness",
    what: 'puts back a delegation of before',
    async attempt({ old, sign, vouchFor }) {
      const forged = await sign({ ...old, revision: 8 });
      return { registry: forged, freshness: await vouchFor(forged) };
    },
    newTab: ALL_OLD,
    openTab: ALL_LIVE,
  },
  ...UNREAD.flatMap(([what, change]) =>
    [true, false].map(
      (first): Row => ({
        stolen: 'keys of publisher, freshness and a team',
        what: `puts ${what} ${first ? 'before' : 'behind'} the others`,
        attempt: (there) => withShop(there, change, first),
        newTab: [],
        openTab: ALL_LIVE,
      }),
    ),
  ),
  {
    stolen: 'keys of publisher, freshness and a team',
    what: 'calls a remote as what every object has',
    async attempt({ live, sign, vouchFor }) {
      const [shop] = live.remotes;
      const remotes = [...live.remotes, { ...shop, name: 'constructor' } as RegistryRemote];
      const forged = await sign({ ...live, revision: 8, remotes });
      return { registry: forged, freshness: await vouchFor(forged) };
    },
    newTab: [],
    openTab: ALL_LIVE,
  },
  {
    stolen: 'keys of publisher, freshness and a team',
    what: "puts that team's release into the place of another remote",
    async attempt(there) {
      const evil = release('mf-shop', EVIL);
      const { registry: ofShop } = await withShop(there, { previous: evil });
      const forged = await there.sign({
        ...ofShop,
        remotes: ofShop.remotes.map((remote) =>
          remote.name === 'mf-quiz'
            ? { ...remote, current: { ...evil, mounts: mounts('mf-quiz') } }
            : remote,
        ),
      });
      return { registry: forged, freshness: await there.vouchFor(forged) };
    },
    newTab: [`mf-shop ${LIVE}`],
    openTab: [`mf-shop ${LIVE}`],
  },
  {
    stolen: 'keys of publisher, freshness and a team',
    what: 'releases what that team could',
    attempt: (there) => withShop(there, { current: odd(own) }),
    newTab: [`mf-shop ${EVIL}`, `mf-quiz ${LIVE}`],
    openTab: [`mf-shop ${EVIL}`, `mf-quiz ${LIVE}`],
  },
  {
    stolen: 'the key of freshness',
    what: 'vouches for a registry of its own',
    async attempt({ delegate, keyOf, vouchFor }) {
      const forged = await delegate(registry(EVIL, 8), { signers: [] });
      const signed = await signRegistry(forged, keyOf('mf-quiz'));
      return { registry: signed, freshness: await vouchFor(signed) };
    },
    newTab: [],
    openTab: ALL_LIVE,
  },
  {
    stolen: 'an old registry',
    what: 'serves it with what was said of it',
    attempt: async ({ old, vouchFor }) => ({ registry: old, freshness: await vouchFor(old) }),
    newTab: ALL_OLD,
    openTab: ALL_LIVE,
  },
  {
    stolen: 'an old registry',
    what: 'serves one of the same delegation whose statement is still valid',
    async attempt({ live, old, sign, vouchFor }) {
      const registry = await sign({ ...live, revision: 6, remotes: old.remotes });
      return { registry, freshness: await vouchFor(registry) };
    },
    newTab: ALL_OLD,
    openTab: ALL_LIVE,
  },
  {
    stolen: 'an old registry',
    what: 'gives it a higher revision',
    attempt: async ({ old, vouchFor }) => {
      const raised = { ...old, revision: 9 };
      return { registry: raised, freshness: await vouchFor(raised) };
    },
    newTab: [],
    openTab: ALL_LIVE,
  },
  {
    stolen: 'one root key of two',
    what: "delegates all to a key of its own, with the publisher's help",
    async attempt({ delegate, rootKeys: [one = ''], vouchFor }) {
      const forged = await delegate(registry(EVIL, 8), { version: 3, signers: [one] });
      return { registry: forged, freshness: await vouchFor(forged) };
    },
    newTab: [],
    openTab: ALL_LIVE,
  },
  {
    stolen: 'one root key of two',
    what: 'signs twice',
    async attempt({ delegate, rootKeys: [one = ''], vouchFor, sign }) {
      const { delegation, ...forged } = await delegate(registry(EVIL, 8), {
        version: 3,
        signers: [one],
      });
      if (!delegation) throw new Error('There is no delegation.');
      const signatures = [...delegation.signatures, ...delegation.signatures];
      const twice = await sign({ ...forged, delegation: { ...delegation, signatures } });
      return { registry: twice, freshness: await vouchFor(twice) };
    },
    newTab: [],
    openTab: ALL_LIVE,
  },
  {
    stolen: 'the CDN',
    what: 'serves what it likes as the registry',
    attempt: async ({ live }) => ({
      registry: { ...live, revision: 8, remotes: registry(EVIL, 8).remotes },
    }),
    newTab: [],
    openTab: ALL_LIVE,
  },
];

for (const { stolen, what, attempt, ...runs } of ROWS) {
  test(`${stolen}: whoever has it ${what}, and a new tab runs ${inWords(runs.newTab)}`, async () => {
    const there = await deployment();
    expect(await newTab(await attempt(there))).toEqual(runs.newTab);
  });
  test(`${stolen}: whoever has it ${what}, and an open tab runs ${inWords(runs.openTab)}`, async () => {
    const there = await deployment();
    expect(await openTab(there, await attempt(there))).toEqual(runs.openTab);
  });
  test(`${stolen}: whoever has it ${what}, and the live registry lets no more of it run`, async () => {
    const there = await deployment();
    const { registry: forged } = await attempt(there);
    const late = await visitedLate(forged, there);
    expect([...ALL_LIVE, ...runs.newTab]).toEqual(expect.arrayContaining(late));
  });
}

test('credentials of the publisher: the HTML names the roots, so a new tab runs all that is evil', async () => {
  const there = await deployment();
  const theirs = await delegationOf(environment, ['mf-shop', 'mf-quiz']);
  const forged = await theirs.delegate(registry(EVIL, 8));
  // Our documents refuse it; the attacker's contain another configuration.
  expect(await newTab({ registry: forged })).toEqual([]);
  there.configure(theirs.roots, theirs.registryKey);
  expect(await newTab({ registry: forged })).toEqual(ALL_EVIL);
});

test('credentials of the publisher: a tab that is open goes on with what it has', async () => {
  const there = await deployment();
  const theirs = await delegationOf(environment, ['mf-shop', 'mf-quiz']);
  const forged = await theirs.delegate(registry(EVIL, 8));
  const attempt = { registry: forged, freshness: await theirs.vouchFor(forged) };
  expect(await openTab(there, attempt)).toEqual(ALL_LIVE);
});

test('nothing of it is refused by chance: what is signed as it should be runs', async () => {
  const there = await deployment();
  expect(await newTab({ registry: there.live })).toEqual(ALL_LIVE);
  const next = await there.delegate(registry(EVIL, 8), { version: 2 });
  const freshness = await there.vouchFor(next);
  expect(await openTab(there, { registry: next, freshness })).toEqual(ALL_EVIL);
  const { privateKey } = await createRegistryKeys();
  const bySomebody = await signFreshness(
    { environment, revision: 8, registry: next.signature ?? '', until: tomorrow() },
    privateKey,
  );
  expect(await openTab(there, { registry: next, freshness: bySomebody })).toEqual(ALL_LIVE);
});

test('the document has a row for each of them', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/keys.md'), 'utf8');
  const table = text.slice(text.indexOf('## Who steals what'));
  for (const { stolen } of ROWS) expect(table.toLowerCase()).toContain(`| ${stolen}`.toLowerCase());
  for (const stolen of ['credentials of the publisher', 'credentials of one team'])
    expect(table.toLowerCase()).toContain(`| ${stolen}`);
});

function inWords(runs: readonly string[]): string {
  return runs.length === 0 ? 'nothing' : runs.join(' and ');
}

test.each(['current', 'previous'] as const)(
  'a %s release with the container of another remote costs its own remote alone, with roots or without',
  async (place) => {
    const { delegate, configure, registryKey } = await deployment();
    const [shop, quiz] = registry(LIVE, 7).remotes;
    if (!shop || !quiz) throw new Error('There are no remotes.');
    const stranger = { ...release('mf-shop', EVIL), container: 'mf_quiz_6' };
    const remotes = [{ ...shop, [place]: stranger }, quiz];
    const forged = await delegate({ ...registry(LIVE, 7), remotes }, { version: 2 });
    configure();
    expect(await visited(forged)).toEqual([`mf-quiz ${LIVE}`]);
    configurePlatform({ ...LOCAL_CONFIG, registryKey });
    expect(await visited(forged)).toEqual([`mf-quiz ${LIVE}`]);
  },
);
