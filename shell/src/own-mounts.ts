import type { Guarded } from './remotes/guard.ts';
import type { RemoteHost } from './remotes/remote-host.ts';

/** Pages of the shell itself that are not for everybody. */
export const ACCOUNT: Guarded & { path: string } = {
  path: '/account',
  mount: { access: 'user', onDenied: '/' },
};

/** Everything that guards `path`, a remote's or the shell's own. */
export const guardsOf = (host: Pick<RemoteHost, 'chainOf'>, path: string): readonly Guarded[] =>
  path === ACCOUNT.path ? [ACCOUNT] : host.chainOf(path);
