import type { CallResponse } from '@vitrina/contract/call';
import type { listSettings } from '@vitrina/contract/calls/list-settings';
import type { MailSetting, SettingVersion } from '@vitrina/contract/entities/settings';
import type { Connection } from '../database/database.ts';
import {
  isOneLine,
  MAILS,
  type MailName,
  PART_LABELS,
  type PartName,
  PLACEHOLDERS,
} from '../mails/mail-texts.ts';
import { currentTexts, originalTexts, placeholdersOf, requiredIn } from '../mails/write-mail.ts';
import {
  mailSettingName,
  readCallHours,
  readClosedDays,
  readDelivery,
  readMailTexts,
  type SettingName,
} from '../settings/setting-values.ts';
import { currentVersions, type StoredSetting } from '../settings/settings-repository.ts';

/** Version of an unchanged setting. */
export const UNCHANGED: SettingVersion = { version: 0, changed_at: null, changed_by: null };

/** Every setting as staff see it. */
export async function listAllSettings(db: Connection): Promise<CallResponse<typeof listSettings>> {
  const stored = await currentVersions(db);
  const read = <Value>(name: SettingName, reader: (value: unknown) => Value) => {
    const setting = stored.get(name);
    return { ...versionOf(setting), value: reader(setting?.value) };
  };
  return {
    delivery: read('delivery', readDelivery),
    closedDays: read('closed-days', readClosedDays),
    callHours: read('call-hours', readCallHours),
    mails: Object.keys(MAILS).map((name) =>
      mailSetting(name as MailName, stored.get(mailSettingName(name as MailName))),
    ),
  };
}

const versionOf = ({
  version,
  changed_at,
  changed_by,
}: StoredSetting | typeof UNCHANGED = UNCHANGED) => ({ version, changed_at, changed_by });

function mailSetting(name: MailName, stored: StoredSetting | undefined): MailSetting {
  const texts = currentTexts(name, readMailTexts(stored?.value));
  const originals = Object.entries(originalTexts(name)) as [PartName, string][];
  return {
    ...versionOf(stored),
    name,
    label: MAILS[name].label,
    parts: originals.map(([part, original]) => ({
      name: part,
      label: PART_LABELS[part],
      original,
      text: texts[part] ?? original,
      required: requiredIn(name, part),
      one_line: isOneLine(part),
    })),
    placeholders: placeholdersOf(name).map((one) => {
      const { meaning, example } = PLACEHOLDERS[one];
      return { name: one, meaning, example };
    }),
  };
}
