import type { CustomerMail } from '@vitrina/contract/entities/customer';
import { DateText } from '@vitrina/shared-ui/date-text';
import { customerMessages as text } from '../../customer-messages.ts';
import style from './customer.module.css';
import { CustomerSection } from './customer-section.tsx';

const SHOWN = 10;

export function CustomerMails({ mails }: { mails: readonly CustomerMail[] }) {
  return (
    <CustomerSection
      title={text.sections.mails}
      none={text.none.mails}
      isEmpty={mails.length === 0}
    >
      <ul className={style.rows}>
        {mails.slice(0, SHOWN).map(({ id, subject, created_at, sent_at }) => (
          <li key={id} className={style.mail}>
            <span>{subject}</span>
            <span className={style.muted}>
              {sent_at ? <DateText value={sent_at} format="date-time" /> : text.waits}
              {!sent_at && created_at && (
                <>
                  {' · '}
                  <DateText value={created_at} format="date-time" />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </CustomerSection>
  );
}
