import type { User } from '@vitrina/contract/entities/user';
import { Badge } from '@vitrina/shared-ui/badge';
import { customerMessages as text } from '../../customer-messages.ts';
import { messages } from '../../messages.ts';
import { HistoryLink } from '../history/history-link.tsx';
import { PhoneLink } from '../requests/phone-link.tsx';
import style from './customer.module.css';
import { CustomerSection } from './customer-section.tsx';

export function CustomerAccount({ account }: { account: User | null }) {
  return (
    <CustomerSection
      title={text.sections.account}
      none={text.none.account}
      isEmpty={account === null}
    >
      {account && (
        <>
          <div className={style.row}>
            <span>{account.name || messages.users.noName}</span>
            {account.role === 'admin' && (
              <Badge tone="primary">{messages.users.role[account.role]}</Badge>
            )}
            {typeof account.email_verified === 'boolean' && (
              <Badge tone={account.email_verified ? 'success' : 'warning'}>
                {account.email_verified ? text.verified : text.unverified}
              </Badge>
            )}
          </div>
          <dl className={style.terms}>
            <div>
              <dt>{text.phone}</dt>
              <dd>
                <PhoneLink phone={account.phone} />
              </dd>
            </div>
            {account.company_name && (
              <div>
                <dt>{text.company}</dt>
                <dd>{account.company_name}</dd>
              </div>
            )}
          </dl>
          <HistoryLink kind="user" id={account.id} />
        </>
      )}
    </CustomerSection>
  );
}
