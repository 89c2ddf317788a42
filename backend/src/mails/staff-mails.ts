import type { NewMail } from './outbox.ts';
import { greet, withoutLinks } from './plain-text.ts';
import { button, paragraph, type Sender } from './templates.ts';
import { writeMail } from './write-mail.ts';

interface Invited {
  email: string;
  name: string;
  /** Name of who invites. */
  inviter: string;
  /** Of the link; it stands nowhere else. */
  token: string;
}

/** To somebody who is asked to be one of the staff. */
export function staffInvitation({ brand, origins }: Sender, invited: Invited): NewMail {
  const link = `${origins.shell}/reset-password?token=${encodeURIComponent(invited.token)}`;
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
