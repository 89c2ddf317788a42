/**
 * Invalid input of a person. Its stack is the message alone, so that tools that print stacks print only the
 * message.
 */
export class InputError extends Error {
  override readonly name: string = 'InputError';

  /** Takes no cause, because its stack would be printed. */
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
