import { createContext, use } from 'react';
import type { RemoteHost } from './remote-host.ts';

export const RemoteHostContext = createContext<RemoteHost | null>(null);

/** The page's host, inside the router. @throws outside of it */
export function useRemoteHost(): RemoteHost {
  const host = use(RemoteHostContext);
  if (!host) throw new Error('No remote host is around.');
  return host;
}
