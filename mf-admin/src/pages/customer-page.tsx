import { useDocumentTitle } from '@vitrina/shared-auth';
import { buttonClass } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { Link, useSearchParams } from 'react-router-dom';
import { customerMessages as text } from '../customer-messages.ts';
import { loadCustomer } from '../features/customers/customer-query.ts';
import { CustomerView } from '../features/customers/customer-view.tsx';

export const handle = { title: text.title };

const readEmail = (search: URLSearchParams): string => search.get('email')?.trim() ?? '';

export const loader = ({ request }: { request: Request }) => {
  const email = readEmail(new URL(request.url).searchParams);
  if (email) loadCustomer(email);
  return null;
};

export function Component() {
  const [search] = useSearchParams();
  const email = readEmail(search);
  useDocumentTitle(email || null);
  return (
    <>
      <h1>{email || text.title}</h1>
      {email ? (
        <CustomerView key={email} email={email} />
      ) : (
        <EmptyState
          title={text.noAddress.title}
          action={
            <Link to="/admin/orders" className={buttonClass({ variant: 'secondary' })}>
              {text.noAddress.action}
            </Link>
          }
        >
          {text.noAddress.text}
        </EmptyState>
      )}
    </>
  );
}
