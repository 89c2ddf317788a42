import { messages } from '../../messages.ts';

interface Issue {
  code: string;
  message: string;
  maximum?: number | bigint;
}

/**
 * What a field says of a schema's issue. A text that is too long is refused with its length, not
 * cut: who pasted it would not see what is missing.
 */
export function issueText({ code, message, maximum }: Issue, value: unknown): string {
  return code === 'too_big' && typeof value === 'string'
    ? messages.tooLong(Number(maximum), value.trim().length)
    : message;
}
