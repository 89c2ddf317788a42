import { readFileSync } from 'node:fs';
import { en } from 'zod/locales';
import * as z from 'zod/mini';

// The mini build brings no words of its own, and a failure must say what is wrong.
z.config(en());

/**
 * What a file of a build or a deployment says.
 * @throws Error that names the file and all that is wrong in it
 */
export const readJson = <T>(file: string, schema: z.ZodMiniType<T>): T =>
  parseJson(readFileSync(file, 'utf8'), schema, file);

/** @param place for the message */
export function parseJson<T>(text: string, schema: z.ZodMiniType<T>, place: string): T {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${place} cannot be read as JSON.`, { cause });
  }
  const result = z.safeParse(schema, json);
  if (result.success) return result.data;
  const issues = result.error.issues.map(
    (issue) => `${place}: ${issue.path.join('.') || '(root)'}: ${issue.message}`,
  );
  throw new Error(issues.join('\n'));
}
