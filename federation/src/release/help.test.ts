import { expect, test } from '@rstest/core';
import { readOptions } from './command-options.ts';
import { COMMANDS } from './commands.ts';
import { helpText, TEAM_VERBS } from './help.ts';
import { runRemoteCommand } from './remote-commands.ts';

test('every option is in it, and none that there is not', () => {
  const said = [...helpText('npx vitrina', TEAM_VERBS).matchAll(/^ {2}(--[\w-]+)/gm)];
  const options = said.map(([, option = '']) => option.slice(2)).sort();
  let known = '';
  try {
    readOptions(['--zzzzzzzzzz']);
  } catch (error) {
    // The error for a wrong option lists all options.
    [, known = ''] = /Known here: (.*)\.$/.exec(String(error)) ?? [];
  }
  expect(options.map((name) => `--${name}`)).toEqual(known.split(', ').sort());
  for (const verb of Object.keys(TEAM_VERBS)) expect(COMMANDS[verb], verb).toBeDefined();
});

test('it is asked for anywhere, with and without a command', async () => {
  for (const args of [['--help'], ['release', '--help'], ['-h']])
    expect(await runRemoteCommand(args, '/')).toMatch(
      /^npx vitrina <command>[\s\S]*switch-off +takes/,
    );
});
