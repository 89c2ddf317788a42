import { expect, test } from '@rstest/core';
import { ArgumentError, readArguments } from './read-arguments.ts';

const OPTIONS = { shell: { type: 'string' }, yes: { type: 'boolean' } } as const;
const read = (...args: string[]) => readArguments(args, OPTIONS);

test('options and names are read', () => {
  const { values, positionals } = read('mf-shop', '--shell', 'https://a.ro', '--yes');
  expect(positionals).toEqual(['mf-shop']);
  expect({ ...values }).toEqual({ shell: 'https://a.ro', yes: true });
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
