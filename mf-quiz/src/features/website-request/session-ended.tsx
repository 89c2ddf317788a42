import { Alert } from '@vitrina/shared-ui/alert';
import { Link, useLocation } from 'react-router-dom';
import { sessionTexts } from '../../messages.ts';

/** Says, before somebody sends in vain, that the session is over; the draft waits for the next one. */
export function SessionEnded() {
  const { pathname, search } = useLocation();
  return (
    <Alert
      tone="warning"
      actions={
        <Link to={`/login?next=${encodeURIComponent(pathname + search)}`}>
          {sessionTexts.signIn}
        </Link>
      }
    >
      {sessionTexts.ended}
    </Alert>
  );
}
