import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { PlatformConfig } from '@vitrina/contract/config';
import { delegationProblem, entryProblem, keyId } from '@vitrina/contract/delegation-signature';
import type { Registry } from '@vitrina/contract/registry';
import { publicKeyOf, verifyRegistry } from '@vitrina/contract/registry-signature';
import { readOptions } from './command-options.ts';
import { runCommand } from './commands.ts';
import type { DelegationFile } from './delegation-file.ts';
import { isKeyVerb, newKeys } from './key-commands.ts';
import { SAMPLE_ORIGIN } from './sample-deployment.ts';
import { SAMPLE_CONFIG, sampleRemote, sampleShell, temporaryFolder } from './sample-shell.ts';
import { signDelegationFile } from './sign-delegation.ts';
import { policy, policyStore } from './testing/policy-store.ts';

/*
 * Runs the commands of `docs/keys.md` literally, with a store in a folder, a configuration in a file, and
 * machines that share only these two. Once roots delegate, each machine has the rights of its policy
 * (`deploy/bucket`).
 */

const DOCUMENT = join(import.meta.dirname, '../../../docs/keys.md');

/** Lines of the commands of a section. */
function commandsOf(title: string): string[] {
  const sections = readFileSync(DOCUMENT, 'utf8').split(/^## /m);
  const section = sections.find((one) => one.startsWith(`${title}\n`));
  if (!section) throw new Error(`The document has no section "${title}".`);
  const blocks = [...section.matchAll(/^ *```(?:sh|bash)\n([\s\S]*?)^ *```/gm)];
  return blocks.flatMap(([, block = '']) => block.trim().split(/\s*\n\s*/));
}

type Environment = Record<string, string>;
interface Pair {
  privateKey: string;
  publicKey: string;
}

/** Inputs of a drill. */
interface Answers {
  /** Edits the draft. */
  edit?: (draft: DelegationFile, made: readonly Pair[]) => void;
  /** Roots in the order in which they sign. */
  signers?: readonly Pair[];
  /** Whether they sign without the configuration. */
  isBlind?: boolean;
  /** Values of placeholders. */
  places?: Record<string, string>;
  /** Called before each line. */
  before?: (line: string, made: readonly Pair[]) => void | Promise<void>;
  /** Key of the team that releases. */
  team?: Pair;
  /** Key that co-signs the release. */
  second?: Pair;
}

async function platform() {
  const dir = temporaryFolder('keys');
  const configFile = join(dir, 'config.json');
  let config: PlatformConfig = { ...SAMPLE_CONFIG, remoteOrigins: [SAMPLE_ORIGIN] };
  const configure = (changes: Partial<PlatformConfig>) => {
    config = { ...config, ...changes };
    writeFileSync(configFile, JSON.stringify(config));
  };
  const publisher: Environment = {
    VITRINA_REGISTRY_KEY: (await pairOf('registry-keys')).privateKey,
  };
  const publish = (key: Pair) => {
    publisher.VITRINA_REGISTRY_KEY = key.privateKey;
  };
  configure({ registryKey: await publicKeyOf(publisher.VITRINA_REGISTRY_KEY ?? '') });
  const store = join(dir, 'store');
  let releases = 0;
  const command = (words: readonly string[], keys: Environment, name: string) => {
    const [verb = '', ...rest] = words;
    const env = { VITRINA_STORE: store, VITRINA_CONFIG: configFile, ...keys };
    const options = readOptions(rest, { ...env, VITRINA_STATE: join(dir, name) });
    const may = policy(name === 'team' ? 'team-policy' : 'publisher-policy');
    const here = {
      ...{ isServed: false, ask: async () => true },
      store: config.roots ? policyStore(options.store, may) : options.store,
    };
    return runCommand(verb, { ...options, ...here }, async (build) => {
      releases += 1;
      return build === 'shell' ? sampleShell() : sampleRemote(build, `0000000${releases}`);
    });
  };
  const operate = (...words: string[]) => command(words, publisher, 'publisher');
  /** Runs a team's command while the publisher polls. */
  const asTeam = async (key: Pair, words: readonly string[]) => {
    let isDone = false;
    const done = command(words, { VITRINA_TEAM_KEY: key.privateKey }, 'team').finally(() => {
      isDone = true;
    });
    done.catch(() => {});
    while (!isDone) await operate('publish-entries');
    return done;
  };
  const registry = () => JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8')) as Registry;

  // All drills use this file, because the document names one file.
  const file = join(dir, 'delegation.json');
  /** Runs each line of a section. @returns the output, and the new key pairs */
  async function follow(title: string, answers: Answers) {
    const made: Pair[] = [];
    const said: string[] = [];
    /** Lines that run while the publisher is stopped. */
    const stopped: string[] = [];
    let signatures = 0;
    let isRunning: boolean | undefined;
    for (const line of commandsOf(title)) {
      const [, turn] = /^systemctl (stop|start) vitrina-publisher\.service$/.exec(line) ?? [];
      if (turn) isRunning = turn === 'start';
      const [, emptied] = /^find \/srv\/vitrina\/(\S+) -type f -delete$/.exec(line) ?? [];
      if (emptied && existsSync(join(store, emptied)))
        for (const file of readdirSync(join(store, emptied)))
          rmSync(join(store, emptied, file), { recursive: true });
      if (turn || emptied || line === 'systemctl reload nginx.service') continue;
      if (isRunning === false) stopped.push(line);
      if (isRunning) await operate('publish-entries');
      await answers.before?.(line, made);
      const filled = line
        .replace('delegation.json', file)
        .replace('https://shop.exemplu.ro', SAMPLE_ORIGIN)
        .replace(/<[^>]+>/, (place) => answers.places?.[place] ?? place);
      const [pnpm, ...words] = filled.replace(' --silent', '').split(' ');
      const [verb = '', ...rest] = words;
      expect(pnpm).toBe('pnpm');
      if (isKeyVerb(verb)) made.push(await pairOf(verb));
      else if (verb === 'sign-delegation')
        said.push(
          await signDelegationFile(
            rest,
            {
              VITRINA_ROOT_KEY: answers.signers?.[signatures++]?.privateKey,
              ...(!answers.isBlind && { VITRINA_CONFIG: configFile }),
            },
            async () => true,
          ),
        );
      else if (verb === 'release' && answers.team) said.push(await asTeam(answers.team, words));
      else if (verb === 'co-sign' && answers.second) said.push(await asTeam(answers.second, words));
      else said.push(await operate(...words));
      if (verb === 'delegation') edit(file, (draft) => answers.edit?.(draft, made));
    }
    return { said: said.join('\n'), made, stopped, isRunning };
  }

  /** Problems that a new tab finds in the live registry. */
  const refused = async () => {
    const live = registry();
    const { delegation, environment } = live;
    const { roots, registryKey } = config;
    if (!delegation || !roots || !registryKey) return ['nothing is delegated'];
    return [
      (await verifyRegistry(live, registryKey)) ? null : 'it is not signed',
      await delegationProblem(live, roots, environment),
      ...(await Promise.all(
        live.remotes.map((one) => entryProblem(one, { delegation, environment })),
      )),
    ].filter((one) => one !== null);
  };

  await operate('release', 'shell');
  for (const name of ['mf-shop', 'mf-quiz'])
    await operate('release', name, '--origin', SAMPLE_ORIGIN);
  return { operate, asTeam, follow, refused, registry, configure, publish, publisher, store };
}

/** A pair as its command prints it. */
async function pairOf(verb: string): Promise<Pair> {
  if (!isKeyVerb(verb)) throw new Error(`${verb} makes no keys.`);
  const text = await newKeys(verb);
  const privateKey = /^VITRINA_\w+=(\S+)$/m.exec(text)?.[1];
  const publicKey = /: (\S+)$/.exec(text)?.[1];
  if (!privateKey || !publicKey) throw new Error(`${verb} printed no pair: ${text}`);
  return { privateKey, publicKey };
}

function edit(file: string, change: (draft: DelegationFile) => void): void {
  const draft = JSON.parse(readFileSync(file, 'utf8')) as DelegationFile;
  change(draft);
  writeFileSync(file, JSON.stringify(draft, null, 2));
}

const UNTIL = new Date(Date.now() + 200 * 86_400_000).toISOString();
const teamOf = (...keys: Pair[]) => ({
  keys: keys.map(({ publicKey }) => ({ key: publicKey, until: UNTIL })),
  threshold: 1,
});
const rootsOf = (people: readonly Pair[]) => ({
  keys: people.map(({ publicKey }) => publicKey),
  threshold: 2,
});
const nameOf = ({ publicKey }: Pair) => `…${keyId(publicKey)}`;
const RELEASE = ['release', 'mf-shop', '--origin', SAMPLE_ORIGIN];

/** After the first section. */
async function delegated() {
  const made = await platform();
  const { follow, configure, publisher } = made;
  const [ana, dan, ion, quiz] = await Promise.all(
    ['root-keys', 'root-keys', 'root-keys', 'team-keys'].map(pairOf),
  );
  if (!ana || !dan || !ion || !quiz) throw new Error('There are no keys.');
  const people = [ana, dan, ion];
  const { said, made: pairs } = await follow('Two people delegate for the first time', {
    signers: people,
    before(line, [, , fresh]) {
      if (!line.startsWith('pnpm delegation') || !fresh) return;
      configure({ roots: rootsOf(people) });
      publisher.VITRINA_FRESHNESS_KEY = fresh.privateKey;
    },
    edit({ delegation }, [, team, fresh]) {
      if (!team || !fresh)
        throw new Error('The document makes no keys of a team and of freshness.');
      delegation.teams = { 'mf-shop': teamOf(team), 'mf-quiz': teamOf(quiz) };
      delegation.freshness = [fresh.publicKey];
    },
  });
  const team = pairs[1];
  if (!team) throw new Error('The document makes no keys of a team.');
  return { ...made, said, people, ana, dan, ion, team };
}

test('two people delegate for the first time, and all goes on', async () => {
  const { said, refused, operate, publisher } = await delegated();
  expect(said).toContain('has 2 of 2 signatures');
  expect(await refused()).toEqual([]);
  const key = await publicKeyOf(publisher.VITRINA_REGISTRY_KEY ?? '');
  const listed = await operate('releases');
  for (const name of ['mf-shop', 'mf-quiz'])
    expect(listed).toContain(`${name} lives by a retired key, …${keyId(key)}`);
}, 60_000);

test("a team's key that leaked is retired, and what is live by it goes on until the next release", async () => {
  const { follow, refused, operate, asTeam, registry, publisher, store, ana, ion, team } =
    await delegated();
  await asTeam(team, RELEASE);
  const live = registry().remotes[0]?.current;
  await asTeam(team, RELEASE);
  const replacement = await pairOf('team-keys');
  const waiting = () => readdirSync(join(store, 'entries/mf-shop'));
  expect(waiting()).not.toEqual([]);
  const { stopped, isRunning } = await follow("A team's key is lost or has leaked", {
    signers: [ion, ana],
    places: { '<key>': nameOf(team), '<end>': new Date(Date.now() + 86_400_000).toISOString() },
    before(line) {
      if (line.startsWith('pnpm hold')) expect(waiting()).toEqual([]);
      if (/^pnpm (stop-canary|rollback)/.test(line)) publisher.VITRINA_TEAM_KEY = team.privateKey;
      else delete publisher.VITRINA_TEAM_KEY;
    },
    edit({ delegation }) {
      delegation.teams['mf-shop'] = teamOf(replacement);
    },
  });
  // The roots may take days, and open tabs need a statement of freshness every day.
  expect(stopped.filter((line) => line.includes('delegation'))).toEqual([]);
  expect(isRunning).toBe(true);
  expect(await refused()).toEqual([]);
  await expect(asTeam(team, RELEASE)).rejects.toThrow('VITRINA_TEAM_KEY');
  expect(registry().remotes[0]?.current).toEqual(live);
  expect(await operate('releases')).toContain(`mf-shop lives by a retired key, ${nameOf(team)}`);

  const { said } = await follow('What a retired key left behind', { team: replacement });
  expect(said.match(/mf-shop lives by a retired key/g)).toHaveLength(1);
  expect(registry().remotes[0]?.current.id).not.toBe(live?.id);
  expect(await refused()).toEqual([]);
}, 60_000);

test('a remote that was switched off for a leaked key is switched on after a release by the new one', async () => {
  const { follow, refused, operate, asTeam, registry, publisher, ana, ion, team } =
    await delegated();
  for (let release = 0; release < 2; release += 1) await asTeam(team, RELEASE);
  const replacement = await pairOf('team-keys');
  await follow("A team's key is lost or has leaked", {
    signers: [ion, ana],
    places: { '<key>': nameOf(team), '<end>': new Date(Date.now() + 86_400_000).toISOString() },
    async before(line) {
      if (line.startsWith('pnpm stop-canary')) await operate('switch-off', 'mf-shop');
      if (/^pnpm (stop-canary|rollback)/.test(line)) publisher.VITRINA_TEAM_KEY = team.privateKey;
      else delete publisher.VITRINA_TEAM_KEY;
    },
    edit({ delegation }) {
      delegation.teams['mf-shop'] = teamOf(replacement);
    },
  });
  await expect(operate('switch-on', 'mf-shop')).rejects.toThrow('or its team releases');
  await asTeam(replacement, RELEASE);
  expect(registry().remotes[0]?.disabled).toBe(true);
  await operate('switch-on', 'mf-shop');
  expect(registry().remotes[0]?.disabled).not.toBe(true);
  expect(await refused()).toEqual([]);
}, 60_000);

test("a root's key that is lost is replaced, and counts no more", async () => {
  const { follow, refused, configure, ana, dan, ion } = await delegated();
  // Ana, the first signer, has lost her key.
  const { made } = await follow("A root's key is lost, and enough are left", {
    signers: [dan, ion],
    before(line, [replacement]) {
      if (!line.startsWith('pnpm render-html') || !replacement) return;
      configure({ roots: rootsOf([replacement, dan, ion]) });
    },
  });
  expect(made).toHaveLength(1);
  expect(await refused()).toEqual([]);
  await expect(
    follow("A root's key is lost, and enough are left", { signers: [ana] }),
  ).rejects.toThrow('none of the roots');
}, 60_000);

test('when too many roots are lost, new ones begin anew and all goes on', async () => {
  const { follow, refused, configure, registry } = await delegated();
  const before = registry().delegation?.version ?? 0;
  const signers: Pair[] = [];
  await follow("Too many roots' keys are lost", {
    signers,
    isBlind: true,
    before(line, made) {
      if (!line.startsWith('pnpm delegation')) return;
      signers.push(...made);
      configure({ roots: rootsOf(made) });
    },
  });
  expect(registry().delegation?.version).toBe(before + 1);
  expect(await refused()).toEqual([]);
}, 60_000);

test('a team changes its key, and both count meanwhile', async () => {
  const { follow, refused, asTeam, registry, ana, dan, team } = await delegated();
  const replacement = await pairOf('team-keys');
  await follow('A team changes its key', {
    signers: [ana, dan],
    team: replacement,
    edit({ delegation }) {
      delegation.teams['mf-shop'] = teamOf(team, replacement);
    },
  });
  const first = registry().remotes[0]?.current.id;
  await asTeam(team, RELEASE);
  expect(registry().remotes[0]?.current.id).not.toBe(first);
  expect(await refused()).toEqual([]);
}, 60_000);

test.each(['its one', 'a retired one'])(
  'a team is to need two signatures, and what is live goes on by %s',
  async (by) => {
    const { follow, refused, asTeam, registry, ana, ion, team } = await delegated();
    if (by === 'its one') await asTeam(team, RELEASE);
    const before = registry().remotes[0]?.current.id;
    const second = await pairOf('team-keys');
    const seen: unknown[] = [];
    await follow('A team is to need two signatures', {
      ...{ signers: [ana, ion], team, second },
      places: { '<remote>': 'mf-shop' },
      edit({ delegation }) {
        delegation.teams['mf-shop'] = { ...teamOf(team, second), threshold: 2 };
      },
      before(line) {
        if (/^pnpm (release|co-sign)/.test(line)) seen.push(registry().remotes[0]?.current.id);
      },
    });
    expect(seen).toEqual([before, before]);
    expect(registry().remotes[0]?.current.id).not.toBe(before);
    expect(await refused()).toEqual([]);
  },
  60_000,
);

test('the key of freshness changes, and no tab has to wait', async () => {
  const { follow, refused, operate, publisher, ana, dan } = await delegated();
  const replacement = await pairOf('freshness-keys');
  const { said } = await follow('The key of freshness changes', {
    signers: [ana, dan],
    edit({ delegation }) {
      delegation.freshness.push(replacement.publicKey);
    },
  });
  expect(said).toMatch(/Nothing waits\.$/);
  publisher.VITRINA_FRESHNESS_KEY = replacement.privateKey;
  await operate('switch-off', 'mf-shop');
  expect(await operate('publish-entries')).toBe('Nothing waits.');
  expect(await refused()).toEqual([]);
}, 60_000);

test('the publisher changes its key without a root', async () => {
  const { follow, refused, configure, publish, publisher, asTeam, registry, team } =
    await delegated();
  const old = await publicKeyOf(publisher.VITRINA_REGISTRY_KEY ?? '');
  await follow('The publisher changes its key', {
    places: { '<old public key>': old },
    before(line, [replacement]) {
      if (!line.startsWith('pnpm sign-registry') || !replacement) return;
      configure({ registryKey: replacement.publicKey });
      publish(replacement);
    },
  });
  expect(await refused()).toEqual([]);
  const before = registry().remotes[0]?.current.id;
  await asTeam(team, RELEASE);
  expect(registry().remotes[0]?.current.id).not.toBe(before);
}, 60_000);

test('after a theft of the publisher’s credentials the shell is as it was built', async () => {
  const { follow, refused, operate, store } = await delegated();
  const templates = join(store, 'shell/1.0.0-aaaaaaaaaaaa');
  const html = () => {
    const { folder } = JSON.parse(readFileSync(join(store, 'html/revision.json'), 'utf8'));
    return readFileSync(join(store, folder, 'index.html'), 'utf8');
  };
  const file = join(templates, 'pages/index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace('<body>', '<body>evil'));
  await operate('render-html');
  expect(html()).toContain('evil');
  const title = "The publisher's credentials were stolen";
  await expect(follow(title, {})).rejects.toThrow('pages/index.html exists with other bytes');
  rmSync(templates, { recursive: true });
  const { said } = await follow(title, {});
  expect(said).toContain('was live already');
  expect(html()).not.toContain('evil');
  expect(await refused()).toEqual([]);
}, 60_000);

test('every section with commands is a drill here', () => {
  const document = readFileSync(DOCUMENT, 'utf8');
  const drills = readFileSync(import.meta.filename, 'utf8');
  const titles = document
    .split(/^## /m)
    .filter((section) => section.includes('```sh'))
    .map((section) => section.slice(0, section.indexOf('\n')));
  expect(titles.length).toBeGreaterThan(6);
  for (const title of titles) expect(drills).toContain(title);
});
