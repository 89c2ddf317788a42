import { type ParseArgsConfig, parseArgs } from 'node:util';
import { InputError } from './input-error.ts';
import { nearestWord } from './nearest-word.ts';

/** Wrong arguments of a command. */
export class ArgumentError extends InputError {
  override readonly name = 'ArgumentError';
}

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Parses a command's arguments with Node's `parseArgs`.
 * @param usage the command without its options: `pnpm rollback <name> [<release>]`, or `pnpm bench <name>…`
 * @throws ArgumentError of one sentence: for an unknown option, the nearest or all options; for extra
 *   arguments, the line to type
 */
export function readArguments<const Known extends Options>(
  args: readonly string[],
  options: Known,
  usage: string,
): ReturnType<typeof parseArgs<{ options: Known; allowPositionals: true }>> {
  const read = parsed(args, options);
  refuseMore(usage, read.positionals);
  return read;
}

function parsed<const Known extends Options>(args: readonly string[], options: Known) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new ArgumentError(problemOf(error, Object.keys(options)));
  }
}

/** @throws ArgumentError for more arguments than the command takes (`readArguments`) */
export function refuseMore(usage: string, given: readonly string[]): void {
  if (usage.endsWith('…')) return;
  const takes = /\[?<.*$/.exec(usage)?.[0] ?? '';
  const most = takes.match(/</g)?.length ?? 0;
  const extra = given.slice(most).map((one) => `"${one}"`);
  if (extra.length === 0) return;
  const command = usage.slice(0, usage.length - takes.length).trim();
  const line = [command, ...given.slice(0, most)].join(' ');
  throw new ArgumentError(
    `${command} takes ${takes || 'no argument'}: ${extra.join(', ')} ${extra.length > 1 ? 'are' : 'is'} too much, and nothing was done. ${most === 1 ? 'One at a time' : 'Type'}: ${line}`,
  );
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
