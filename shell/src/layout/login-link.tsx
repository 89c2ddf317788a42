import { buttonClass } from '@vitrina/shared-ui/button';
import { Link, useLocation } from 'react-router-dom';
import { useSearch } from '../features/sign-in/use-search.ts';
import { messages } from '../messages.ts';
import { useRemoteHost } from '../remotes/remote-host-context.ts';

/**
 * Returns to the current page if it is a remote's, where something may be in progress, e.g. a purchase. The
 * shell's own pages are only read.
 */
export function LoginLink() {
  const { pathname, search, hash } = useLocation();
  const { chainOf } = useRemoteHost();
  const asked = useSearch().get('next');
  const next = asked ?? (chainOf(pathname)[0] && pathname + search + hash);
  return (
    <Link
      to={next ? `/login?next=${encodeURIComponent(next)}` : '/login'}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      {messages.nav.login}
    </Link>
  );
}
