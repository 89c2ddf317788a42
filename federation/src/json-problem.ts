import type * as z from 'zod/mini';
import { positionOf, positionOfKey } from './json-position.ts';
import { nearestWord } from './nearest-word.ts';

interface Source {
  text: string;
  schema: z.core.$ZodType;
}

interface Problem {
  /** `line:column` */
  at: string;
  says: string;
}

/** A schema issue as a problem in the text: its position, and what to change. */
export function jsonProblem(issue: z.core.$ZodIssue, { text, schema }: Source): Problem[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  if (issue.code !== 'unrecognized_keys') {
    const where = path.join('.') || '(root)';
    return [{ at: positionOf(text, path), says: `${where}: ${inWords(issue)}` }];
  }
  const known = keysAt(schema, path);
  return issue.keys.map((key) => {
    const where = [...path, key];
    const meant = nearestWord(key, known);
    const remedy =
      meant !== undefined ? `Did you mean "${meant}"?` : `Known here: ${known.join(', ')}.`;
    return {
      at: positionOfKey(text, where),
      says: `${where.join('.')}: there is no key "${key}". ${remedy}`,
    };
  });
}

const inWords = (issue: z.core.$ZodIssue): string =>
  // For the whole file "expected object" says little to its author.
  issue.path.length === 0 && issue.code === 'invalid_type' && issue.expected === 'object'
    ? 'an object stands here: { "name": … }'
    : inWordsOfSchema(issue);

/** The library calls missing values "undefined", which no file can contain. */
const inWordsOfSchema = ({ message }: z.core.$ZodIssue): string =>
  message.replace(/^Invalid input: (.*), received undefined$/, 'it is missing ($1)');

/** Allowed keys of the object at `path`. */
function keysAt(schema: z.core.$ZodType, path: readonly (string | number)[]): string[] {
  const here = unwrapped(schema);
  if (path.length === 0) return here.type === 'object' ? Object.keys(here.shape) : [];
  const [first, ...rest] = path;
  const next =
    here.type === 'array'
      ? here.element
      : here.type === 'record'
        ? here.valueType
        : here.type === 'object'
          ? (here.shape[String(first)] ?? here.catchall)
          : undefined;
  return next ? keysAt(next, rest) : [];
}

type Definition = z.core.$ZodTypes['_zod']['def'];

/** Unwraps optional schemas. */
function unwrapped(schema: z.core.$ZodType): Definition {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return 'innerType' in def ? unwrapped(def.innerType) : def;
}
