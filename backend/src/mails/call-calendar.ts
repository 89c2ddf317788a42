import { CALL_MINUTES } from '@vitrina/contract/constants';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Brand } from '../brand.ts';

interface CalendarCall {
  uid: string;
  sequence: number;
  startsAt: Date;
  requestId: number;
  /** Owner of the calendar. */
  email: string;
  /** Person and number to call, for the reader. */
  note: string;
  /** Page of the request. */
  url: string;
}

/** A call for one person's calendar (RFC 5545, as an invitation of RFC 5546). */
export function callCalendar(brand: Brand, call: CalendarCall, isCancelled: boolean): string {
  const { CANCEL, REQUEST } = ICalCalendarMethod;
  const calendar = ical({
    prodId: { company: 'Vitrina', product: 'Apeluri', language: 'RO' },
    method: isCancelled ? CANCEL : REQUEST,
  });
  calendar.createEvent({
    id: call.uid,
    sequence: call.sequence,
    start: call.startsAt,
    end: new Date(call.startsAt.getTime() + CALL_MINUTES * 60_000),
    summary: `Apel ${brand.name}: solicitarea #${call.requestId}`,
    // Leaves out the person: after an erasure the cancellation names nobody.
    description: isCancelled ? call.url : `${call.note}\n${call.url}`,
    url: call.url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: brand.name, email: brand.email },
    attendees: [{ email: call.email, rsvp: false }],
  });
  return calendar.toString();
}
