import type { Transaction } from '../database/database.ts';
import { enqueueBounded } from './enqueue-bounded.ts';
import { alreadyRegistered, paragraph, type Sender } from './templates.ts';

const MAILS_PER_DAY = 2;

/** Tells an account's owner that somebody registered with its address. */
export const tellKnownAddress = (tx: Transaction, sender: Sender, email: string) =>
  enqueueBounded(tx, sender, alreadyRegistered(sender, { email }), {
    perDay: MAILS_PER_DAY,
    summary: () => [
      paragraph(
        'Azi, adresa ta a mai fost completată în formularele noastre, ca și cum nu ar avea cont. Nu s-a schimbat nimic în contul tău și nu trebuie să faci nimic.',
      ),
    ],
  });
