import type { MailTexts } from '@vitrina/contract/entities/settings';
import {
  fillPlaceholders,
  linkProblem,
  placeholderProblem,
} from '@vitrina/contract/rules/mail-placeholders';
import type { Brand } from '../brand.ts';
import { type Block, type MailBody, mailBody } from './mail-body.ts';
import {
  MAILS,
  type MailName,
  type PartName,
  PLACEHOLDERS,
  type PlaceholderName,
} from './mail-texts.ts';
import type { NewMail } from './outbox.ts';

type PartsOf<Name extends MailName> = Record<keyof (typeof MAILS)[Name]['parts'], string>;
type ValuesOf<Name extends MailName> = Record<(typeof MAILS)[Name]['values'][number], string>;

interface Draft<Name extends MailName> extends Omit<NewMail, 'name' | 'write'> {
  brand: Brand;
  values: ValuesOf<Name>;
  /** Parts of the mail below its heading. */
  blocks: (text: PartsOf<Name>) => Block[];
}

/** A mail with the texts of `MAILS`, or those of staff at the time it is queued. */
export const writeMail = <Name extends MailName>(
  name: Name,
  { brand, values, blocks, ...mail }: Draft<Name>,
): NewMail => ({
  ...mail,
  name,
  write(changed): MailBody & { subject: string } {
    const filled = Object.entries(currentTexts(name, changed)).map(([part, text]) => [
      part,
      fillPlaceholders(text, { firma: brand.name, ...(values as Record<string, string>) }),
    ]);
    const text = Object.fromEntries(filled) as PartsOf<Name>;
    const { subject, heading } = text as Record<'subject' | 'heading', string>;
    const end = mail.unsubscribeUrl ? [unsubscribing(mail.unsubscribeUrl)] : [];
    return { subject, ...mailBody(brand, heading, [...blocks(text), ...end]) };
  },
});

const unsubscribing = (url: string): Block => ({
  kind: 'link',
  label: 'Nu mai vreau aceste e-mailuri',
  url,
});

/** Default texts of a mail by part. */
export const originalTexts = (name: MailName): Partial<Record<PartName, string>> =>
  MAILS[name].parts;

/** Current texts: those of staff where they fit, otherwise the defaults. */
export function currentTexts(name: MailName, changed: MailTexts): MailTexts {
  const parts = Object.entries(originalTexts(name)).map(([part, original]) => {
    const text = changed[part];
    return [part, text && !textProblem(name, part as PartName, text) ? text : original];
  });
  return Object.fromEntries(parts);
}

/** Placeholders allowed in any part of a mail. */
export const placeholdersOf = (name: MailName): PlaceholderName[] => [
  ...MAILS[name].values,
  'firma',
];

/** Placeholders that a part must keep. */
export const requiredIn = (name: MailName, part: PartName): PlaceholderName[] =>
  placeholdersOf(name).filter(
    (one) => 'isNeeded' in PLACEHOLDERS[one] && originalTexts(name)[part]?.includes(`{${one}}`),
  );

/** Problem of a text for `part`, worded for its author; null when there is none. */
export const textProblem = (name: MailName, part: PartName, text: string): string | null =>
  linkProblem(text) ??
  placeholderProblem(text, { known: placeholdersOf(name), required: requiredIn(name, part) });
