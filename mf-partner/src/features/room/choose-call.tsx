import { bookRequestCall } from '@vitrina/contract/calls/book-request-call';
import { formatTime, formatWeekday } from '@vitrina/contract/rules/dates';
import { callApi, isApiCallError, showToast } from '@vitrina/shared-auth';
import {
  isOpenCall,
  isSameTime,
  readCall,
  refreshRequestCall,
} from '@vitrina/shared-auth/per-package/room/request-call-query';
import { failedOrUnsure, sendOrFind } from '@vitrina/shared-auth/per-package/room/send-or-find';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { RadioGroup } from '@vitrina/shared-ui/radio-group';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { type ReactNode, useState } from 'react';
import { callMessages as text } from '../../call-messages.ts';
import { tellFailure } from '../tell-failure.ts';
import style from './call.module.css';

interface ChooseCallProps {
  requestId: number;
  slots: readonly string[];
  confirmLabel: string;
  onBooked: () => void;
  children?: ReactNode;
}

export function ChooseCall({
  requestId,
  slots,
  confirmLabel,
  onBooked,
  children,
}: ChooseCallProps) {
  const [chosenDay, setDay] = useState('');
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState('');
  const days = groupSlots(slots);
  const shown = days.find(({ day }) => day === chosenDay) ?? days[0];
  const book = useSingleMutation({
    mutationKey: ['book-request-call', requestId],
    mutationFn: (starts_at: string) =>
      sendOrFind(
        () => callApi(bookRequestCall, { params: { id: requestId }, body: { starts_at } }),
        async () => {
          const call = await readCall(requestId);
          return call !== null && isOpenCall(call) && isSameTime(call.starts_at, starts_at);
        },
      ),
    async onSuccess() {
      showToast(text.booked);
      await refreshRequestCall();
      onBooked();
    },
    async onError(failure) {
      if (isTaken(failure)) {
        setError(text.taken);
        setChosen('');
      } else
        tellFailure('request-call', failedOrUnsure(failure, text.bookFailed, text.unsure))(failure);
      await refreshRequestCall();
    },
  });
  if (!shown)
    return (
      <>
        <p>{text.none}</p>
        {children}
      </>
    );
  const isFree = shown.slots.some(({ startsAt }) => startsAt === chosen);
  return (
    <form
      className={style.choose}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isFree) book.mutate(chosen);
        else setError(text.missing);
      }}
    >
      <SelectField
        label={text.day}
        className={style.day}
        value={shown.day}
        onChange={({ currentTarget }) => {
          setDay(currentTarget.value);
          setError('');
        }}
      >
        {days.map(({ day }) => (
          <option key={day}>{day}</option>
        ))}
      </SelectField>
      <RadioGroup
        label={text.hour(shown.day)}
        className={style.hours}
        value={chosen}
        onValueChange={(startsAt) => {
          setChosen(startsAt);
          setError('');
        }}
        error={error}
        options={shown.slots.map(({ startsAt, time }) => ({ value: startsAt, label: time }))}
      />
      <div className={style.actions}>
        <Button type="submit" busy={book.isPending}>
          {confirmLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}

const isTaken = (error: unknown): boolean =>
  isApiCallError(error) && error.name === 'ApiError' && error.code === 'call_slot_taken';

interface SlotDay {
  /** `miercuri, 2 decembrie` */
  day: string;
  slots: { startsAt: string; time: string }[];
}

/** Groups ordered starts by day in Bucharest. */
function groupSlots(slots: readonly string[]): SlotDay[] {
  const days: SlotDay[] = [];
  for (const startsAt of slots) {
    const day = formatWeekday(startsAt);
    if (days.at(-1)?.day !== day) days.push({ day, slots: [] });
    days.at(-1)?.slots.push({ startsAt, time: formatTime(startsAt) });
  }
  return days;
}
