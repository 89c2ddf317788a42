import { randomInt } from 'node:crypto';

/** Omits characters that look alike in a mail (0 and O, 1 and l). */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 14;

/** A password for an account that its owner did not create, about 80 bits. */
export const generatePassword = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
