import { devices } from '@playwright/test';

/** For a browser context that must be counted: hides automation and headless mode. */
export const { userAgent: PERSON } = devices['Desktop Chrome'];
export const NO_PROGRAM = `Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });`;
