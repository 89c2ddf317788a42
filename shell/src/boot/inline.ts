/**
 * The one executable inline script. It runs before any bundle is parsed and is constant for a
 * release of the shell: all that differs between deployments stands in data blocks.
 */
import type { Registry } from '@vitrina/contract/registry';
import { codeOrigins } from '@vitrina/contract/rules/remote-origins';
import { requestEarly } from '@vitrina/shared-auth/api/early-responses';
import { readJson, readText } from '@vitrina/shared-auth/storage';
import { parseUser, type SessionUser } from '@vitrina/shared-auth/user';
import { fetchRegistry } from '../remotes/fetch-registry.ts';
import { releasesHere } from '../remotes/offered-releases.ts';
import { preload } from '../remotes/preload-files.ts';
import { refuseOldDocument, seeRevision } from '../remotes/seen-revision.ts';
import { restartRestored, showBootFailure, watchBoot } from './boot-failure.ts';
import { readBundle, readChunks, readConfig, readRegistry } from './data-blocks.ts';
import { holdEarlyPress } from './early-press.ts';
import { addRegistry, lacksRegistry } from './fetched-registry.ts';
import { installRefreshHook } from './hot-reload.ts';
import { afterPaint, loadBundle } from './load-bundle.ts';
import { markSearch } from './mark-search.ts';
import { preloadMounts } from './preload-mounts.ts';
import { takeSignInReturn } from './sign-in-return.ts';
import { startTokenCheck } from './start-token-check.ts';
import { installTrustedTypes } from './trusted-types.ts';
import { wakeScheduler } from './wake-scheduler.ts';

declare const DEVELOPMENT: boolean;

if (DEVELOPMENT) installRefreshHook();
addEventListener('error', watchBoot, true);
addEventListener('pageshow', restartRestored);
wakeScheduler();
holdEarlyPress();

const theme = readText('vitrina:theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

const config = readConfig();
const { apiOrigin } = config;
if (lacksRegistry()) {
  markSearch();
  const visitor = checkToken();
  afterPaint(() => {
    readBundle().forEach(preload);
    fetchRegistry().then((registry) => {
      seeRevision(registry);
      addRegistry(registry);
      boot(registry, visitor);
    }, showBootFailure);
  });
} else {
  const registry = readRegistry();
  if (!refuseOldDocument(registry)) boot(registry, checkToken());
}

/** @returns the token and role that the first page's data may be asked for with */
function checkToken(): { token: string | null; role: SessionUser['role'] | null } {
  const returned = takeSignInReturn();
  const token = readText('token');
  // Of one that was not begun here the host hears only after what is shown: it waits for an answer.
  const silent = returned?.mark ? returned : null;
  const checked = silent?.token ?? token;
  if (checked) {
    // Hides what depends on the answer, on a page that is prerendered for nobody in particular.
    document.documentElement.dataset.session = 'checking';
    startTokenCheck(apiOrigin, checked, silent?.mark?.verifier);
  }
  return { token, role: token && !silent ? (parseUser(readJson('user'))?.role ?? null) : null };
}

function boot(signed: Registry, { token, role }: ReturnType<typeof checkToken>): void {
  const registry = releasesHere(signed, config.environment);
  installTrustedTypes(codeOrigins(registry, config));
  // Development servers change their files all the time: what is preloaded would be another.
  if (!DEVELOPMENT) {
    // Calls of a public page carry no token: with one, the answer would be another request's.
    preloadMounts(registry, readChunks(), role, (path, access) =>
      requestEarly(apiOrigin + path, access === 'public' ? null : token),
    );
  }

  loadBundle(readBundle());
}
