import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import type { Delegation } from '@vitrina/contract/delegation';
import { entryProblem, freshnessProblem } from '@vitrina/contract/delegation-signature';
import type { Registry } from '@vitrina/contract/registry';
import { createRegistryKeys } from '@vitrina/contract/registry-signature';
import { hasNginx } from '@vitrina/federation/local-nginx';
import { type LocalDeployment, startLocalDeployment } from '../local-deployment.ts';
import { type ScratchCheckout, scratchCheckout } from '../scratch-checkout.ts';
import { runbookSections } from './runbook.ts';

/*
 * A team and the publisher end to end: real builds in a clone of the last commit, nginx, https, and the
 * publisher as a process. It takes minutes, so only `npm run test:all` runs it.
 */
const runs = process.env.VITRINA_TEST_ALL === '1' && hasNginx();
const drill = runs ? test : test.skip;
const LIMIT_MS = 600_000;
/** Limit for a release, a rollback and the kill switch, from the command to the publisher's response. */
const MAX_MS = 60_000;
const YEAR_MS = 365 * 86_400_000;

const dir = mkdtempSync(join(tmpdir(), 'vitrina-delegation-'));
let source: ScratchCheckout;
let deployment: LocalDeployment;
let publisher: ChildProcess | undefined;
/** Variables that only the publisher's machine has. */
let publisherEnv: Record<string, string>;

beforeAll(async () => {
  if (!runs) return;
  source = await scratchCheckout(join(dir, 'checkout'));
  deployment = await startLocalDeployment({ dir, checkout: source.dir });
  for (const name of ['admin', 'shop'])
    await deployment.run(`pnpm release mf-${name} --origin ${deployment.origin(name)}`);
  await delegate();
}, LIMIT_MS);
afterAll(async () => {
  await stopPublisher();
  await deployment?.stop();
  rmSync(dir, { recursive: true, force: true });
});

async function stopPublisher(): Promise<void> {
  if (publisher?.exitCode !== null) return;
  publisher.kill('SIGTERM');
  await once(publisher, 'exit');
}

const registry = () =>
  JSON.parse(readFileSync(join(deployment.store, 'registry.json'), 'utf8')) as Registry;

/** Delegates as in docs/keys.md, then starts the publisher; commands have only the team's key. */
async function delegate(): Promise<void> {
  const { env, run } = deployment;
  const [one, two, team, freshness] = await Promise.all(
    Array.from({ length: 4 }, createRegistryKeys),
  );
  if (!one || !two || !team || !freshness) throw new Error('There are no keys.');
  const roots = { keys: [one.publicKey, two.publicKey], threshold: 2 };
  writeFileSync(env.VITRINA_CONFIG ?? '', JSON.stringify({ ...deployment.config, roots }));
  const file = join(dir, 'delegation.json');
  await run(`pnpm delegation --out ${file}`);
  const draft = JSON.parse(readFileSync(file, 'utf8')) as { delegation: Delegation };
  const until = new Date(Date.now() + YEAR_MS / 2).toISOString();
  const keys = [{ key: team.publicKey, until }];
  draft.delegation.teams = {
    'mf-shop': { keys, threshold: 1 },
    'mf-admin': { keys, threshold: 1 },
  };
  draft.delegation.freshness = [freshness.publicKey];
  writeFileSync(file, JSON.stringify(draft));
  for (const { privateKey } of [one, two])
    await run(`VITRINA_ROOT_KEY=${privateKey} pnpm sign-delegation ${file} --yes`);
  env.VITRINA_FRESHNESS_KEY = freshness.privateKey;
  await run(`pnpm publish-delegation ${file}`);

  publisher = spawn(process.execPath, ['platform/bootstrap.mjs', 'publish-entries', '--watch'], {
    ...{ cwd: source.dir, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
  });
  if (publisher.stderr) await once(publisher.stderr, 'data');
  publisherEnv = { ...env };
  delete env.VITRINA_REGISTRY_KEY;
  delete env.VITRINA_FRESHNESS_KEY;
  env.VITRINA_STATE = join(dir, 'state-of-team');
  env.VITRINA_TEAM_KEY = team.privateKey;
}

/** @returns the command's output. @throws when it takes a minute or more */
async function timed(line: string): Promise<string> {
  const begin = performance.now();
  const said = await deployment.run(line);
  const ms = performance.now() - begin;
  console.log(`${line.split(' ').slice(0, 2).join(' ')}: ${(ms / 1000).toFixed(1)} s`);
  expect(ms, line).toBeLessThan(MAX_MS);
  return said;
}

drill(
  'a team releases, goes back and switches off through the publisher, each within a minute',
  async () => {
    const first = registry().remotes.find(({ name }) => name === 'mf-shop')?.current.id;
    await source.commit('mf-shop/src/messages.ts', "title: 'Produse'", "title: 'Raft nou'");
    await deployment.run('pnpm --silent releases');
    expect(await timed(`pnpm release mf-shop --origin ${deployment.origin('shop')}`)).toMatch(
      new RegExp(`mf-shop \\S+ is live, before it ${first}`),
    );
    expect(await timed('pnpm rollback mf-shop --yes')).toContain(`mf-shop ${first} is live`);
    expect(await timed('pnpm switch-off mf-shop')).toContain('switched off');
    const live = registry();
    const { delegation, environment, remotes } = live;
    if (!delegation) throw new Error('There is no delegation.');
    for (const remote of remotes)
      expect(await entryProblem(remote, { delegation, environment })).toBeNull();
    expect(await freshness()).toBeNull();
    await expect(deployment.run('pnpm hold all --until 2026-12-30 --reason x')).rejects.toThrow(
      "takes the registry's",
    );
  },
  LIMIT_MS,
);

/** Why an open tab would refuse the registry that nginx serves; null when it would take it over. */
async function freshness(): Promise<string | null> {
  const live = registry();
  const answer = await deployment.run(
    `curl --silent --fail --cacert "$NODE_EXTRA_CA_CERTS" --resolve exemplu.ro:${deployment.nginx.port}:127.0.0.1 ${deployment.origin()}/freshness.json`,
  );
  const { environment } = live;
  return freshnessProblem(JSON.parse(answer), live, { environment, at: new Date() });
}

drill(
  'who follows the runbook when nobody vouches for the registry gets what it promises',
  async () => {
    await stopPublisher();
    const team = { ...deployment.env };
    const { VITRINA_REGISTRY_KEY = '' } = publisherEnv;
    Object.assign(deployment.env, { VITRINA_REGISTRY_KEY, VITRINA_TEAM_KEY: '' });
    expect(await deployment.run('pnpm switch-on mf-shop')).toContain('Nobody vouches for revision');
    expect(await freshness()).toContain('not for this registry');
    const section = runbookSections().find(
      ({ title }) => title === 'Nobody vouches for the registry',
    );
    const lines = section?.commands.filter((line) => line.startsWith('pnpm ')) ?? [];
    expect(lines).toEqual(['pnpm publish-entries']);
    Object.assign(deployment.env, publisherEnv);
    for (const line of lines) await deployment.run(line);
    expect(await freshness()).toBeNull();
    Object.assign(deployment.env, team);
  },
  LIMIT_MS,
);
