import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { hasNginx } from '@vitrina/federation/local-nginx';
import { type LocalDeployment, startLocalDeployment } from '../local-deployment.ts';
import { type ScratchCheckout, scratchCheckout } from '../scratch-checkout.ts';
import { deployFile } from './deploy-file.ts';
import { type PipelineJob, pipelineJobs } from './pipeline-jobs.ts';
import { runbookSections } from './runbook.ts';

/*
 * The pipeline and the runbook end to end: real builds in a clone of the last commit, nginx, https, a signed
 * registry. It takes minutes, so only `npm run test:all` runs it.
 */
const runs = process.env.VITRINA_TEST_ALL === '1' && hasNginx();
const drill = runs ? test : test.skip;
const LIMIT_MS = 600_000;

const dir = mkdtempSync(join(tmpdir(), 'vitrina-drill-'));
let source: ScratchCheckout;
let deployment: LocalDeployment;
let jobs: Record<string, PipelineJob>;

beforeAll(async () => {
  if (!runs) return;
  jobs = await pipelineJobs('mf-shop.yml', deployFile('pipelines/github-mf-shop.yml'));
  source = await scratchCheckout(join(dir, 'checkout'));
  deployment = await startLocalDeployment({ dir, checkout: source.dir });
  // mf-admin has the slot that the shop fills.
  await deployment.run(`pnpm release mf-admin --origin ${deployment.origin('admin')}`);
}, LIMIT_MS);
afterAll(async () => {
  await deployment?.stop();
  rmSync(dir, { recursive: true, force: true });
});

let title = 'Produse';
/** The team's next commit: another heading of the list. */
const commit = async (to: string) => {
  await source.commit('mf-shop/src/messages.ts', `title: '${title}'`, `title: '${to}'`);
  title = to;
};
/** The shop's line of `pnpm releases`. */
const shop = async () =>
  /^mf-shop .*$/m.exec(await deployment.run('pnpm --silent releases'))?.[0] ?? '';
const liveShop = async () => /mf-shop (\S+) is live/.exec(await shop())?.[1] ?? '';

/** Runs a GitHub job on this machine, with the installed pnpm. */
async function runJob({ env, steps }: PipelineJob, action = ''): Promise<void> {
  const values: Record<string, string> = {
    ...{ 'vars.STORE': deployment.store, 'vars.ORIGIN': deployment.origin('shop') },
    ...{ 'vars.CONFIG': JSON.stringify(deployment.config), "inputs.action || 'release'": action },
    'secrets.REGISTRY_KEY': deployment.env.VITRINA_REGISTRY_KEY ?? '',
    'github.workspace': source.dir,
  };
  const set = Object.entries(env).map(([name, text]) => {
    const value = text.replace(/\$\{\{ (.*?) \}\}/g, (_, expression) => values[expression] ?? '');
    return `export ${name}='${value.replaceAll("'", "'\\''")}'`;
  });
  for (const { run } of steps) {
    if (!run) continue;
    const script = run.replace(/^npm install --global .*$/m, '');
    await deployment.run([...set, script].join('\n'));
  }
}

/** Runs the commands of a runbook section. @param answers values of its placeholders */
async function follow(title: string, answers: Record<string, string> = {}): Promise<void> {
  const section = runbookSections().find((one) => one.title === title);
  if (!section) throw new Error(`The runbook has no section "${title}".`);
  const lines = section.commands.filter((line) => line.startsWith('pnpm '));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    const filled = line.replace(/<[^>]+>/, (place) => answers[line] ?? answers[place] ?? place);
    // Nobody can confirm here.
    const asks = /repair-registry|prune-releases|rollback \S+$/.test(line) ? ' --yes' : '';
    await deployment.run(filled + asks);
  }
}

drill(
  'a team checks, releases, tries with a share, promotes, rolls back and switches off',
  async () => {
    if (!jobs.check || !jobs.change) throw new Error('The pipeline has other jobs.');
    await runJob(jobs.check);
    await runJob(jobs.change, 'release');
    const first = await liveShop();
    await commit('Raft nou');
    await runJob(jobs.change, 'canary');
    expect(await shop()).toMatch(new RegExp(`${first} is live.* for 10 %`));
    await runJob(jobs.change, 'promote');
    const second = await liveShop();
    expect(second).not.toBe(first);
    await runJob(jobs.change, 'rollback');
    expect(await liveShop()).toBe(first);
    await runJob(jobs.change, 'switch-off');
    expect(await shop()).toContain('switched off');
    await runJob(jobs.change, 'switch-on');
    expect(await shop()).not.toContain('switched off');
    await expect(runJob(jobs.change, 'delete')).rejects.toThrow('There is no action delete.');
  },
  LIMIT_MS,
);

drill(
  'who follows the runbook gets what it promises',
  async () => {
    const release = `pnpm release mf-shop --origin ${deployment.origin('shop')}`;
    const first = await liveShop();
    await commit('Raft al doilea');
    await deployment.run(release);
    await follow('A remote does not load, or its crash reports rise');
    expect(await shop()).toMatch(new RegExp(`^mf-shop ${first} is live(?!.*switched off)`));

    await commit('Raft al treilea');
    await deployment.run(release);
    const third = await liveShop();
    await follow('A bad release', {
      'pnpm rollback mf-shop <release>': third,
      '<release>': first,
    });
    expect(await liveShop()).toBe(third);

    const shellOf = async () =>
      /^shell ([^\s,]+)/m.exec(await deployment.run('pnpm releases'))?.[1];
    const shell = await shellOf();
    await source.commit('shell/index.html', '<html lang="ro"', '<html lang="ro" data-shell="two"');
    await deployment.run('pnpm release shell');
    expect(await shellOf()).not.toBe(shell);
    await follow('The shell is bad');
    expect(await shellOf()).toBe(shell);

    const registry = join(deployment.store, 'registry.json');
    const { signature: _, ...unsigned } = JSON.parse(readFileSync(registry, 'utf8'));
    writeFileSync(registry, JSON.stringify(unsigned));
    await expect(deployment.run('pnpm switch-off mf-shop')).rejects.toThrow(/is not signed/);
    await follow('The registry does not verify, or an older one was put back');
    expect(await liveShop()).toBe(third);

    await follow('A disk is full');
    await commit('Raft al patrulea');
    await deployment.run(`${release} --canary 10`);
    await deployment.run('pnpm stop-canary mf-shop');
    expect(await shop()).not.toContain('%');
    await deployment.run(`${release} --canary 10`);
    await deployment.run('pnpm promote mf-shop');
    expect(await liveShop()).not.toBe(third);
    await follow('A day on which nothing may break', {
      '<time>': new Date(Date.now() + LIMIT_MS).toISOString(),
    });
    await follow('A team needs a path');
    expect(await deployment.run('pnpm --silent roster')).toContain('"mf-shop"');
  },
  LIMIT_MS,
);

drill(
  'a key that leaked is changed, and the old one signs nothing any more',
  async () => {
    const made = await deployment.run('pnpm --silent registry-keys');
    const key = /VITRINA_REGISTRY_KEY=(\S+)/.exec(made)?.[1] ?? '';
    const publicKey = /registryKey: (\S+)/.exec(made)?.[1] ?? '';
    const config = { ...deployment.config, registryKey: publicKey };
    writeFileSync(deployment.env.VITRINA_CONFIG ?? '', JSON.stringify(config));
    const before = deployment.env.VITRINA_REGISTRY_KEY;
    deployment.env.VITRINA_REGISTRY_KEY = key;
    await follow('A key is lost or has leaked', {
      '<old public key>': deployment.config.registryKey ?? '',
    });
    await deployment.run('pnpm switch-off mf-shop');
    deployment.env.VITRINA_REGISTRY_KEY = before ?? '';
    await expect(deployment.run('pnpm switch-on mf-shop')).rejects.toThrow(/does not belong/);
  },
  LIMIT_MS,
);
