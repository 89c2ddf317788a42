import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { formatLongDate } from '@vitrina/contract/rules/dates';
import { romanianHolidays } from '@vitrina/contract/rules/romanian-holidays';
import { settingsMessages } from '../../settings-messages.ts';
import style from './settings.module.css';

export function PublicHolidays() {
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
