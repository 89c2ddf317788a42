/** Invalid input of a person. Tools that print stacks print only the sentence. */
export class InputError extends Error {
  override readonly name: string = 'InputError';

  /** Without a cause, whose stack would be printed. */
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
