import type { NavigationSource } from '@vitrina/contract/rules/navigation';
import { configurePlatform, platformConfig, signIn } from '@vitrina/shared-auth';
import { renderPath } from '@vitrina/shared-auth/testing/render-path';
import { OWN } from '../src/own-navigation.ts';
import * as dashboard from '../src/routes/dashboard.tsx';
import * as notifications from '../src/routes/notifications.tsx';
import * as pay from '../src/routes/pay.tsx';
import { ANA } from './samples.ts';

const mounts = {
  '/users/dashboard': dashboard,
  '/users/notifications': notifications,
  '/users/pay': pay,
};

/** Page of another remote. */
const path = '/users/dashboard/new-request';
const REQUESTS = {
  current: {
    mounts: [
      { id: 'new', path, within: 'mf-partner/dashboard', access: 'user', serves: 'user-request' },
    ],
  },
};

interface Surroundings {
  /** null: signed in without a token. */
  token?: string | null;
  /** The shell's knowledge of other remotes; null: no shell. */
  others?: NavigationSource['remotes'] | null;
}

/** Renders `path` as the shell does, with Ana signed in. */
export function renderDashboard(
  path: string,
  { token = 'token', others = [REQUESTS] }: Surroundings = {},
) {
  const own = OWN.source().remotes.map((remote) => ({ ...remote, name: 'mf-partner' }));
  const source = { remotes: [...own, ...(others ?? [])] };
  const navigation = { source: () => source, subscribe: () => () => {} };
  configurePlatform({ ...platformConfig(), navigation: others ? navigation : undefined });
  signIn(ANA, token);
  return renderPath(path, mounts);
}
