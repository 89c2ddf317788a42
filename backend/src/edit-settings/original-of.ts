import { ORIGINAL_CALL_HOURS } from '@vitrina/contract/rules/call-slots';
import { HttpError } from '../http/http-error.ts';
import { isMailName, MAILS, type MailName } from '../mails/mail-texts.ts';
import { originalTexts } from '../mails/write-mail.ts';
import {
  mailSettingName,
  ORIGINAL_CLOSED_DAYS,
  ORIGINAL_DELIVERY,
  type SettingName,
} from '../settings/setting-values.ts';
import type { StoredSetting } from '../settings/settings-repository.ts';
import { UNCHANGED } from './list-all-settings.ts';

/** Default value of a setting; null for an unknown one. */
export function originalValue(name: string): unknown {
  if (name === 'delivery') return ORIGINAL_DELIVERY;
  if (name === 'closed-days') return ORIGINAL_CLOSED_DAYS;
  if (name === 'call-hours') return ORIGINAL_CALL_HOURS;
  const mail = mailNamed(name);
  return mail ? originalTexts(mail) : null;
}

/** The staff's name for the mail of a setting; null when the setting is no mail. */
export function mailLabel(name: unknown): string | null {
  const mail = mailNamed(String(name));
  return mail ? MAILS[mail].label : null;
}

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
  if (name === 'delivery' || name === 'closed-days' || name === 'call-hours')
    return { name, original };
  const mail = mailNamed(name);
  if (!mail) throw new HttpError('not_found');
  return { name: mailSettingName(mail), original };
}
