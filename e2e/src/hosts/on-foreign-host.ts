import type { Page } from '@playwright/test';
import { test as base, type WorkerPlatform } from '../test.ts';
import { WITHOUT_STREAM } from '../without-stream.ts';
import type { Profile } from './literal-host/profile.ts';
import { PROFILES, type ProfileName } from './literal-host/profiles/all-profiles.ts';
import { ACCOUNTS } from './literal-host/seed/accounts.ts';
import { type LiteralHost, startLiteralHost } from './literal-host/start-literal-host.ts';

/** Connects the platform to a third-party host for one test. */
type StartHost = (profile: ProfileName | Profile) => Promise<LiteralHost>;

export const test = base.extend<{ foreignHost: StartHost }>({
  foreignHost: async ({ platform }, use) => {
    const started: LiteralHost[] = [];
    await use(async (profile) => {
      const host = await startLiteralHost({
        profile,
        stripe: { secretKey: 'sk_test_sandbox', apiOrigin: platform.addresses.payments },
      });
      started.push(host);
      const { origin: apiOrigin, filesOrigin } = host;
      platform.configure({ apiOrigin, filesOrigin, hostCapabilities: [] });
      return host;
    });
    restore(platform);
    for (const host of started) await host.stop();
  },
});

const restore = ({ configure, addresses }: WorkerPlatform): void =>
  configure({
    apiOrigin: addresses.api,
    filesOrigin: addresses.files,
    hostCapabilities: WITHOUT_STREAM,
  });

/** Both at once: inconsistent types, and refusal of everything undocumented. */
export const WORST: Profile = {
  ...PROFILES.sloppy,
  name: 'sloppy and strict',
  ...(PROFILES.strict.refusesUndocumented && {
    refusesUndocumented: PROFILES.strict.refusesUndocumented,
  }),
};

/** A session that the previous front end stored in the browser. */
export async function keepSession(page: Page, who: keyof typeof ACCOUNTS): Promise<void> {
  const { id, email, token } = ACCOUNTS[who];
  const role = who === 'admin' ? 'admin' : 'user';
  await page.addInitScript(
    ([kept, user]) => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('kept-by-test')) return;
      sessionStorage.setItem('kept-by-test', '1');
      localStorage.setItem('token', kept);
      localStorage.setItem('user', user);
    },
    [token, JSON.stringify({ id, email, role, name: 'Nume păstrat' })] as const,
  );
}
