import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { Roots } from '@vitrina/contract/delegation';
import {
  delegationProblem,
  entryProblem,
  keyId,
  signDelegation,
  signEntry,
} from '@vitrina/contract/delegation-signature';
import type { Registry, Release } from '@vitrina/contract/registry';
import {
  createRegistryKeys,
  signRegistry,
  verifyRegistry,
} from '@vitrina/contract/registry-signature';
import { type DelegationFile, readDelegationFile } from './delegation-file.ts';
import { folderStore } from './folder-store.ts';
import { deploymentOn, SAMPLE_ORIGIN } from './sample-deployment.ts';
import { SAMPLE_CONFIG, sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';
import { signDelegationFile } from './sign-delegation.ts';

const environment = SAMPLE_CONFIG.environment;
const LATER = new Date(Date.now() + 200 * 86_400_000).toISOString();

/** One key signs all so far; two of three roots are to delegate `mf-shop` and `mf-quiz`. */
async function deployed() {
  const dir = temporaryFolder('delegation');
  const [publisher, shop, quiz, fresh, ...people] = await Promise.all(
    Array.from({ length: 7 }, createRegistryKeys),
  );
  if (!publisher || !shop || !quiz || !fresh) throw new Error('There are no keys.');
  const roots: Roots = { keys: people.map(({ publicKey }) => publicKey), threshold: 2 };
  const config = {
    ...{ ...SAMPLE_CONFIG, remoteOrigins: [SAMPLE_ORIGIN] },
    ...{ registryKey: publisher.publicKey, roots },
  };
  const store = folderStore(join(dir, 'store'));
  const deployment = deploymentOn(() => store, {
    privateKey: publisher.privateKey,
    config,
  });
  const { run, release, registry } = deployment;
  // Released without roots in the configuration: with them no HTML is written before the roots have signed.
  const { roots: _, ...before } = config;
  await release('shell', sampleShell());
  for (const name of ['mf-shop', 'mf-quiz'])
    await release(name, sampleRemote(name, '00000001'), { config: before });

  const configFile = join(dir, 'config.json');
  writeFileSync(configFile, JSON.stringify(config));
  const asked: string[] = [];
  /** A root signs a file, on a machine that has the configuration alone. */
  const sign = (file: string, person: number, answer = true, args = ['--config', configFile]) =>
    signDelegationFile(
      [file, ...args],
      { VITRINA_ROOT_KEY: people[person]?.privateKey },
      async (question) => {
        asked.push(question);
        return answer;
      },
    );
  const edit = (file: string, change: (draft: DelegationFile) => void) => {
    const draft = JSON.parse(readFileSync(file, 'utf8')) as DelegationFile;
    change(draft);
    writeFileSync(file, JSON.stringify(draft, null, 2));
  };
  const teamOf = ({ publicKey }: { publicKey: string }) => ({
    keys: [{ key: publicKey, until: LATER }],
    threshold: 1,
  });
  let drafts = 0;
  /** A draft of the next delegation, edited by `change`. */
  const drafted = async (change: (draft: DelegationFile) => void = () => {}, retire?: string) => {
    const file = join(dir, `delegation-${++drafts}.json`);
    await run('delegation', '', { out: file, ...(retire && { retire }) });
    edit(file, change);
    return file;
  };
  const first = () =>
    drafted(({ delegation }) => {
      delegation.teams = { 'mf-shop': teamOf(shop), 'mf-quiz': teamOf(quiz) };
      delegation.freshness = [fresh.publicKey];
    });
  const publish = (file: string) => run('publish-delegation', '', { positionals: [file] });
  /** The first delegation, signed and live. */
  const started = async () => {
    const file = await first();
    await sign(file, 0);
    await sign(file, 1);
    await publish(file);
  };
  /** Problems that a page finds in the live registry. */
  const problems = async () => {
    const live = await registry();
    const { delegation } = live;
    if (!delegation) return ['it has no delegation'];
    return [
      await delegationProblem(live, roots, environment),
      ...(await Promise.all(
        live.remotes.map((one) => entryProblem(one, { delegation, environment })),
      )),
    ].filter((one) => one !== null);
  };
  /** Signs a registry as a later version would write it. */
  const write = async (change: (live: Registry) => Partial<Registry>) => {
    const { signature: _, ...live } = await registry();
    const next = { ...live, ...change(live), revision: live.revision + 1 };
    const { tag = null } = (await store.readRegistry()) ?? {};
    await store.replaceRegistry(await signRegistry(next, publisher.privateKey), tag);
  };
  return {
    ...{ ...deployment, asked, sign, edit, drafted, first, publish, started, problems, teamOf },
    ...{ write },
    ...{ publisher, shop, quiz, roots, people, config },
  };
}

test('two roots sign one draft, it goes live, and all that was live goes on', async () => {
  const { first, sign, publish, registry, problems, asked, publisher, shop } = await deployed();
  const before = await registry();
  const file = await first();
  expect(await sign(file, 0)).toMatch(/has 1 of 2 signatures/);
  expect(await sign(file, 2)).toMatch(/has 2 of 2 signatures\. .*pnpm publish-delegation /);
  expect(asked[0]).toContain('Delegation 1 of production, the first one:');
  expect(asked[0]).toContain(`  mf-shop: …${keyId(shop.publicKey)} may release it until ${LATER}`);
  expect(asked[0]).toContain(
    `  mf-quiz goes on with 1.0.0-00000001, by …${keyId(publisher.publicKey)}, until its next release\n    1.0.0-00000001 from ${SAMPLE_ORIGIN}/1.0.0-00000001/entry.js, sha384-`,
  );
  expect(asked[0]).toContain('  gives mf-shop: page at /shop');
  expect(asked[0]).toContain('  gives mf-shop: the access "public" for page');
  expect(asked[0]).toContain('  gives mf-shop: the document "payment" for page');
  expect(await publish(file)).toContain(`delegation 1 is live, revision ${before.revision + 1}`);
  expect(await problems()).toEqual([]);
  const live = await registry();
  expect(await verifyRegistry(live, publisher.publicKey)).toBe(true);
  expect(live.remotes.map(({ current }) => current)).toEqual(
    before.remotes.map(({ current }) => current),
  );
});

test('two roots compare one hash of all that they sign', async () => {
  const { first, sign, asked, edit } = await deployed();
  const file = await first();
  const hash = () =>
    /^All of it has the SHA-256 ((?:[0-9a-f]{4} ){15}[0-9a-f]{4})\.$/m.exec(
      asked.at(-1) ?? '',
    )?.[1];
  await sign(file, 0);
  const before = hash();
  expect(before).toBeDefined();
  await sign(file, 1);
  expect(hash()).toBe(before);
  const seen = [before];
  for (const change of [
    ({ roster }: DelegationFile) => roster['mf-shop']?.[0]?.preloadCalls.push('/api/settings'),
    ({ delegation }: DelegationFile) => delegation.freshness.push(delegation.freshness[0] ?? ''),
  ]) {
    edit(file, (draft) => void change(draft));
    await sign(file, 0);
    seen.push(hash());
  }
  expect(new Set(seen).size).toBe(3);
});

test('one signature of two, or a file that was changed after it was signed, does not go live', async () => {
  const { first, sign, publish, registry, edit } = await deployed();
  const before = await registry();
  const file = await first();
  await sign(file, 0);
  await expect(publish(file)).rejects.toThrow('1 of 2 signatures of roots');
  edit(file, ({ roster }) => {
    roster['mf-blog'] = [];
  });
  expect(await sign(file, 1)).toMatch(/^1 of before did not fit.*\n.*has 1 of 2 signatures/);
  edit(file, ({ delegation }) => {
    delegation.until = new Date(Date.now() + 1e9).toISOString();
  });
  await expect(publish(file)).rejects.toThrow('0 of 2 signatures of roots');
  expect(await registry()).toEqual(before);
});

test('who says no, or has no key of a root, signs nothing', async () => {
  const { first, sign, shop } = await deployed();
  const file = await first();
  const before = readFileSync(file, 'utf8');
  await expect(sign(file, 0, false)).rejects.toThrow('Nothing was signed.');
  await expect(sign(file, 9)).rejects.toThrow('Set VITRINA_ROOT_KEY');
  const env = { VITRINA_ROOT_KEY: shop.privateKey, VITRINA_CONFIG: join(file, '../config.json') };
  await expect(signDelegationFile([file], env)).rejects.toThrow('none of the roots');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('what a root reads cannot move or erase lines of the terminal', async () => {
  const { first, sign, asked, edit } = await deployed();
  const file = await first();
  edit(file, ({ roster }) => {
    const [mount] = roster['mf-shop'] ?? [];
    if (mount) mount.slots = { 'x\u001b[2K\u001b[1A\r': ['mf-quiz/x'] };
  });
  await sign(file, 0);
  expect(asked[0]).toContain('  gives mf-shop: the fill of x ');
  expect(asked[0]).not.toMatch(/[^\P{C}\n]/u);
});

test.each<[where: string, change: (draft: DelegationFile) => void]>([
  [
    'roster',
    ({ roster }) => {
      roster['mf-shop\u001b[1A'] = [];
    },
  ],
  [
    'delegation.teams',
    ({ delegation }) => {
      // A letter of another alphabet.
      delegation.teams['mf-sh\u043ep'] = { keys: [], threshold: 1 };
    },
  ],
  [
    'remotes.0',
    ({ remotes: [first] }) => {
      if (first) first.name = 'mf-shop ';
    },
  ],
])('a draft whose %s names what is no remote is refused', async (where, change) => {
  const { first, sign, edit } = await deployed();
  const file = await first();
  edit(file, change);
  const refusal = await sign(file, 0).catch((error: Error) => error.message);
  expect(refusal).toMatch(new RegExp(`:\\d+:\\d+: ${where}: `));
  expect(refusal).not.toMatch(/[^\P{C}\n]/u);
});

test('without the configuration it says that nobody verified what is called live', async () => {
  const { first, sign, asked } = await deployed();
  await sign(await first(), 0, true, []);
  expect(asked[0]).toContain('Without --config nobody verified what the file calls live.');
});

test('without the configuration a root reads every key and right, whatever is called live', async () => {
  const { started, drafted, sign, asked } = await deployed();
  await started();
  asked.length = 0;
  const { publicKey } = await createRegistryKeys();
  const file = await drafted(({ delegation, roster, live }) => {
    const claim = { id: 'console', path: '/console', access: ['admin' as const] };
    roster['mf-shop']?.push({ ...claim, documents: ['default'], preloadCalls: [] });
    delegation.teams['mf-shop']?.keys.push({ key: publicKey, until: LATER });
    // So that neither is a change.
    live.roster = roster;
    if (live.delegation) live.delegation.teams = delegation.teams;
  });
  await sign(file, 0, true, []);
  expect(asked[0]).toContain('gives mf-shop: console at /console');
  expect(asked[0]).toContain(`mf-shop: …${keyId(publicKey)} may release it until`);
});

test('a draft that calls itself the first shows every right that it gives', async () => {
  const { started, drafted, sign, asked } = await deployed();
  await started();
  asked.length = 0;
  const file = await drafted(({ delegation, roster, live }) => {
    const claim = { id: 'console', path: '/console', access: ['admin' as const] };
    roster['mf-shop']?.push({ ...claim, documents: ['default'], preloadCalls: [] });
    delete live.delegation;
    live.roster = roster;
    delegation.version = 1;
  });
  await sign(file, 0);
  expect(asked[0]).toContain('gives mf-shop: console at /console');
  expect(asked[0]).toContain('gives mf-quiz: ');
});

test('what a draft calls live is not believed', async () => {
  const { started, drafted, sign } = await deployed();
  await started();
  const file = await drafted(({ live }) => {
    // So that the change to it would not be shown.
    live.roster = { ...live.roster, 'mf-shop': [] };
  });
  await expect(sign(file, 0)).rejects.toThrow('What it calls live is not what roots have signed');
});

test('a draft that nobody edited is refused at its lines', async () => {
  const { drafted, sign } = await deployed();
  await expect(sign(await drafted(), 0)).rejects.toThrow(
    /:\d+:\d+: delegation\.teams\.mf-shop\.keys\.0\.key: .*a public key/,
  );
});

test.each<[what: string, change: (draft: DelegationFile) => void, said: string]>([
  [
    'more signatures than keys',
    forShop({ threshold: 2 }),
    '2 signatures are needed, and there are',
  ],
  [
    'a key that has run out',
    ({ delegation }) => {
      const [key] = delegation.teams['mf-shop']?.keys ?? [];
      if (key) key.until = '2020-01-01T00:00:00.000Z';
    },
    'has run out',
  ],
  [
    'a version of before',
    ({ delegation }) => {
      delegation.version = 1;
    },
    'Its version is 1, and 1 is live',
  ],
  [
    'a version that passes others over',
    ({ delegation }) => {
      delegation.version = 9;
    },
    'Its version is 9, and the next one is 2',
  ],
  [
    'an end that nobody remembers',
    ({ delegation }) => {
      delegation.until = '2126-01-01T00:00:00.000Z';
    },
    'name an end within two years',
  ],
  [
    'a key of a team for a hundred years',
    ({ delegation }) => {
      const [key] = delegation.teams['mf-shop']?.keys ?? [];
      if (key) key.until = '2126-01-01T00:00:00.000Z';
    },
    'counts until 2126-01-01T00:00:00.000Z: name an end within two years',
  ],
  [
    "a team's key for freshness",
    ({ delegation }) => {
      const [key] = delegation.teams['mf-shop']?.keys ?? [];
      delegation.freshness.push(key?.key ?? '');
    },
    "is a team's and of freshness: each role has keys of its own",
  ],
  [
    'an end that has passed',
    ({ delegation }) => {
      delegation.until = '2020-01-01T00:00:00.000Z';
    },
    'It has run out',
  ],
  [
    'nobody for freshness',
    ({ delegation }) => {
      delegation.freshness = [];
    },
    'Nobody could say what is live',
  ],
  [
    'a live remote without a team',
    ({ delegation }) => {
      delegation.teams = {};
    },
    'the delegation gives mf-shop to nobody, so pages would not run it',
  ],
  [
    'an entry that nobody can see',
    ({ delegation }) => {
      const [shop] = delegation.teams['mf-shop']?.keys ?? [];
      delegation.retired = [
        ...(delegation.retired ?? []),
        { key: shop?.key ?? '', entries: ['AAAA'] },
      ];
    },
    '"retired" lets an entry',
  ],
])('a draft with %s is not signed', async (_, change, said) => {
  const { started, drafted, sign } = await deployed();
  await started();
  await expect(sign(await drafted(change), 0)).rejects.toThrow(said);
});

test("neither a root's key nor the publisher's is a team's", async () => {
  const { started, drafted, sign, roots, publisher, teamOf } = await deployed();
  await started();
  const [root = ''] = roots.keys;
  for (const [publicKey, whose] of [
    [root, "a root's"],
    [publisher.publicKey, "the publisher's"],
  ] as const) {
    const file = await drafted(({ delegation }) => {
      delegation.teams['mf-shop'] = teamOf({ publicKey });
    });
    await expect(sign(file, 0)).rejects.toThrow(`…${keyId(publicKey)} is a team's and ${whose}`);
  }
});

test('a key that nobody knew lets nothing go on, whether roots look or sign blindly', async () => {
  const { started, first, drafted, sign, publish, registry } = await deployed();
  const stranger = await createRegistryKeys();
  const letGoOn = async (file: string) => {
    const draft = JSON.parse(readFileSync(file, 'utf8')) as DelegationFile;
    const [shop] = draft.remotes;
    if (!shop) throw new Error('Nothing is live.');
    const current = { ...shop.current, id: '6.6.6-00000006' };
    const forged = await signEntry(
      { ...shop, current },
      { environment, serial: 9 },
      stranger.privateKey,
    );
    draft.remotes[0] = forged;
    const valuesOf = ({ signed }: typeof shop) =>
      signed?.signatures.map(({ value }) => value) ?? [];
    const entries = valuesOf(forged);
    const left = valuesOf(shop);
    for (const one of draft.delegation.retired ?? [])
      one.entries = one.entries.filter((value) => !left.includes(value));
    draft.delegation.retired?.push({ key: stranger.publicKey, entries });
    writeFileSync(file, JSON.stringify(draft));
    return file;
  };
  const said = `"retired" names …${keyId(stranger.publicKey)}, by which nothing was ever live`;
  const begun = await letGoOn(await first());
  await expect(sign(begun, 0)).rejects.toThrow(said);
  for (const person of [0, 1]) await sign(begun, person, true, []);
  const before = await registry();
  await expect(publish(begun)).rejects.toThrow(said);
  expect(await registry()).toEqual(before);
  await started();
  const next = await letGoOn(await drafted());
  for (const args of [undefined, []]) await expect(sign(next, 0, true, args)).rejects.toThrow(said);
});

test('what a draft lets go on is what it shows, also of a remote that is at rest', async () => {
  const { started, drafted, sign, publish, registry, publisher, asked } = await deployed();
  await started();
  const [shop] = (await registry()).remotes;
  if (!shop) throw new Error('Nothing is live.');
  const current = { ...shop.current, id: '6.6.6-00000006' };
  const scope = { environment, serial: 9 };
  const hidden = await signEntry({ ...shop, current }, scope, publisher.privateKey);
  asked.length = 0;
  // The draft shows the live release, switched off, with the signature of the hidden one.
  const file = await drafted(({ delegation, remotes }) => {
    remotes[0] = { ...shop, disabled: true, signed: hidden.signed };
    const values = remotes.flatMap(({ signed }) => signed?.signatures.map(({ value }) => value));
    delegation.retired = [
      { key: publisher.publicKey, entries: values.filter((one) => one !== undefined) },
    ];
  });
  const said = `"retired" lets an entry by …${keyId(publisher.publicKey)} go on that none of "remotes" is`;
  for (const args of [undefined, []]) await expect(sign(file, 0, true, args)).rejects.toThrow(said);
  expect(asked).toEqual([]);
  await expect(publish(file)).rejects.toThrow(said);
});

function forShop(changes: { threshold: number }) {
  return ({ delegation }: DelegationFile) => {
    Object.assign(delegation.teams['mf-shop'] ?? {}, changes);
  };
}

test('a draft that was overtaken by another is not published', async () => {
  const { started, drafted, sign, publish, registry } = await deployed();
  await started();
  const [mine, theirs] = [await drafted(), await drafted()];
  for (const file of [mine, theirs]) for (const person of [0, 1]) await sign(file, person);
  await publish(mine);
  const before = await registry();
  await expect(publish(theirs)).rejects.toThrow('It was made from what is live no more');
  expect(await registry()).toEqual(before);
});

test('a key that is retired leaves what is live by it, and its remote is listed until its next release', async () => {
  const { started, drafted, sign, publish, problems, run, publisher, registry } = await deployed();
  await started();
  const name = `…${keyId(publisher.publicKey)}`;
  expect(await run('releases', '')).toContain(`mf-shop lives by a retired key, ${name}`);
  expect(await run('releases', 'mf-quiz')).not.toContain('mf-shop lives');
  const replacement = await createRegistryKeys();
  const [shopKey] = (await registry()).delegation?.teams['mf-shop']?.keys ?? [];
  const file = await drafted(
    ({ delegation }) => {
      const [key] = delegation.teams['mf-shop']?.keys ?? [];
      if (key) key.key = replacement.publicKey;
    },
    keyId(shopKey?.key ?? ''),
  );
  for (const person of [1, 2]) await sign(file, person);
  await publish(file);
  expect(await problems()).toEqual([]);
  expect((await registry()).delegation?.teams['mf-shop']?.keys[0]?.key).toBe(replacement.publicKey);
  await expect(drafted(undefined, keyId(shopKey?.key ?? ''))).rejects.toThrow(
    'no team has that key',
  );
});

test('what pages refuse is listed, with the roots of the configuration', async () => {
  const { started, run, roots, publisher } = await deployed();
  const listed = (of: Roots) =>
    run('releases', '', {
      config: { ...SAMPLE_CONFIG, registryKey: publisher.publicKey, roots: of },
    });
  expect(await listed(roots)).toContain('Pages refuse all of it: it has no delegation.');
  await started();
  expect(await listed(roots)).not.toContain('Pages');
  expect(await listed({ ...roots, threshold: 3 })).toContain('2 of 3 signatures of roots');
});

test('keys and delegations that run out within a month are listed', async () => {
  const { started, drafted, sign, publish, run, shop } = await deployed();
  await started();
  expect(await run('releases', '')).not.toContain('runs out');
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString();
  const file = await drafted(({ delegation }) => {
    delegation.until = soon;
    const [key] = delegation.teams['mf-shop']?.keys ?? [];
    if (key) key.until = soon;
  });
  for (const person of [0, 2]) await sign(file, person);
  await publish(file);
  const listed = await run('releases', '');
  expect(listed).toContain(`mf-shop: its key …${keyId(shop.publicKey)} runs out at ${soon}`);
  expect(listed).toContain(`The delegation runs out at ${soon}`);
});

test('under a delegation the roster is changed by roots alone', async () => {
  const { started, run, registry, drafted, sign, publish } = await deployed();
  const file = join(temporaryFolder('roster'), 'roster.json');
  writeFileSync(file, await run('roster', ''));
  await started();
  const before = await registry();
  await expect(run('roster', '', { positionals: [file] })).rejects.toThrow('Roots sign the roster');
  expect(await registry()).toEqual(before);
  const next = await drafted(({ roster }) => {
    roster['mf-blog'] = [
      { id: 'blog', path: '/blog', access: ['public'], documents: ['default'], preloadCalls: [] },
    ];
  });
  for (const person of [0, 1]) await sign(next, person);
  await publish(next);
  expect(Object.keys((await registry()).roster ?? {})).toContain('mf-blog');
});

test('a draft never takes the place of a file, and needs to know where it goes', async () => {
  const { run, first } = await deployed();
  await expect(run('delegation', '')).rejects.toThrow('--out delegation.json');
  await expect(run('delegation', '', { out: await first() })).rejects.toThrow('is there already');
});

const CLUB = 'the roster does not give mf-shop the mount club at /club';

/** With a mount that only a later version can read. */
const withClub = (release: Release): Release => {
  const [page] = release.mounts;
  const club = { ...page, id: 'club', path: '/club', access: 'members' };
  return { ...release, mounts: [...release.mounts, club] as Release['mounts'] };
};

const clubIsLive = ({ remotes }: Registry): Partial<Registry> => ({
  remotes: remotes.map((remote) =>
    remote.name === 'mf-shop' ? { ...remote, current: withClub(remote.current) } : remote,
  ),
});

test('a preview that only later versions read keeps roots from signing, as a live release does', async () => {
  const { write, first, sign } = await deployed();
  await write(({ remotes: [shop] }) => ({
    previews: shop && [
      { remote: 'mf-shop', name: 'club', release: withClub(shop.current), until: LATER },
    ],
  }));
  await expect(sign(await first(), 0)).rejects.toThrow(`${CLUB}, which its preview club claims`);
});

test('a roster that was live without roots is compared anew when they delegate', async () => {
  const { write, first, edit, publish, registry, people } = await deployed();
  const { roster } = readDelegationFile(await first());
  await write((live) => ({ ...clubIsLive(live), roster }));
  const file = await first();
  const draft = readDelegationFile(file);
  let { delegation } = draft;
  for (const { privateKey } of people)
    delegation = await signDelegation({ ...draft, delegation }, privateKey);
  edit(file, (made) => Object.assign(made, { delegation }));
  await expect(publish(file)).rejects.toThrow(CLUB);
  expect((await registry()).delegation).toBeUndefined();
});

test('a registry that browsers refuse for its roster is listed, gets no HTML, and can be mended', async () => {
  const { write, started, run, release, shop } = await deployed();
  await started();
  await write(clubIsLive);
  expect(await run('releases', '')).toContain(`Pages refuse all of it: ${CLUB}.`);
  await expect(run('render-html', '')).rejects.toThrow(CLUB);
  await expect(run('switch-off', 'mf-quiz')).rejects.toThrow(/^mf-quiz .* switched off.*No HTML/s);
  const team = { teamKey: shop.privateKey };
  const anew = (hash: string) => release('mf-shop', sampleRemote('mf-shop', hash), team);
  // The fallback still has the mount.
  await expect(anew('00000002')).rejects.toThrow(CLUB);
  await anew('00000003');
  expect(await run('releases', '')).not.toContain('Pages');
});

test('a configuration of before, without roots, takes no delegation from visitors', async () => {
  const { started, run, release, registry, text, config } = await deployed();
  await started();
  const { roots: _, ...before } = config;
  const html = await text('html/revision.json');
  await expect(
    release('mf-shop', sampleRemote('mf-shop', '00000002'), { config: before }),
  ).rejects.toThrow(/^Nothing was changed: mf-shop is not signed by its team/);
  await expect(run('switch-off', 'mf-shop', { config: before })).rejects.toThrow(
    /switched off .*\nBut its HTML was not written, .* roots delegate, and the configuration names none \("roots"\)/,
  );
  expect((await registry()).remotes[0]?.disabled).toBe(true);
  expect(await text('html/revision.json')).toBe(html);
});
