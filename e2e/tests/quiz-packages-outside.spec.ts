import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fillContact, sendAll } from '../src/embed-hosts/embedded-form.ts';
import {
  expectNothingKept,
  heldByPage,
  mountFiftyTimes,
} from '../src/embed-projects/held-by-page.ts';
import { nextExport } from '../src/embed-projects/next-export.ts';
import { type Project, writeProject } from '../src/embed-projects/project.ts';
import { serveFolder } from '../src/embed-projects/serve-folder.ts';
import { viteReact } from '../src/embed-projects/vite-react.ts';
import { viteVue } from '../src/embed-projects/vite-vue.ts';
import { type PublishedPackages, publishedEmbeds } from '../src/published-packages.ts';
import { expect, test } from '../src/test.ts';

/*
 * Third-party projects that install the questionnaire's packages from a registry, each built with its own tools
 * and opened in a browser.
 */

let root: string;
let packages: PublishedPackages;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  root = mkdtempSync(join(tmpdir(), 'vitrina-embeds-'));
  packages = await publishedEmbeds(root);
});

test.afterAll(async () => {
  await packages?.stop();
  if (root) rmSync(root, { recursive: true, force: true });
});

/** The loader waits this long for a visible frame and keeps it in memory. */
const LOADER_WAITS_MS = 11_000;

const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { told: { type: string }[] }).told);

const PROJECTS: [name: string, project: (address: string) => Project][] = [
  ['react-16', (address) => viteReact(16, address)],
  ['react-18', (address) => viteReact(18, address)],
  ['react-19', (address) => viteReact(19, address)],
  ['vue-3', viteVue],
  ['next', nextExport],
];

for (const [name, project] of PROJECTS)
  test(`installed, built and sent in ${name}, and nothing left of fifty mounts @matrix`, async ({
    page,
    platform,
  }) => {
    test.setTimeout(290_000);
    const dir = join(root, name);
    mkdirSync(dir);
    const made = project(platform.addresses.embed);
    writeProject(dir, made);
    const seconds: Record<string, number> = {};
    const timed = async (what: string, run: () => Promise<unknown>) => {
      const started = performance.now();
      await run();
      seconds[what] = Math.round((performance.now() - started) / 100) / 10;
    };
    const outside = packages.outside(dir);
    await timed('install', () => outside.npm(['install']));
    await timed('build', () => outside.npm(['run', 'build'], { NEXT_TELEMETRY_DISABLED: '1' }));
    console.log(`${name}, s: ${JSON.stringify(seconds)}`);

    const site = await serveFolder(join(dir, made.built));
    try {
      await page.goto(site.url);
      const frame = page.frameLocator('iframe');
      await expect(frame.getByLabel('E-mail')).toHaveValue('ana@exemplu.ro');
      await expect.poll(async () => (await told(page)).map(({ type }) => type)).toEqual(['ready']);
      await fillContact(frame, `${name}-${Date.now()}@exemplu.ro`);
      await sendAll(frame);
      await expect
        .poll(async () => (await told(page)).at(-1))
        .toEqual({ type: 'submit', ref: 'proiect' });

      await page.reload();
      await expect.poll(async () => (await told(page)).length).toBe(1);
      await page.evaluate(() => (window as unknown as { show(on: boolean): void }).show(false));
      await expect(page.locator('iframe')).toHaveCount(0);
      // Some tools allocate permanently on the first run.
      await mountFiftyTimes(page);
      await page.waitForTimeout(LOADER_WAITS_MS);
      const before = await heldByPage(page);
      await mountFiftyTimes(page);
      await expectNothingKept(page, before, { timeout: 2 * LOADER_WAITS_MS });
      expect((await heldByPage(page)).Frames).toBe(1);
    } finally {
      await site.close();
    }
  });
