import type { Schema } from '@vitrina/contract/call';
import type * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { HttpError } from './http-error.ts';

/**
 * Checks one part of a request.
 * @throws HttpError `validation_failed` with the path of the first wrong field and a text about it;
 *   `malformed_request` for half a character in a field that says nothing of its characters
 */
export function validate<S extends Schema>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: describeIssue });
  if (result.success) {
    if (hasHalfCharacter(result.data)) throw new HttpError('malformed_request');
    return result.data as z.output<S>;
  }
  const issue = result.error.issues[0];
  const field = issue?.path.join('.');
  throw new HttpError('validation_failed', {
    ...(field && { field }),
    ...(field && issue && { text: issue.message }),
  });
}

/** Half of a surrogate pair is no text: PostgreSQL does not store it. It is written as an escape. */
const hasHalfCharacter = (value: unknown): boolean =>
  /(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(JSON.stringify(value));

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Romanian words for what the contract's schemas do not word themselves. */
function describeIssue(issue: Issue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return messages.fieldRequired;
  const text = issue.origin === 'string';
  if (issue.code === 'too_small') {
    return text ? messages.textTooShort(issue.minimum) : messages.tooSmall(issue.minimum);
  }
  if (issue.code === 'too_big') {
    return text ? messages.textTooLong(issue.maximum) : messages.tooBig(issue.maximum);
  }
  return messages.fieldInvalid;
}
