import type { MailTexts } from '@vitrina/contract/entities/settings';
import { oneLine } from '@vitrina/contract/rules/one-line';
import { HttpError } from '../http/http-error.ts';
import { isMailName, isOneLine, type MailName, type PartName } from '../mails/mail-texts.ts';
import { originalTexts, textProblem } from '../mails/write-mail.ts';

/** @throws HttpError `not_found` */
export function mailOfName(name: string): MailName {
  if (isMailName(name)) return name;
  throw new HttpError('not_found');
}

/**
 * The texts to store: those that differ from the defaults.
 * @throws HttpError `validation_failed` with the part that is unknown or has wrong placeholders
 */
export function checkMailTexts(name: MailName, texts: MailTexts): MailTexts {
  const originals = originalTexts(name);
  const checked = Object.entries(texts).map(([part, typed]): [string, string] => {
    const field = `value.${part}`;
    if (!Object.hasOwn(originals, part)) throw new HttpError('validation_failed', { field });
    const known = part as PartName;
    const text = isOneLine(known) ? oneLine(typed) : typed;
    const problem = textProblem(name, known, text);
    if (problem) throw new HttpError('validation_failed', { field, text: problem });
    return [part, text];
  });
  return Object.fromEntries(checked.filter(([part, text]) => originals[part as PartName] !== text));
}
