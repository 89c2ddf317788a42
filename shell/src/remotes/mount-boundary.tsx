import { Spinner } from '@vitrina/shared-ui/spinner';
import {
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type DataRouter,
  UNSAFE_DataRouterContext as DataRouterContext,
  useRouteError,
} from 'react-router-dom';
import { messages } from '../messages.ts';
import { isCrash } from './crash.ts';
import { keepDrafts } from './kept-drafts.ts';
import { RemoteHostContext, useRemoteHost } from './remote-host-context.ts';

interface MountBoundaryProps {
  /** @returns whether another release replaced the crashed one */
  replace: (router: DataRouter, error: unknown) => Promise<boolean>;
  /** Before another try: loads the release that counts now. */
  renew: (router: DataRouter) => Promise<void>;
  /** The error page. */
  children: ReactNode;
}

/** Replaces a failed page: by the previous release when its code is to blame, else by the error page. */
export function MountBoundary({ replace, renew, children }: MountBoundaryProps) {
  const error = useRouteError();
  const host = useRemoteHost();
  const router = use(DataRouterContext)?.router;
  const [told, setTold] = useState<{ error: unknown } | null>(null);
  const restore = useRef(() => {});
  const replacing = router !== undefined && isCrash(error) && told?.error !== error;

  // Before the crashed page's effects are cleaned up, which drops its drafts.
  useLayoutEffect(() => {
    restore.current = keepDrafts();
  }, []);
  const onError = useEffectEvent((crash: unknown) => {
    if (!replacing) return;
    restore.current();
    const tell = () => setTold({ error: crash });
    replace(router, crash).then((replaced) => replaced || tell(), tell);
  });
  useEffect(() => onError(error), [error]);

  if (replacing) return <Spinner label={messages.loading} />;
  const refresh = async (path: string) => {
    await host.refresh(path);
    if (router) await renew(router);
  };
  return <RemoteHostContext value={{ ...host, refresh }}>{children}</RemoteHostContext>;
}
