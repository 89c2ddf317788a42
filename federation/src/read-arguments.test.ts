import { expect, test } from '@rstest/core';
import { ArgumentError, readArguments } from './read-arguments.ts';

const OPTIONS = { shell: { type: 'string' }, yes: { type: 'boolean' } } as const;
const read = (...args: string[]) => readArguments(args, OPTIONS, 'pnpm try [<name>]');

test('options and names are read', () => {
  const { values, positionals } = read('mf-shop', '--shell', 'https://a.ro', '--yes');
  expect(positionals).toEqual(['mf-shop']);
  expect({ ...values }).toEqual({ shell: 'https://a.ro', yes: true });
});

test.each([
  [
    'pnpm try',
    ['one'],
    'pnpm try takes no argument: "one" is too much, and nothing was done. Type: pnpm try',
  ],
  [
    'pnpm try <name>',
    ['one', 'two', 'three'],
    'pnpm try takes <name>: "two", "three" are too much, and nothing was done. One at a time: pnpm try one',
  ],
  [
    'pnpm try <name> [<release>]',
    ['one', '1', 'two'],
    'pnpm try takes <name> [<release>]: "two" is too much, and nothing was done. Type: pnpm try one 1',
  ],
])('%s refuses what is too much in %j', (usage, args, said) => {
  expect(() => readArguments(args, OPTIONS, usage)).toThrow(said);
});

test('a command that takes any number takes them all', () => {
  const args = ['one', 'two', 'three'];
  expect(readArguments(args, OPTIONS, 'pnpm try <name>…').positionals).toEqual(args);
});

test.each([
  [['--shel', 'https://a.ro'], 'There is no option --shel. Did you mean --shell?'],
  [['--shel=https://a.ro'], 'There is no option --shel. Did you mean --shell?'],
  [['--port', '1'], 'There is no option --port. Known here: --shell, --yes.'],
  [['-p'], 'There is no option --p. Known here: --shell, --yes.'],
  [['--shell'], "Option '--shell <value>' argument missing."],
])('%j is refused in one sentence, without a stack', (args, said) => {
  expect(() => read(...args)).toThrow(said);
  try {
    read(...args);
  } catch (error) {
    expect(error).toBeInstanceOf(ArgumentError);
    expect((error as Error).stack).toBe(said);
  }
});
