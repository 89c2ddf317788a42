import { existsSync, readFileSync } from 'node:fs';
import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { InputError } from './input-error.ts';
import { lineOf } from './json-position.ts';
import { jsonProblem } from './json-problem.ts';

// The mini build has no messages of its own, and an error must name its cause.
z.config(en());

/**
 * Reads and validates a JSON file of a build or deployment.
 * @throws InputError naming the file, and the line of each of the first mistakes
 */
export function readJson<T>(file: string, schema: z.ZodMiniType<T>): T {
  if (!existsSync(file)) throw new InputError(`${file} does not exist.`);
  return parseJson(readFileSync(file, 'utf8'), schema, file);
}

/** Byte order mark of some editors; not part of the text. */
const BYTE_ORDER_MARK = /^\ufeff/;

/**
 * As `readJson`, for a text.
 * @param place name of its source, for messages
 * @throws InputError with the line of each of the first mistakes
 */
export function parseJson<T>(written: string, schema: z.ZodMiniType<T>, place: string): T {
  const text = written.replace(BYTE_ORDER_MARK, '');
  if (text.trim() === '') throw new InputError(`${place} is empty: it holds an object, { … }.`);
  const json = jsonOf(text);
  if (json === NOT_JSON) throw new InputError(syntaxProblem(text, place));
  const result = z.safeParse(schema, json);
  if (result.success) return result.data;
  const { issues } = result.error;
  const told = issues
    .slice(0, MAX_PROBLEMS)
    .flatMap((issue) => jsonProblem(issue, { text, schema }));
  const more = issues.length - MAX_PROBLEMS;
  throw new InputError(
    [
      ...told.map(({ at, says }) => `${place}:${at}: ${says}`),
      ...(more > 0 ? [`${more} more.`] : []),
    ].join('\n'),
  );
}

/** Each mistake costs a search of the text, and hostile input has thousands. */
const MAX_PROBLEMS = 20;

/**
 * Keys that the strict form of a schema does not know: one sentence each, with its line.
 * @param text input that the schema itself accepts
 */
export function unknownKeys(text: string, strict: z.ZodMiniType, place: string): string[] {
  const { error } = z.safeParse(strict, jsonOf(text));
  return (error?.issues ?? [])
    .filter(({ code }) => code === 'unrecognized_keys')
    .flatMap((issue) => jsonProblem(issue, { text, schema: strict }))
    .map(({ at, says }) => `${place}:${at}: ${says}`);
}

const NOT_JSON = Symbol('not JSON');

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}

/** By the parser's name of the error. */
const SYNTAX: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a key in double quotes is expected (after the last one stands no comma)',
  ValueExpected: 'a value is expected (after the last one stands no comma)',
  ColonExpected: 'a colon is missing before this',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'the file should end before this',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfString: 'the closing quote of a text is missing',
  InvalidSymbol: 'texts stand in double quotes',
};

function syntaxProblem(text: string, place: string): string {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return `${place} cannot be read as JSON.`;
  const reason = SYNTAX[printParseErrorCode(first.error)];
  return `${place}:${lineOf(text, first.offset)}: cannot be read as JSON${reason ? `: ${reason}` : ''}.`;
}
