import type { SettingVersion } from '@vitrina/contract/entities/settings';
import { isApiCallError, refusalOf, showToast } from '@vitrina/shared-auth';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import type { ReadForm } from '@vitrina/shared-ui/read-form';
import { useForm } from '@vitrina/shared-ui/use-form';
import { settingsMessages } from '../../settings-messages.ts';
import { offerUndo } from '../undo/undo-store.ts';
import { refreshSettings } from './settings-query.ts';

const text = settingsMessages;

export interface SettingFormOptions<Values extends object, Input> {
  name: string;
  setting: SettingVersion;
  saved: Values;
  read: ReadForm<Values, Input>;
  /** @param version version to replace */
  save: (version: number, input: Input) => Promise<SettingVersion>;
}

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Form of one setting. The draft keeps the version it began from; a newer one is a conflict, and the person
 * decides.
 */
export function useSettingForm<Values extends object, Input>({
  name,
  setting,
  saved,
  read,
  save,
}: SettingFormOptions<Values, Input>) {
  const opened = { values: saved, base: { version: setting.version, values: saved } };
  const kept = useKept(
    `setting-${name}`,
    opened,
    ({ values, base }) => !isSame(values, base.values),
  );
  const isDirty = !isSame(kept.values.values, kept.values.base.values);
  const { values, base } = isDirty ? kept.values : opened;

  /** Saves over `version` and offers an undo. */
  async function change(version: number, input: Input): Promise<void> {
    const before = read(saved);
    const { version: made } = await save(version, input);
    await refreshSettings();
    if ('errors' in before) return void showToast(text.saved);
    offerUndo(text.saved, async () => {
      await save(made, before.input);
      await refreshSettings();
    });
  }

  const form = useForm({
    values,
    setValues: (next) => {
      const part = typeof next === 'function' ? next(values) : next;
      kept.setValues({ values: { ...values, ...part }, base });
    },
    read,
    async send(input, typed) {
      try {
        await change(base.version, input);
      } catch (error) {
        if (!isConflict(error)) throw error;
        // The refetched version beside the draft explains the conflict.
        return void (await refreshSettings());
      }
      kept.settle({ values: typed, base });
    },
    refused: (error) => {
      const { field, ...refusal } = refusalOf(text.saveFailed)(error);
      return { ...refusal, field: field?.replace(/^value\./, '') ?? null };
    },
  });
  const isConflicting = isDirty && !form.busy && base.version !== setting.version;
  return {
    form,
    isDirty,
    /** The draft began from an older version. */
    isConflicting,
    discard: kept.reset,
    /** Rebases the draft on the current version. */
    keepMine: () => kept.setValues({ values, base: opened.base }),
    /** Saves an earlier value as the newest version. @throws ApiCallError */
    restore: (input: Input) => change(setting.version, input),
  };
}

const isConflict = (error: unknown): boolean =>
  isApiCallError(error) && error.name === 'ApiError' && error.status === 409;
