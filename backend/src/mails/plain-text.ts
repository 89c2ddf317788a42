import { isolated, withoutDirections } from '@vitrina/contract/rules/isolated';
import { oneLine } from '@vitrina/contract/rules/one-line';

/*
 * Makes strangers' text safe for our mails: mail programs turn anything like an address into a link, so our
 * mail would carry somebody else's message (docs/product.md#mails-to-strangers). It must not change the
 * direction of our own text either.
 */

/** A dot, colon or at-sign between two words, as in addresses but not in sentences. */
const JOINT = /(?<=[\p{L}\p{N}_-])[.。．@](?=[\p{L}\p{N}_-])|:(?=\/\/)/gu;

/** Call it before looking for links: removing a character later could join two words. */
const toLine = (text: string): string => oneLine(withoutDirections(text));

const brokenLinks = (line: string): string =>
  line.replace(JOINT, (joint, at: number) =>
    joint === '.' && /\d/.test(line[at - 1] ?? '') && /\d/.test(line[at + 1] ?? '')
      ? joint
      : `[${joint}]`,
  );

/** One line without anything a mail program takes for a link: `www[.]exemplu[.]ro`. Numbers stay. */
export const withoutLinks = (text: string): string => isolated(brokenLinks(toLine(text)));

const LONGEST_NAME = 60;

/** A name for the greeting; '' for a message posing as one. */
export function nameOf(text: string): string {
  const name = toLine(text);
  return name.length > LONGEST_NAME || brokenLinks(name) !== name ? '' : isolated(name);
}

/** `Bună, Ana!`, or `Bună!` */
export const greet = (name: string): string => (nameOf(name) ? `Bună, ${nameOf(name)}!` : 'Bună!');
