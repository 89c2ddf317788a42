import type { MailSetting, MailTexts } from '@vitrina/contract/entities/settings';
import { mailTextsInput } from '@vitrina/contract/entities/settings';
import { linkProblem, placeholderProblem } from '@vitrina/contract/rules/mail-placeholders';
import { issueTexts, type ReadForm } from '@vitrina/shared-ui/read-form';
import { messages } from '../../messages.ts';
import { settingsMessages } from '../../settings-messages.ts';

const text = settingsMessages.mails;

export const mailValues = ({ parts }: MailSetting): MailTexts =>
  Object.fromEntries(parts.map((part) => [part.name, part.text]));

export const settingOfMail = ({ name }: MailSetting): string => `mail:${name}`;

/** Validates the texts and their placeholders, with the host's own rules. */
export const readMailOf =
  (mail: MailSetting): ReadForm<MailTexts, MailTexts> =>
  (values) => {
    const read = mailTextsInput.safeParse(values);
    const known = mail.placeholders.map(({ name }) => name);
    const wrong = mail.parts.flatMap(({ name, required }) => {
      const typed = values[name] ?? '';
      const problem = linkProblem(typed) ?? placeholderProblem(typed, { known, required });
      return problem ? [[name, problem] as const] : [];
    });
    const errors = {
      ...Object.fromEntries(wrong),
      ...(read.success
        ? {}
        : issueTexts(read.error.issues, values, {
            required: text.missing,
            tooLong: messages.tooLong,
          })),
    };
    return read.success && wrong.length === 0 ? { input: read.data } : { errors };
  };

export function describeMail(mail: MailSetting, values: MailTexts): string[] {
  const changed = mail.parts.filter(
    ({ name, original }) => (values[name] ?? original) !== original,
  );
  const lines = changed.map(({ name, label }) => `${label}: ${values[name]}`);
  return lines.length > 0 ? lines : [text.noChange];
}
