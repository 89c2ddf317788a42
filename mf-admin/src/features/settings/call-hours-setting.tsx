import type { CallResponse } from '@vitrina/contract/call';
import type { listSettings } from '@vitrina/contract/calls/list-settings';
import { updateCallHours } from '@vitrina/contract/calls/update-call-hours';
import { CALL_MINUTES } from '@vitrina/contract/constants';
import { callHoursInput } from '@vitrina/contract/entities/call-hours';
import type { CallHours } from '@vitrina/contract/rules/call-slots';
import { callApi } from '@vitrina/shared-auth';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { readBy } from '@vitrina/shared-ui/read-form';
import { TextField } from '@vitrina/shared-ui/text-field';
import { callMessages } from '../../call-messages.ts';
import formStyle from '../form/form.module.css';
import { SettingHistory } from './setting-history.tsx';
import { ChangedBy, SettingActions, SettingSection } from './setting-section.tsx';
import style from './settings.module.css';
import { useSettingForm } from './use-setting-form.ts';

const text = callMessages.hours;

const readHours = readBy(callHoursInput, {}, (values: CallHours) => values);

const describe = ({ weekdays, from, to }: CallHours): string =>
  weekdays.length === 0
    ? text.none
    : text.told(weekdays.map((day) => text.days[day - 1]).join(', '), from, to);

export function CallHoursSetting({
  setting,
}: {
  setting: NonNullable<CallResponse<typeof listSettings>['callHours']>;
}) {
  const { form, isDirty, isConflicting, discard, keepMine, restore } = useSettingForm({
    ...{ name: 'call-hours', setting, saved: setting.value, read: readHours },
    save: (version, value) => callApi(updateCallHours, { body: { version, value } }),
  });
  const { weekdays } = form.values;
  /** In the week's order: removing and re-adding a day changes nothing. */
  const choose = (day: number, chosen: boolean) =>
    form.change({
      weekdays: [...weekdays.filter((one) => one !== day), ...(chosen ? [day] : [])].toSorted(
        (a, b) => a - b,
      ),
    });
  return (
    <SettingSection title={text.title} hint={text.hint}>
      <form {...form.props} className={formStyle.form}>
        <fieldset className={style.weekdays}>
          <legend>{text.weekdays}</legend>
          {text.days.map((label, index) => (
            <CheckboxField
              key={label}
              label={label}
              checked={weekdays.includes(index + 1)}
              onChange={({ currentTarget }) => choose(index + 1, currentTarget.checked)}
            />
          ))}
        </fieldset>
        <div className={style.hours}>
          <TextField
            {...form.field('from')}
            type="time"
            label={text.from}
            step={CALL_MINUTES * 60}
            required
          />
          <TextField
            {...form.field('to')}
            type="time"
            label={text.to}
            step={CALL_MINUTES * 60}
            required
          />
        </div>
        {weekdays.length === 0 && <p>{text.none}</p>}
        <SettingActions
          notice={form.notice}
          busy={form.busy}
          isDirty={isDirty}
          conflict={
            isConflicting ? { theirs: describe(setting.value), mine: describe(form.values) } : null
          }
          onDiscard={discard}
          onKeepMine={keepMine}
        />
      </form>
      <ChangedBy {...setting} />
      <SettingHistory
        name="call-hours"
        version={setting.version}
        parse={(value) => callHoursInput.safeParse(value).data ?? null}
        describe={describe}
        onRestore={restore}
      />
    </SettingSection>
  );
}
