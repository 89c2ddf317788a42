import { phoneLink } from '@vitrina/contract/rules/phone-link';
import { platformConfig } from '@vitrina/shared-auth';
import { buttonClass } from '@vitrina/shared-ui/button';
import Mail from 'lucide-react/icons/mail';
import { WhatsappMark } from '../layout/whatsapp-mark.tsx';
import { messages } from '../messages.ts';
import style from './contact-ways.module.css';

/** From configuration; addresses are shown as text, because not everyone has a mail program. */
export function ContactWays() {
  const { whatsapp, email, phone } = platformConfig().brand;
  return (
    <div className={style.ways}>
      <a
        href={`https://wa.me/${whatsapp}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass()}
      >
        <WhatsappMark />
        {messages.contact.whatsapp}
      </a>
      <a href={`mailto:${email}`} className={buttonClass({ variant: 'secondary' })}>
        <Mail />
        {messages.contact.email}
      </a>
      <p className={style.addresses}>
        <span>{email}</span>
        <a href={phoneLink(phone)}>{phone}</a>
      </p>
    </div>
  );
}
