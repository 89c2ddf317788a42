import { oneLine } from '@vitrina/contract/rules/one-line';

/*
 * What strangers wrote, before it stands in a mail of ours: mail programs make links of their own out
 * of anything that looks like an address, and our mail would carry somebody else's message
 * (docs/product.md#mails-to-strangers).
 */

/** A dot, colon or at-sign between two words, as addresses have it and sentences do not. */
const JOINT = /(?<=[\p{L}\p{N}_-])[.。．@](?=[\p{L}\p{N}_-])|:(?=\/\/)/gu;

/** One line that no mail program takes for a link: `www[.]exemplu[.]ro`. Numbers stay as they are. */
export const withoutLinks = (text: string): string =>
  oneLine(text).replace(JOINT, (joint, at: number, line: string) =>
    joint === '.' && /\d/.test(line[at - 1] ?? '') && /\d/.test(line[at + 1] ?? '')
      ? joint
      : `[${joint}]`,
  );

const LONGEST_NAME = 60;

/** A name as it is greeted; '' for one that is no name but a message. */
export function nameOf(text: string): string {
  const name = oneLine(text);
  return name.length > LONGEST_NAME || withoutLinks(name) !== name ? '' : name;
}

/** `Bună, Ana!`, or `Bună!` */
export const greet = (name: string): string => (nameOf(name) ? `Bună, ${nameOf(name)}!` : 'Bună!');
