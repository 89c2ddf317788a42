/** What somebody wrote is wrong. Tools that print the stack print the sentence, and nothing else. */
export class InputError extends Error {
  override readonly name: string = 'InputError';

  /** Without a cause, which would be printed with its stack. */
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
