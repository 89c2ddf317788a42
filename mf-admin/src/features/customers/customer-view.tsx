import { useQuery } from '@tanstack/react-query';
import { listUserEmbeds } from '@vitrina/contract/calls/list-user-embeds';
import type { Customer } from '@vitrina/contract/entities/customer';
import type { User } from '@vitrina/contract/entities/user';
import { hostCan } from '@vitrina/shared-auth';
import { useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { customerMessages as text } from '../../customer-messages.ts';
import { embedMessages } from '../../embed-messages.ts';
import { messages } from '../../messages.ts';
import { UserEmbeds } from '../embeds/user-embeds.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import style from './customer.module.css';
import { CustomerAccount } from './customer-account.tsx';
import { CustomerAddresses } from './customer-addresses.tsx';
import { CustomerMails } from './customer-mails.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { customerQuery } from './customer-query.ts';
import { CustomerRequests, CustomerSites } from './customer-requests.tsx';
import { CustomerSection } from './customer-section.tsx';
import { CustomerSummary } from './customer-summary.tsx';

export function CustomerView({ email }: { email: string }) {
  return (
    <QueryView
      query={useQuery(customerQuery(email))}
      loading={<ListSkeleton />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {(customer) => <Parts customer={customer} />}
    </QueryView>
  );
}

const isEmpty = ({ account, orders, requests, sites, mails }: Customer): boolean =>
  !account && ![orders, requests, sites, mails].some((list) => list && list.length > 0);

function Parts({ customer }: { customer: Customer }) {
  if (isEmpty(customer))
    return <EmptyState title={text.nothing.title}>{text.nothing.text}</EmptyState>;
  const { account, orders, addresses, requests, sites, mails } = customer;
  return (
    <>
      {orders && <CustomerSummary customer={customer} orders={orders} />}
      <div className={style.columns}>
        <div className={style.main}>
          {orders && <CustomerOrders customer={customer} orders={orders} />}
          {requests && <CustomerRequests requests={requests} />}
          {sites && <CustomerSites sites={sites} />}
          {account && <CustomerEmbeds account={account} />}
        </div>
        <div className={style.side}>
          {account !== undefined && <CustomerAccount account={account} />}
          {addresses && <CustomerAddresses addresses={addresses} />}
          {mails && <CustomerMails mails={mails} />}
        </div>
      </div>
    </>
  );
}

/** Staff accounts have no dashboard that would show their embeds. */
function CustomerEmbeds({ account }: { account: User }) {
  const isHeld = useHeld();
  if (!hostCan('embeds') || !isHeld(listUserEmbeds.permission) || account.role === 'admin')
    return null;
  return (
    <CustomerSection title={embedMessages.title} none="" isEmpty={false}>
      <UserEmbeds userId={account.id} who={account.name || (account.email ?? '')} />
    </CustomerSection>
  );
}
