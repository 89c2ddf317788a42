import { buttonClass } from '@vitrina/shared-ui/button';
import { Link } from 'react-router-dom';
import { messages } from '../messages.ts';

const text = messages.notFound;

export function NotFoundPage() {
  return (
    <>
      <h1>{text.title}</h1>
      <p>{text.text}</p>
      <p>
        <Link to="/admin/dashboard" className={buttonClass()}>
          {text.action}
        </Link>
      </p>
    </>
  );
}
