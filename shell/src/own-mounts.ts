import type { Guarded } from './remotes/guard.ts';
import type { RemoteHost } from './remotes/remote-host.ts';

export const ACCOUNT: Guarded & { path: string } = {
  path: '/account',
  mount: { access: 'user', onDenied: '/' },
};

/** All guards of `path`, a remote's or the shell's. */
export const guardsOf = (host: Pick<RemoteHost, 'chainOf'>, path: string): readonly Guarded[] =>
  path === ACCOUNT.path ? [ACCOUNT] : host.chainOf(path);
