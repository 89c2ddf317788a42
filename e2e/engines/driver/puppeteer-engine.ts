import { BROWSER_ARGS, findBrowser } from '@vitrina/platform/browser';
import { findEngine } from '@vitrina/platform/engines';
import puppeteer, {
  type Browser,
  type BrowserContext,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import type { Engine, Preferences, Visit } from './engine.ts';
import { puppeteerTab } from './puppeteer-tab.ts';
import { refuseStorage } from './refuse-storage.ts';
import { sizePage } from './size-page.ts';

const REPORTED = new Set(['error', 'warn', 'assert']);

/** Drives Chromium over CDP and Firefox over WebDriver BiDi. */
export function puppeteerEngine(name: 'chromium' | 'firefox'): Engine {
  const browsers = new Map<string, Promise<Browser>>();
  // Preferences belong to a profile, so each set of them needs its own browser.
  const browserWith = (preferences: Preferences): Promise<Browser> => {
    const { connection, ...settings } = preferences;
    const key = JSON.stringify([settings, connection?.proxy]);
    const known = browsers.get(key);
    if (known) return known;
    const started = launchOptions(name, preferences).then((options) => puppeteer.launch(options));
    browsers.set(key, started);
    return started;
  };
  return {
    name,
    async visit(preferences = {}) {
      const browser = await browserWith(preferences);
      return visitIn(await browser.createBrowserContext(), name, preferences);
    },
    async close() {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}

function visitIn(context: BrowserContext, name: string, preferences: Preferences): Visit {
  const problems: string[] = [];
  return {
    async open() {
      const page = await context.newPage();
      page.on('console', (message) => {
        if (REPORTED.has(message.type()))
          problems.push(`${message.type()}: ${message.text()} ${message.location().url ?? ''}`);
      });
      page.on('pageerror', (error) =>
        problems.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`),
      );
      // The "leave page?" prompt for unsaved data.
      page.on('dialog', (dialog) => dialog.accept());
      await page.evaluateOnNewDocument(reportProblems);
      // This Chromium ignores profile settings, so the refusal is simulated.
      if (preferences.refusesStorage && name === 'chromium')
        await page.evaluateOnNewDocument(refuseStorage);
      await sizePage(page, { width: 1280, height: 800 });
      if (name === 'chromium') await page.emulateMediaFeatures(mediaFeatures(preferences));
      return puppeteerTab(page, name === 'chromium' ? await reasonsToLoad(page) : []);
    },
    problems: () => problems,
    close: () => context.close(),
  };
}

/** Chromium's reasons for not restoring a page from its back/forward cache. */
async function reasonsToLoad(page: Page): Promise<string[]> {
  const reasons: string[] = [];
  const session = await page.createCDPSession();
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  await session.send('Page.enable');
  return reasons;
}

const mediaFeatures = ({ theme, reducedMotion }: Preferences) => [
  { name: 'prefers-color-scheme', value: theme ?? 'light' },
  { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
];

async function launchOptions(
  name: 'chromium' | 'firefox',
  { theme, reducedMotion, refusesStorage, connection }: Preferences,
): Promise<LaunchOptions> {
  const proxy = connection?.proxy;
  if (name === 'chromium')
    return {
      executablePath: await findBrowser(),
      headless: 'shell',
      args: [
        ...BROWSER_ARGS,
        '--lang=ro-RO',
        // Chromium bypasses the proxy for loopback addresses by default.
        ...(proxy ? [`--proxy-server=${proxy}`, '--proxy-bypass-list=<-loopback>'] : []),
      ],
    };
  const [host = '', port] = (proxy ?? '').split(':');
  return {
    browser: 'firefox',
    executablePath: findEngine('firefox') ?? '',
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'ro-RO,ro',
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
      ...(refusesStorage && { 'network.cookie.cookieBehavior': 2 }),
      ...(proxy && {
        'network.proxy.type': 1,
        'network.proxy.http': host,
        'network.proxy.http_port': Number(port),
        'network.proxy.allow_hijacking_localhost': true,
      }),
    },
  };
}

/**
 * Runs in the page and logs policy violations, which some engines do not write to the console.
 * Self-contained, because it is sent as text.
 */
function reportProblems(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
  );
}
