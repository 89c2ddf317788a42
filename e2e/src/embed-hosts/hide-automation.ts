import { devices } from '@playwright/test';

/** For visits that must be counted as a person's: replaces the headless user agent. */
export const { userAgent: PERSON_USER_AGENT } = devices['Desktop Chrome'];
/** Init script for the same visits: pages do not see the automation. */
export const HIDE_AUTOMATION = `Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });`;
