/**
 * The one executable inline script. It runs before any bundle is parsed and is constant for a
 * release of the shell: all that differs between deployments stands in data blocks.
 */
import { requestEarly } from '@vitrina/shared-auth/api/early-responses';
import { readJson, readText } from '@vitrina/shared-auth/storage';
import { parseUser } from '@vitrina/shared-auth/user';
import { showBootFailure } from './boot-failure.ts';
import { readChunks, readConfig, readRegistry } from './data-blocks.ts';
import { installRefreshHook } from './hot-reload.ts';
import { preloadMounts } from './preload-mounts.ts';
import { rememberSignInReturn } from './sign-in-return.ts';
import { startTokenCheck } from './token-check.ts';
import { installTrustedTypes } from './trusted-types.ts';

declare const DEVELOPMENT: boolean;

if (DEVELOPMENT) installRefreshHook();
addEventListener('error', showBootFailure, true);

const theme = readText('vitrina:theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

const { apiOrigin } = readConfig();
const registry = readRegistry();
installTrustedTypes(registry);

const token = rememberSignInReturn() ?? readText('token');
if (token) startTokenCheck(apiOrigin, token);

const role = token ? (parseUser(readJson('user'))?.role ?? null) : null;
// Development servers change their files all the time: what is preloaded would be another.
if (!DEVELOPMENT) {
  preloadMounts(registry, readChunks(), role, (path) => requestEarly(apiOrigin + path, token));
}
