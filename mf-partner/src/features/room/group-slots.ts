import { formatTime, formatWeekday } from '@vitrina/contract/rules/dates';

interface SlotDay {
  /** `miercuri, 2 decembrie` */
  day: string;
  slots: { startsAt: string; time: string }[];
}

/** Groups ordered starts by day in Bucharest. */
export function groupSlots(slots: readonly string[]): SlotDay[] {
  const days: SlotDay[] = [];
  for (const startsAt of slots) {
    const day = formatWeekday(startsAt);
    if (days.at(-1)?.day !== day) days.push({ day, slots: [] });
    days.at(-1)?.slots.push({ startsAt, time: formatTime(startsAt) });
  }
  return days;
}
