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

/** What is written about no fault of the page. */
const OF_THE_ENGINES = [
  // Any engine, of a size that changed once more while it was told: the next frame tells it.
  /^uncaught: ResizeObserver loop completed with undelivered notifications/,
  // Firefox, of a file whose loading ended because the page was left: the hash is that of nothing.
  /computed hash is “OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6/,
  // Firefox, of a font whose loading ended because the page was left (NS_BINDING_ABORTED).
  /downloadable font: download failed .* status=2152398850 /,
  // Firefox, of a part whose loading goes on in a page that was left.
  /Refusing to execute function from window whose document is no longer active/,
  // Chromium, of the page for addresses that have none.
  /status of 404 \(Not Found\) \S+\/nu-exista$/,
];

interface WorkerFixtures extends EngineOptions {
  engine: Engine;
}

/** A person at a browser of their own. */
export interface Person {
  /** Opens a window; those of one person share storage. */
  open(path: string): Promise<Page>;
}

interface TestFixtures {
  person: Person;
  /** One more person, with what they have set in their browser. */
  another: (preferences?: Preferences) => Promise<Person>;
  /** What browsers may write: a test that breaks something says what is written about it. */
  expected: RegExp[];
}

/** A journey in one of three engines, on the platform of the other browser tests. */
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
          // It was closed.
          () => {},
        );
    const problems = visits.flatMap((visit) => visit.problems());
    for (const visit of visits) await visit.close();
    const known = [...expected, ...OF_THE_ENGINES];
    const surprising = problems.filter((text) => !known.some((pattern) => pattern.test(text)));
    expect(surprising, 'errors, warnings and broken policies').toEqual([]);
  },
  person: async ({ another }, use) => use(await another()),
  // Its place is taken by `another`: the browser of the other tests is not started here.
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
