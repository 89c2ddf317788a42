import { formatAppointment } from '@vitrina/contract/rules/dates';
import {
  notificationPage,
  staffNotificationPage,
} from '@vitrina/contract/rules/notification-target';
import { callCalendar } from './call-calendar.ts';
import type { MailName } from './mail-texts.ts';
import type { NewMail } from './outbox.ts';
import { withoutLinks } from './plain-text.ts';
import { button, forBusiness, fromMail, paragraph, type Sender } from './templates.ts';
import { writeMail } from './write-mail.ts';

interface CallMail {
  dedupeKey: string;
  email: string;
  isStaff: boolean;
  requestId: number;
  businessName: string;
  uid: string;
  sequence: number;
  startsAt: Date;
  /** Person and number to call; '' when unknown. */
  callee: { name: string; phone: string };
}

/** For a booked or moved call: calendars find it by its `uid` and move it. */
export function callBooked(sender: Sender, call: CallMail): NewMail {
  const name = call.isStaff ? 'call-to-make' : 'call-booked';
  return writeMail(name, {
    ...common(sender, call, name),
    blocks: (text) => [
      paragraph(text.intro),
      paragraph(whomToCall(call)),
      paragraph(text.next),
      pageButton(sender, call),
    ],
  });
}

/** The number to call, and for staff the person. */
function whomToCall({ isStaff, callee }: CallMail): string {
  const [name, phone] = [withoutLinks(callee.name), withoutLinks(callee.phone)];
  if (isStaff)
    return `${name || 'Numele nu este în cont'}, ${phone || 'fără număr de telefon: cere-l în conversație'}`;
  return phone
    ? `Te sunăm la ${phone}. Alt număr? Scrie-l în conversația solicitării.`
    : 'Nu avem numărul tău de telefon: scrie-l în conversația solicitării.';
}

/** For a cancelled call; `reason` is '' without one. */
export const callCancelled = (sender: Sender, call: CallMail & { reason: string }): NewMail =>
  writeMail('call-cancelled', {
    ...common(sender, call, 'call-cancelled'),
    blocks: (text) => [
      paragraph(text.intro),
      ...(call.reason ? [paragraph(`Motivul: „${withoutLinks(call.reason)}”`)] : []),
      pageButton(sender, call),
    ],
  });

/** Page on which its recipient sees the call. */
function pageOf({ origins }: Sender, { isStaff, requestId }: CallMail): string {
  const page = (isStaff ? staffNotificationPage : notificationPage)('request-call', requestId);
  return fromMail(origins.shell + page);
}

const pageButton = (sender: Sender, call: CallMail) =>
  button('Deschide solicitarea', pageOf(sender, call));

const common = (sender: Sender, call: CallMail, name: MailName) => ({
  brand: sender.brand,
  kind: 'request-call' as const,
  dedupeKey: call.dedupeKey,
  recipient: call.email,
  calendar: callCalendar(
    sender.brand,
    { ...call, url: pageOf(sender, call), note: whomToCall(call) },
    name === 'call-cancelled',
  ),
  values: {
    cand: formatAppointment(call.startsAt),
    solicitarea: String(call.requestId),
    pentru: forBusiness(call.businessName),
  },
});
