import { HttpError } from '../http/http-error.ts';
import { isMailName, MAILS, type MailName } from '../mails/mail-texts.ts';
import { originalTexts } from '../mails/write-mail.ts';
import { mailSettingName, ORIGINAL_VALUES, type SettingName } from '../settings/setting-values.ts';
import type { StoredSetting } from '../settings/settings-repository.ts';
import { UNCHANGED } from './list-all-settings.ts';

/** Default value of a setting; null for an unknown one. */
export function originalValue(name: string): unknown {
  if (isOriginal(name)) return ORIGINAL_VALUES[name];
  const mail = mailNamed(name);
  return mail ? originalTexts(mail) : null;
}

/** The staff's name for the mail of a setting; null when the setting is no mail. */
export function mailLabel(name: unknown): string | null {
  const mail = mailNamed(String(name));
  return mail ? MAILS[mail].label : null;
}

const isOriginal = (name: string): name is keyof typeof ORIGINAL_VALUES =>
  Object.hasOwn(ORIGINAL_VALUES, name);

function mailNamed(name: string): MailName | null {
  const mail = name.replace(/^mail:/, '');
  return mail !== name && isMailName(mail) ? mail : null;
}

/**
 * A setting by name, with its default.
 * @throws HttpError `not_found`
 */
export function originalOf(name: string): { name: SettingName; original: StoredSetting } {
  const original = { ...UNCHANGED, value: originalValue(name) };
  if (isOriginal(name)) return { name, original };
  const mail = mailNamed(name);
  if (!mail) throw new HttpError('not_found');
  return { name: mailSettingName(mail), original };
}
