import { type ParseArgsConfig, parseArgs } from 'node:util';
import { InputError } from './input-error.ts';
import { nearestWord } from './nearest-word.ts';

/** The arguments of a command are wrong. */
export class ArgumentError extends InputError {
  override readonly name = 'ArgumentError';
}

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Arguments of a command, as `parseArgs` of Node reads them.
 * @throws ArgumentError of one sentence: an unknown option with the one that is meant, or all there are
 */
export function readArguments<const Known extends Options>(
  args: readonly string[],
  options: Known,
): ReturnType<typeof parseArgs<{ options: Known; allowPositionals: true }>> {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new ArgumentError(problemOf(error, Object.keys(options)));
  }
}

function problemOf(error: unknown, known: readonly string[]): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, unknown] = /^Unknown option '--?([^']+)'/.exec(message) ?? [];
  if (unknown === undefined) return `${message.split('\n')[0]?.replace(/\.$/, '')}.`;
  const meant = nearestWord(unknown, known);
  const remedy = meant
    ? `Did you mean --${meant}?`
    : `Known here: ${known.map((name) => `--${name}`).join(', ')}.`;
  return `There is no option --${unknown}. ${remedy}`;
}
