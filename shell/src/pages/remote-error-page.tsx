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

/** Shown in a page's place with the reason of its failure; header and other routes keep working. */
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

/** The route has already loaded its code (`router.tsx`). */
function NotFound() {
  const NotFoundPage = useDeferred(loadNotFoundPage);
  return NotFoundPage && <NotFoundPage />;
}

/** For staff only, so its code loads later. */
function Owner({ error }: { error: unknown }) {
  const RemoteOwner = useDeferred(loadOwner);
  return RemoteOwner && <RemoteOwner error={error} />;
}

/** Refetches the registry, because a new release may be live, and navigates again. */
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
      // The cached registry may still do: perhaps only the remote failed.
    }
    try {
      await navigate(location, { replace: true, state: location.state });
    } finally {
      setBusy(false);
    }
  };
  const retryNow = useEffectEvent(() => void retry());
  // Retries when the connection returns.
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('online', () => retryNow(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  // Retries after another release or a switch, too: the registry may arrive after the press.
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
