import { signIn } from '@vitrina/shared-auth';
import { renderPath } from '@vitrina/shared-auth/testing/render-path';
import * as dashboard from '../src/routes/dashboard.tsx';
import * as notifications from '../src/routes/notifications.tsx';
import { ANA } from './samples.ts';

const mounts = { '/users/dashboard': dashboard, '/users/notifications': notifications };

/**
 * Renders `path` as the shell would, with Ana signed in.
 * @param token null: the host signed her in without one
 */
export function renderDashboard(path: string, { token = 'token' }: { token?: string | null } = {}) {
  signIn(ANA, token);
  return renderPath(path, mounts);
}
