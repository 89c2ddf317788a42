import { ERRORS, type ErrorCode } from '@vitrina/contract/errors';

/** An error shown to the caller: a code of the contract, which has the status and the text. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ErrorCode;
  readonly status: number;
  /** Path of the invalid field: `products.0.quantity`. */
  readonly field: string | undefined;

  /** @param options.text more specific than the code's text */
  constructor(code: ErrorCode, options: { field?: string; text?: string; cause?: unknown } = {}) {
    super(options.text ?? ERRORS[code].text, { cause: options.cause });
    this.code = code;
    this.status = ERRORS[code].status;
    this.field = options.field;
  }
}
