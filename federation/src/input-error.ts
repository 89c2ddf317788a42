/** What somebody wrote is wrong. Tools that print the stack print the sentence, and nothing else. */
export class InputError extends Error {
  override readonly name: string = 'InputError';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.stack = message;
  }
}
