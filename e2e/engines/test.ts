import { writeFileSync } from 'node:fs';
import { findEngine, howToGet } from '@vitrina/platform/engines';
import { test as base, expect, type WorkerPlatform } from '../src/test.ts';
import type { Engine, EngineName, Preferences, Visit } from './driver/engine.ts';
import { puppeteerEngine } from './driver/puppeteer-engine.ts';
import { webKitEngine } from './driver/webkit-engine.ts';
import { Page } from './page/page.ts';

export interface EngineOptions {
  engineName: EngineName;
}

/** Messages that are not the page's fault. */
const OF_THE_ENGINES = [
  // All engines: a size that changed again during the callback is reported in the next frame.
  /^uncaught: ResizeObserver loop completed with undelivered notifications/,
  // Firefox: a load aborted because the page was left (hash of an empty body).
  /computed hash is “OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6/,
  // Firefox: a font load aborted because the page was left (NS_BINDING_ABORTED).
  /downloadable font: download failed .* status=2152398850 /,
  // Firefox: a script still loading in a page that was left.
  /Refusing to execute function from window whose document is no longer active/,
  // Chromium: the not-found page.
  /status of 404 \(Not Found\) \S+\/nu-exista$/,
];

interface WorkerFixtures extends EngineOptions {
  engine: Engine;
}

/** A user with a separate browser profile. */
export interface Person {
  /** Opens a window; a person's windows share storage. */
  open(path: string): Promise<Page>;
}

interface TestFixtures {
  person: Person;
  /** Another user, with these browser preferences. */
  another: (preferences?: Preferences) => Promise<Person>;
  /** Messages that are allowed, for tests that break something. */
  expected: RegExp[];
}

/** A journey in one of three engines, on the same platform as the Playwright tests. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = engineName === 'webkit' ? await webKitEngine() : puppeteerEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  expected: [[], { option: true }],
  another: async ({ engine, platform, expected }, use, info) => {
    const visits: Visit[] = [];
    const pages: Page[] = [];
    await use(async (preferences) => {
      const visit = await engine.visit(preferences);
      visits.push(visit);
      return personAt(visit, platform, pages);
    });
    if (info.status !== info.expectedStatus)
      for (const [index, page] of pages.entries())
        await page.screenshot().then(
          (picture) => writeFileSync(info.outputPath(`window-${index}.png`), picture),
          // The page was closed.
          () => {},
        );
    const problems = visits.flatMap((visit) => visit.problems());
    for (const visit of visits) await visit.close();
    const known = [...expected, ...OF_THE_ENGINES];
    const surprising = problems.filter((text) => !known.some((pattern) => pattern.test(text)));
    expect(surprising, 'errors, warnings and broken policies').toEqual([]);
  },
  person: async ({ another }, use) => use(await another()),
  // `another` replaces it: the Playwright browser is not started here.
  guard: async ({ engineName }, use) => {
    const isHere = engineName === 'chromium' || findEngine(engineName);
    if (!isHere) test.skip(true, howToGet(engineName));
    await use(undefined);
  },
});

export { expect };

function personAt(visit: Visit, { addresses }: WorkerPlatform, pages: Page[]): Person {
  return {
    async open(path) {
      const page = new Page(await visit.open(), addresses.shell);
      pages.push(page);
      await page.goto(path);
      return page;
    },
  };
}
