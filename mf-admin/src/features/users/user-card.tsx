import type { User } from '@vitrina/contract/entities/user';
import { hostCan } from '@vitrina/shared-auth';
import { Badge } from '@vitrina/shared-ui/badge';
import { Card } from '@vitrina/shared-ui/card';
import { messages } from '../../messages.ts';
import { CustomerLink } from '../customer-link/customer-link.tsx';
import { HistoryLink } from '../history/history-link.tsx';
import { ErasePerson } from './erase-person.tsx';
import style from './user-card.module.css';
import { detailColumns } from './user-columns.ts';

export function UserCard({ user }: { user: User }) {
  return (
    <Card className={style.card}>
      <div className={style.head}>
        <h2 className={style.name}>{user.name || messages.users.noName}</h2>
        <Badge tone={user.role === 'admin' ? 'primary' : 'neutral'}>
          {user.role ? messages.users.role[user.role] : messages.users.noRole}
        </Badge>
      </div>
      <p className={style.email}>
        <CustomerLink email={user.email} />
      </p>
      <dl className={style.details}>
        {detailColumns.map(({ id, header, value }) => (
          <div key={id}>
            <dt>{header}</dt>
            <dd>{value(user) || '—'}</dd>
          </div>
        ))}
      </dl>
      <div className={style.actions}>
        <HistoryLink kind="user" id={user.id} />
        {hostCan('erasure') && user.role !== 'admin' && <ErasePerson user={user} />}
      </div>
    </Card>
  );
}
