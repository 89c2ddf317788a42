import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { settingVersion } from '../entities/settings.ts';

/** Versions of a setting in an answer; older ones are kept. */
export const SETTING_VERSIONS_SHOWN = 50;

/** Newest first, the default last. */
export const listSettingVersions = defineCall({
  name: 'list-setting-versions',
  method: 'GET',
  path: '/api/settings/versions',
  access: 'admin',
  permission: 'shop',
  capability: 'settings',
  summary: 'Lists earlier versions of a setting, newest first.',
  /** `delivery`, `closed-days`, or `mail:` plus a mail's name. */
  query: z.object({ name: z.string().check(z.maxLength(80)) }),
  errors: ['not_found'],
  /** `value` has the setting's own form. Version 0 is the default. */
  response: z.object({ data: rows(z.extend(settingVersion, { value: z.unknown() })) }),
});
