import type { Registry } from '@vitrina/contract/registry';
import type { Mount } from '@vitrina/contract/remote';
import { mountChain } from './remotes/mounts.ts';

/** The part of a mount that says who may open it. */
export interface Guarded {
  mount: Pick<Mount, 'access' | 'onDenied'>;
}

/** Pages of the shell itself that are not for everybody (rulings 3). */
export const ACCOUNT: Guarded & { path: string } = {
  path: '/account',
  mount: { access: 'user', onDenied: '/' },
};

/** Everything that guards `path`, a remote's or the shell's own. */
export const guardsOf = (registry: Registry, path: string): readonly Guarded[] =>
  path === ACCOUNT.path ? [ACCOUNT] : mountChain(registry, path);
