import { type ArrivalKind, MAX_ARRIVALS } from '@vitrina/contract/rules/arrivals';
import type { NewMail } from './outbox.ts';
import { greet, withoutLinks } from './plain-text.ts';
import { button, fromMail, paragraph, type Sender } from './templates.ts';
import { writeMail } from './write-mail.ts';

interface Invited {
  email: string;
  name: string;
  /** Name of the inviter. */
  inviter: string;
  /** Token of the link; stored nowhere else. */
  token: string;
}

export function staffInvitation({ brand, origins }: Sender, invited: Invited): NewMail {
  const link = `${origins.shell}/reset-password?token=${encodeURIComponent(invited.token)}&invited=1`;
  return writeMail('staff-invitation', {
    brand,
    kind: 'staff-invitation',
    recipient: invited.email,
    values: { salut: greet(invited.name), coleg: withoutLinks(invited.inviter) || 'Un coleg' },
    blocks: (text) => [
      paragraph(text.intro),
      paragraph(text.next),
      button('Acceptă și alege parola', link),
      paragraph(text.confirm),
      paragraph(text.closing),
    ],
  });
}

interface News {
  email: string;
  name: string;
  news: readonly { kind: ArrivalKind; count: number }[];
}

const ARRIVED: Readonly<Record<ArrivalKind, string>> = {
  order: 'Comenzi',
  request: 'Solicitări de site',
  message: 'Mesaje de la clienți',
  return: 'Retururi declarate',
  withdrawal: 'Declarații de retragere fără comandă cunoscută',
};

/** For staff who want to know what arrived since they last looked. */
export const staffNews = ({ brand, origins }: Sender, { email, name, news }: News): NewMail =>
  writeMail('staff-news', {
    brand,
    kind: 'staff-news',
    recipient: email,
    values: { salut: greet(name) },
    blocks: (text) => [
      paragraph(text.intro),
      {
        kind: 'rows',
        total: false,
        rows: news.map(({ kind, count }): [string, string] => [
          ARRIVED[kind],
          count < MAX_ARRIVALS ? String(count) : `cel puțin ${MAX_ARRIVALS}`,
        ]),
      },
      button('Deschide consola', fromMail(`${origins.shell}/admin/dashboard`)),
      paragraph(text.closing),
    ],
  });
