import { buttonClass } from '@vitrina/shared-ui/button';
import { Link } from 'react-router-dom';
import { messages } from '../messages.ts';

const text = messages.notFound;

export const handle = { title: text.title };

export function Component() {
  return (
    <>
      <h1>{text.title}</h1>
      <p>
        <Link to="/users/dashboard/overview" className={buttonClass({ variant: 'secondary' })}>
          {text.back}
        </Link>
      </p>
    </>
  );
}
