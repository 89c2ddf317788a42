import { ERRORS, type ErrorCode } from '@vitrina/contract/errors';

/** What a caller is told: a code of the contract, which has the status and the text for a person. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ErrorCode;
  readonly status: number;
  /** Path of the field that is wrong: `products.0.quantity`. */
  readonly field: string | undefined;

  /** @param options.text a more exact text than the code's own */
  constructor(code: ErrorCode, options: { field?: string; text?: string; cause?: unknown } = {}) {
    super(options.text ?? ERRORS[code].text, { cause: options.cause });
    this.code = code;
    this.status = ERRORS[code].status;
    this.field = options.field;
  }
}
