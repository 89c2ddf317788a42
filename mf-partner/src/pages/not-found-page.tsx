import { buttonClass } from '@vitrina/shared-ui/button';
import { Link } from 'react-router-dom';
import { PageTitle } from '../layout/page-title.tsx';
import { messages } from '../messages.ts';

const text = messages.notFound;

export const handle = { title: text.title };

export function Component() {
  return (
    <>
      <PageTitle title={text.title} lead={text.lead} />
      <p>
        <Link to="/users/dashboard/overview" className={buttonClass({ variant: 'secondary' })}>
          {text.back}
        </Link>
      </p>
    </>
  );
}
