import type { CallResponse } from '@vitrina/contract/call';
import type { listSettings } from '@vitrina/contract/calls/list-settings';
import { updateClosedDays } from '@vitrina/contract/calls/update-closed-days';
import type { ClosedDay } from '@vitrina/contract/entities/closed-day';
import { closedDaysInput } from '@vitrina/contract/entities/settings';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { formatDate, formatLongDate } from '@vitrina/contract/rules/dates';
import { romanianHolidays } from '@vitrina/contract/rules/romanian-holidays';
import { callApi } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { settingsMessages } from '../../settings-messages.ts';
import formStyle from '../form/form.module.css';
import { ClosedDayRow } from './closed-day-row.tsx';
import { SettingHistory } from './setting-history.tsx';
import { ChangedBy, SettingActions, SettingSection } from './setting-section.tsx';
import style from './settings.module.css';
import { useSettingForm } from './use-setting-form.ts';

const text = settingsMessages.closedDays;

interface ClosedDaysValues {
  days: readonly ClosedDay[];
}

/** Rows show their own errors; the first is repeated above the button. */
function readClosedDays({ days }: ClosedDaysValues) {
  const wrong = days.map((_, index) => dayProblem(days, index)).find(Boolean);
  if (wrong) return { errors: { days: wrong } };
  const { data, error } = closedDaysInput.safeParse(days);
  return data ? { input: data } : { errors: { days: error.issues[0]?.message ?? text.missing } };
}

function dayProblem(days: readonly ClosedDay[], index: number): string | undefined {
  const day = days[index]?.day;
  if (!day) return text.missing;
  return days.findIndex((one) => one.day === day) < index ? text.twice : undefined;
}

const describe = (days: readonly ClosedDay[]): string =>
  days.map(({ day, reason }) => formatDate(day) + (reason && ` (${reason})`)).join(', ') ||
  text.none;

/** Days off in addition to weekends and public holidays. */
export function ClosedDaysSetting({
  setting,
}: {
  setting: CallResponse<typeof listSettings>['closedDays'];
}) {
  const { form, isDirty, isConflicting, discard, keepMine, restore } = useSettingForm({
    ...{ name: 'closed-days', setting, saved: { days: setting.value }, read: readClosedDays },
    save: (version, value) => callApi(updateClosedDays, { body: { version, value: [...value] } }),
  });
  const { days } = form.values;
  const set = (index: number, part: Partial<ClosedDay>) =>
    form.change({ days: days.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  return (
    <SettingSection title={text.title} hint={text.hint}>
      <PublicHolidays />
      <form {...form.props} className={formStyle.form}>
        {days.length === 0 && <p>{text.none}</p>}
        {days.map((one, index) => (
          <ClosedDayRow
            key={index}
            value={one}
            error={form.errors.days && dayProblem(days, index)}
            onChange={(part) => set(index, part)}
            onRemove={() => form.change({ days: days.filter((_, at) => at !== index) })}
          />
        ))}
        <div>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => form.change({ days: [...days, { day: '', reason: '' }] })}
          >
            {text.add}
          </Button>
        </div>
        <SettingActions
          notice={form.notice}
          busy={form.busy}
          isDirty={isDirty}
          conflict={
            isConflicting ? { theirs: describe(setting.value), mine: describe(days) } : null
          }
          onDiscard={discard}
          onKeepMine={keepMine}
        />
      </form>
      <ChangedBy {...setting} />
      <SettingHistory
        name="closed-days"
        version={setting.version}
        parse={(value) => closedDaysInput.safeParse(value).data ?? null}
        describe={describe}
        onRestore={restore}
      />
    </SettingSection>
  );
}

function PublicHolidays() {
  const year = Number(bucharestDay(new Date())?.slice(0, 4));
  return (
    <details>
      <summary>{settingsMessages.closedDays.holidays(year)}</summary>
      <ul className={style.holidays}>
        {romanianHolidays(year).map((day) => (
          <li key={day}>{formatLongDate(day)}</li>
        ))}
      </ul>
    </details>
  );
}
