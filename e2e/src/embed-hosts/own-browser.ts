import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';

/** The settings page of the browser, as its profile keeps it. */
export interface ProfileSettings {
  /** "Block third-party cookies": 1 is on. */
  cookie_controls_mode?: 0 | 1;
  /** "On-device site data": 2 refuses all of it. */
  default_content_setting_values?: { cookies: 2 };
}

/**
 * A browser as a person starts and sets it. Playwright's own switches off what Chromium does with
 * storage of frames on other sites, and its contexts read no profile.
 * @param partitioned whether such frames get a storage for each site around them
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
    // Of two such lists Chromium reads the last one: this one ends Playwright's.
    args: partitioned ? [...args, '--disable-features=HttpsUpgrades'] : args,
  });
  await use(context);
  await context.close();
  // Its last process may still be writing.
  rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
}
