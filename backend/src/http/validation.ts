import type { Schema } from '@vitrina/contract/call';
import type * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { HttpError } from './http-error.ts';

/**
 * Validates one part of a request.
 * @throws HttpError `validation_failed` with path and text of the first invalid field; `malformed_request`
 *   for a lone surrogate in an unrestricted text field
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

/** PostgreSQL cannot store a lone surrogate. It appears as an escape. */
const hasHalfCharacter = (value: unknown): boolean =>
  /(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(JSON.stringify(value));

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Romanian texts for issues that the contract's schemas do not word themselves. */
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
