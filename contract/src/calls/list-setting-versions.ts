import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { settingVersion } from '../entities/settings.ts';

/** Newest versions of a setting that are answered; older ones are kept. */
export const SETTING_VERSIONS_SHOWN = 50;

export const listSettingVersions = defineCall({
  name: 'list-setting-versions',
  method: 'GET',
  path: '/api/settings/versions',
  access: 'admin',
  permission: 'shop',
  capability: 'settings',
  summary: 'What a setting was before, the newest version first.',
  /** `delivery`, `closed-days`, or `mail:` and the name of a mail. */
  query: z.object({ name: z.string().check(z.maxLength(80)) }),
  errors: ['not_found'],
  /** `value` as the setting itself has it. Version 0 is the program's own value. */
  response: z.object({ data: rows(z.extend(settingVersion, { value: z.unknown() })) }),
});
