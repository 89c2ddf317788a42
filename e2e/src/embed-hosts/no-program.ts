import { devices } from '@playwright/test';

/** For a browser context: one that says neither that it is driven nor that it has no screen is counted. */
export const { userAgent: PERSON } = devices['Desktop Chrome'];
export const NO_PROGRAM = `Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });`;
