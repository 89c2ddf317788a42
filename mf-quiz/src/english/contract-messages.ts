/* Replaces `@vitrina/contract/messages` in the frame under `/q/v1/en/`: the messages it shows. */
export const INVALID_EMAIL = 'Enter a valid e-mail address, such as name@example.com.';
export const INVALID_PHONE =
  'The phone number is not valid. Examples: +40 712 345 678, 0712 345 678.';
export const INVALID_CHARACTERS = 'The text has characters that are not allowed.';
export const tooLong = (most: number): string =>
  `The text is too long: at most ${most.toLocaleString('en')} characters.`;
