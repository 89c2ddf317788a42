import { useSession } from '@vitrina/shared-auth/session';
import { Button, buttonClass } from '@vitrina/shared-ui/button';
import { ErrorState } from '@vitrina/shared-ui/error-state';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  isRouteErrorResponse,
  Link,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router-dom';
import { useDeferred } from '../layout/use-deferred.ts';
import { messages } from '../messages.ts';
import { isChunkError } from '../remotes/is-chunk-error.ts';
import { useRemoteHost } from '../remotes/remote-host-context.ts';
import { isRemoteLoadError } from '../remotes/remote-load-error.ts';
import { loadNotFoundPage } from './load-not-found-page.ts';
import style from './remote-error-page.module.css';

const text = messages.remoteError;

/** In a chunk that pages load anyway. */
const loadOwner = () =>
  import(/* webpackChunkName: "notices" */ '../features/remote-owner/remote-owner.tsx').then(
    (module) => module.RemoteOwner,
  );

/** Shows in a page's place what kept it from showing; header and other routes go on. */
export function RemoteErrorPage() {
  const error = useRouteError();
  const { busy, retry } = useRetry();
  const isStaff = useSession(({ user }) => user?.role === 'admin');
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const { title, detail } = describe(error);
  return (
    <ErrorState
      className={style.screen}
      titleAs="h1"
      title={title}
      detail={isRemoteLoadError(error) && text.code(`${error.remote}/${error.phase}`)}
      retryLabel={text.retry}
      retrying={busy}
      onRetry={retry}
      actions={
        <>
          <Button variant="secondary" onClick={() => location.reload()}>
            {text.reload}
          </Button>
          <Link to="/" className={buttonClass({ variant: 'ghost' })}>
            {text.home}
          </Link>
        </>
      }
    >
      {detail}
      {isStaff && <Owner error={error} />}
    </ErrorState>
  );
}

/** The route that answers so has waited for its code (`router.tsx`). */
function NotFound() {
  const NotFoundPage = useDeferred(loadNotFoundPage);
  return NotFoundPage && <NotFoundPage />;
}

/** For staff only, so its code comes later. */
function Owner({ error }: { error: unknown }) {
  const RemoteOwner = useDeferred(loadOwner);
  return RemoteOwner && <RemoteOwner error={error} />;
}

/** Asks for the registry again, because a new release may have been published, and navigates anew. */
function useRetry() {
  const host = useRemoteHost();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const location = useLocation();
  const retry = async () => {
    setBusy(true);
    try {
      await host.refresh(location.pathname);
    } catch {
      // The registry of this page may still do: what failed may have been the remote alone.
    }
    try {
      await navigate(location, { replace: true, state: location.state });
    } finally {
      setBusy(false);
    }
  };
  const retryNow = useEffectEvent(() => void retry());
  // The connection is back: nobody has to press for it.
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('online', () => retryNow(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  // So is another release, or the switch: the registry may come too late for a press.
  const { subscribe, chainOf } = host;
  useEffect(() => {
    const offer = () => JSON.stringify(chainOf(location.pathname));
    let tried = offer();
    return subscribe(() => {
      const now = offer();
      if (now === tried) return;
      tried = now;
      retryNow();
    });
  }, [subscribe, chainOf, location.pathname]);
  return { busy, retry: () => void retry() };
}

function describe(error: unknown): { title: string; detail: string } {
  if (!navigator.onLine) return text.offline;
  if (isChunkError(error)) return text.withdrawn;
  if (!isRemoteLoadError(error)) return text.crashed;
  if (error.phase === 'timeout') return text.slow;
  if (error.phase === 'stopped') return text.stopped;
  if (error.phase === 'contract') return text.incompatible;
  if (error.phase === 'switched-off') return text.switchedOff;
  return text.unavailable;
}
