import { Alert } from '@vitrina/shared-ui/alert';
import { Link, useLocation } from 'react-router-dom';
import { sessionTexts } from '../../messages.ts';

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
