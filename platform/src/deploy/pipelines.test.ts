import { expect, test } from '@rstest/core';
import { deployFile } from './deploy-file.ts';
import { pipelineJobs } from './pipeline-jobs.ts';
import { pnpmCommands, pnpmProblem } from './pnpm-problem.ts';

const NAME = 'github-mf-shop.yml';
const text = deployFile(`pipelines/${NAME}`);

test('GitHub understands the pipeline, and refuses a wrong one', async () => {
  expect(Object.keys(await pipelineJobs(NAME, text))).toEqual(['check', 'change']);
  const wrong = pipelineJobs(NAME, text.replace('runs-on:', 'run-on:'));
  await expect(wrong).rejects.toThrow(/run-on/);
});

test('every command of the pipeline exists, and every action that can be chosen', async () => {
  const scripts = Object.values(await pipelineJobs(NAME, text))
    .flatMap(({ steps }) => steps)
    .flatMap(({ run }) => run ?? []);
  const commands = scripts.flatMap(pnpmCommands);
  const actions = /action:\n(?:.*\n)*? +options: \[(.*)\]/.exec(text)?.[1]?.split(', ') ?? [];
  const chosen = actions.filter((action) => action !== 'canary');
  expect(chosen.length).toBeGreaterThan(5);
  const all = commands.flatMap((words) =>
    words.includes('"$ACTION"')
      ? chosen.map((action) => words.map((word) => (word === '"$ACTION"' ? action : word)))
      : [words],
  );
  for (const words of all) expect(pnpmProblem(words), words.join(' ')).toBeNull();
});

test('a command that does not exist is noticed', () => {
  expect(pnpmProblem(['rolback', 'mf-shop'])).toMatch(/no script "rolback"/);
  expect(pnpmProblem(['rollback', 'mf-shop', '--force'])).toMatch(/--force/);
  expect(pnpmProblem(['--filter', '@vitrina/shop', 'build'])).toMatch(/no package/);
  expect(pnpmProblem(['--filter', '@vitrina/mf-shop', 'compile'])).toMatch(/no script "compile"/);
});

test('no secret stands in the pipeline: all come from the settings of the repository', () => {
  for (const [, value] of text.matchAll(/(?:KEY|KEY_ID|PASSWORD|TOKEN): (.*)$/gm))
    expect(value).toMatch(/^\$\{\{ secrets\.\w+ \}\}$/);
});
