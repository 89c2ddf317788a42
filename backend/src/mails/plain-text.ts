import { isolated, withoutDirections } from '@vitrina/contract/rules/isolated';
import { oneLine } from '@vitrina/contract/rules/one-line';

/*
 * What strangers wrote, before it stands in a mail of ours: mail programs make links of their own out
 * of anything that looks like an address, and our mail would carry somebody else's message
 * (docs/product.md#mails-to-strangers). Nor may it turn the direction of what we write after it.
 */

/** A dot, colon or at-sign between two words, as addresses have it and sentences do not. */
const JOINT = /(?<=[\p{L}\p{N}_-])[.。．@](?=[\p{L}\p{N}_-])|:(?=\/\/)/gu;

/** Before links are looked for: a character that is taken out later may have kept two words apart. */
const toLine = (text: string): string => oneLine(withoutDirections(text));

const brokenLinks = (line: string): string =>
  line.replace(JOINT, (joint, at: number) =>
    joint === '.' && /\d/.test(line[at - 1] ?? '') && /\d/.test(line[at + 1] ?? '')
      ? joint
      : `[${joint}]`,
  );

/** One line that no mail program takes for a link: `www[.]exemplu[.]ro`. Numbers stay as they are. */
export const withoutLinks = (text: string): string => isolated(brokenLinks(toLine(text)));

const LONGEST_NAME = 60;

/** A name as it is greeted; '' for one that is no name but a message. */
export function nameOf(text: string): string {
  const name = toLine(text);
  return name.length > LONGEST_NAME || brokenLinks(name) !== name ? '' : isolated(name);
}

/** `Bună, Ana!`, or `Bună!` */
export const greet = (name: string): string => (nameOf(name) ? `Bună, ${nameOf(name)}!` : 'Bună!');
