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
  /** Names what was typed and is kept. */
  name: string;
  setting: SettingVersion;
  /** The setting as it is now. */
  saved: Values;
  read: ReadForm<Values, Input>;
  /** @param version the one that is changed */
  save: (version: number, input: Input) => Promise<SettingVersion>;
}

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The form of one setting. What was typed is kept until it is saved or given up, with the version that
 * it began from: a newer one is a conflict, which whoever typed decides.
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

  /** Saves over `version`, and offers to take it back. */
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
        // The newer version beside what was typed says what happened.
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
    /** What was typed is over an older version. */
    isConflicting,
    discard: kept.reset,
    /** What was typed goes over the version of now. */
    keepMine: () => kept.setValues({ values, base: opened.base }),
    /** Makes an earlier value the newest version. @throws ApiCallError */
    restore: (input: Input) => change(setting.version, input),
  };
}

const isConflict = (error: unknown): boolean =>
  isApiCallError(error) && error.name === 'ApiError' && error.status === 409;
