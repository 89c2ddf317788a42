import { INVITATION_DAYS } from '@vitrina/contract/constants';
import { countOf } from '@vitrina/contract/rules/plural';
import { mailBody } from './mail-body.ts';
import type { NewMail } from './outbox.ts';
import { greet, withoutLinks } from './plain-text.ts';
import { button, paragraph, type Sender } from './templates.ts';

const INVITATION_TIME = countOf(INVITATION_DAYS, 'zi', 'zile');

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
  return {
    kind: 'staff-invitation',
    recipient: invited.email,
    subject: `Invitație în echipa ${brand.name}`,
    ...mailBody(brand, `Invitație în echipa ${brand.name}`, [
      paragraph(
        `${greet(invited.name)} ${withoutLinks(invited.inviter) || 'Un coleg'} te invită să lucrezi în consola de administrare ${brand.name}.`,
      ),
      paragraph(
        'Alege o parolă, apoi autentifică-te cu această adresă de e-mail. Dacă ai deja un cont cu ea, parola nouă o înlocuiește pe cea veche, iar contul devine unul de administrare.',
      ),
      button('Acceptă și alege parola', link),
      paragraph(
        `Linkul este valabil ${INVITATION_TIME} și poate fi folosit o singură dată. Dacă a expirat, cere altul colegului care te-a invitat.`,
      ),
      paragraph('Dacă nu aștepți invitația, ignoră acest e-mail: fără link nu se schimbă nimic.'),
    ]),
  };
}
