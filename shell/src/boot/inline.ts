/**
 * The one executable inline script. Runs before any bundle is parsed, and is constant for a release of the
 * shell: everything specific to a deployment is in data blocks.
 */
import type { Registry } from '@vitrina/contract/registry';
import { codeOrigins } from '@vitrina/contract/rules/remote-origins';
import { requestEarly } from '@vitrina/shared-auth/api/early-responses';
import { readJson, readText } from '@vitrina/shared-auth/storage';
import { parseUser, type SessionUser } from '@vitrina/shared-auth/user';
import { releasesHere } from '../remotes/offered-releases.ts';
import { preload } from '../remotes/preload-files.ts';
import { refuseOldDocument, seeRevision } from '../remotes/seen-revision.ts';
import { restartRestored, showBootFailure, watchBoot } from './boot-failure.ts';
import { readBundle, readChunks, readConfig, readRegistry } from './data-blocks.ts';
import { holdEarlyPress } from './early-press.ts';
import { addRegistry, fetchUntilThere, lacksRegistry } from './fetched-registry.ts';
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
    fetchUntilThere(showBootFailure).then((registry) => {
      seeRevision(registry);
      addRegistry(registry);
      boot(registry, visitor);
    });
  });
} else {
  const registry = readRegistry();
  if (!refuseOldDocument(registry)) boot(registry, checkToken());
}

/** @returns token and role for requesting the first page's data */
function checkToken(): { token: string | null; role: SessionUser['role'] | null } {
  const returned = takeSignInReturn();
  const token = readText('token');
  // A sign-in that did not begin here is sent to the host only after a person agrees.
  const silent = returned?.mark ? returned : null;
  const checked = silent?.token ?? token;
  if (checked) {
    // Hides what depends on the answer, because the page is prerendered without a visitor.
    document.documentElement.dataset.session = 'checking';
    startTokenCheck(apiOrigin, checked, silent?.mark?.verifier);
  }
  return { token, role: token && !silent ? (parseUser(readJson('user'))?.role ?? null) : null };
}

function boot(signed: Registry, { token, role }: ReturnType<typeof checkToken>): void {
  const registry = releasesHere(signed, config.environment);
  installTrustedTypes(codeOrigins(registry, config));
  // Development servers change their files all the time, so a preloaded one would be outdated.
  if (!DEVELOPMENT) {
    // Calls of a public page carry no token: with one it would be another request.
    preloadMounts(registry, readChunks(), role, (path, access) =>
      requestEarly(apiOrigin + path, access === 'public' ? null : token),
    );
  }

  loadBundle(readBundle());
}
