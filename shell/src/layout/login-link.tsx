import { buttonClass } from '@vitrina/shared-ui/button';
import { Link, useLocation } from 'react-router-dom';
import { useSearch } from '../features/sign-in/use-search.ts';
import { messages } from '../messages.ts';
import { useRemoteHost } from '../remotes/remote-host-context.ts';

/**
 * Leads back to where it was pressed, if that is a page of a remote: something is under way there, a
 * purchase for example. The shell's own pages are only read.
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
