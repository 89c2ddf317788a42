import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';

/** Browser settings as stored in the profile. */
export interface ProfileSettings {
  /** "Block third-party cookies": 1 is on. */
  cookie_controls_mode?: 0 | 1;
  /** "On-device site data": 2 refuses all of it. */
  default_content_setting_values?: { cookies: 2 };
}

/**
 * Starts Chromium with a real profile. Playwright's default flags turn off storage partitioning, and its
 * contexts ignore profile settings.
 * @param partitioned whether third-party frames get separate storage per embedding site
 */
export async function withOwnBrowser(
  { executablePath, args = [] }: LaunchOptions,
  partitioned: boolean,
  settings: ProfileSettings,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'vitrina-profile-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify({ profile: settings }));
  const context = await chromium.launchPersistentContext(profile, {
    locale: 'ro-RO',
    ...(executablePath && { executablePath }),
    // Chromium uses only the last of these flags, so this overrides Playwright's.
    args: partitioned ? [...args, '--disable-features=HttpsUpgrades'] : args,
  });
  await use(context);
  await context.close();
  // The last browser process may still be writing.
  rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
}
