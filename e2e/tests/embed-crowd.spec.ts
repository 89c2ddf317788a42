import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { EMBED_STEPS } from '@vitrina/contract/rules/embed-steps';
import { account, signInAs } from '../src/accounts.ts';
import { crowdPages } from '../src/embed-hosts/crowd-pages.ts';
import { DAYS, type PlannedVisit, planCrowd, type Visitor } from '../src/embed-hosts/crowd-plan.ts';
import { makeVisit } from '../src/embed-hosts/crowd-visit.ts';
import { HIDE_AUTOMATION, PERSON_USER_AGENT } from '../src/embed-hosts/hide-automation.ts';
import { startHostSite } from '../src/embed-hosts/host-page.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

/*
 * A crowd of 500 visits to two forms on three pages over three days. The owner's numbers must equal the
 * events counted by the site, except for opted-out and automated visitors. CROWD_SEED repeats a crowd. All
 * visits come from one address, so rate limits are off (`src/test.ts`): they allow an address 1,200 events
 * in ten minutes.
 */

const SEED = Number(process.env.CROWD_SEED ?? Math.floor(Math.random() * 2 ** 31));
const VISITS = Number(process.env.CROWD_VISITS ?? 500);
/** Parallel visits. */
const SIDE_BY_SIDE = 3;

const IS = {
  person: '',
  'do-not-track': `Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' });`,
  'privacy-control': `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });`,
  program: '',
} satisfies Record<Visitor, string>;

/** The site's own counts: "form day page event" -> count. */
type Counts = Map<string, number>;

async function openContexts(
  browser: Browser,
  note: (visit: number, what: string) => void,
): Promise<Map<Visitor, BrowserContext>> {
  const contexts = new Map<Visitor, BrowserContext>();
  for (const [visitor, script] of Object.entries(IS) as [Visitor, string][]) {
    const context = await browser.newContext({ locale: 'ro-RO', userAgent: PERSON_USER_AGENT });
    await context.addInitScript(script + (visitor === 'program' ? '' : HIDE_AUTOMATION));
    await context.exposeFunction('note', (visit: string, what: string) =>
      note(Number(visit), what),
    );
    contexts.set(visitor, context);
  }
  return contexts;
}

/** One context per kind of visitor; a few pages work through the visits. */
async function visitAll(
  contexts: ReadonlyMap<Visitor, BrowserContext>,
  url: string,
  visits: readonly PlannedVisit[],
): Promise<void> {
  const waiting = [...visits];
  await Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, async () => {
      const pages = new Map<Visitor, Page>();
      for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
        const context = contexts.get(visit.visitor);
        const page = pages.get(visit.visitor) ?? (await context?.newPage());
        if (!page) throw new Error(visit.visitor);
        pages.set(visit.visitor, page);
        await test.step(`visit ${JSON.stringify(visit)}`, () => makeVisit(page, url, visit));
      }
      for (const page of pages.values()) await page.close();
    }),
  );
}

/** Moves all counts one day back. */
async function passDay(platform: WorkerPlatform, ids: readonly string[]): Promise<void> {
  // Oldest first, so that no two rows collide.
  for (let back = DAYS; back >= 0; back--)
    await platform.sql(
      `update embed_counts set day = day - 1
       where embed_id = any($2) and day = (now() at time zone 'Europe/Bucharest')::date - $1::int`,
      [back, ids],
    );
  await platform.sql(
    `update website_requests set created_at = created_at - interval '1 day' where embed_id = any($1)`,
    [ids],
  );
}

const STAGES = ['ready', 'seen', 'start', 'submit'] as const;
const sumOf = (counts: Counts, fits: RegExp): number =>
  [...counts].reduce((sum, [key, count]) => (fits.test(key) ? sum + count : sum), 0);

async function tableOf(page: Page, name: string): Promise<string[][]> {
  const table = page.getByRole('main').getByRole('table', { name });
  await expect(table).toBeVisible();
  return table.evaluate((element) =>
    Array.from((element as HTMLTableElement).rows)
      .slice(1)
      .map((row) => Array.from(row.cells, ({ textContent }) => textContent ?? '')),
  );
}

test('the owner reads exactly what 500 visits told their pages @matrix', async ({
  page,
  platform,
  browser,
}) => {
  test.setTimeout(30 * 60_000);
  console.info(`crowd: CROWD_SEED=${SEED}, ${VISITS} visits`);
  const crowd = planCrowd(SEED, VISITS);
  const main = page.getByRole('main');
  await signInAs(page, platform, account('user'));
  const codes: string[] = [];
  for (const name of ['Salon', 'Atelier']) {
    await page.goto('/users/dashboard/embeds');
    await main.getByRole('textbox', { name: /^Numele formularului/ }).fill(name);
    await page.keyboard.press('Enter');
    await main.getByRole('link', { name, exact: true }).click();
    codes.push((await main.locator('code').textContent()) ?? '');
  }
  const ids = codes.map((code) => code.replace('embed=', ''));
  const site = await startHostSite(crowdPages(platform.addresses.embed, codes));
  const counted: Counts = new Map();
  const contexts = await openContexts(browser, (id, what) => {
    const visit = crowd[id];
    if (visit?.visitor !== 'person') return;
    const key = `${visit.form} ${visit.day} ${visit.page} ${what}`;
    counted.set(key, (counted.get(key) ?? 0) + 1);
  });
  try {
    const begun = Date.now();
    for (let day = 0; day < DAYS; day++) {
      await visitAll(
        contexts,
        site.url,
        crowd.filter((visit) => visit.day === day),
      );
      // All events of the day must be stored before it ends.
      await expect
        .poll(() => countedBy(platform, ids))
        .toBe(sumOf(counted, / (ready|seen|start|step:.*)$/));
      if (day < DAYS - 1) await passDay(platform, ids);
    }
    console.info(`crowd: ${Math.round((Date.now() - begun) / 1000)} s`, summary(counted));
    for (const form of [0, 1]) {
      await page.goto(`/users/dashboard/embeds/${ids[form]}`);
      await expectNumbers(page, site.url, counted, form);
    }
  } finally {
    for (const context of contexts.values()) await context.close();
    await site.close();
  }
});

const countedBy = async (platform: WorkerPlatform, ids: readonly string[]): Promise<number> => {
  const [row] = await platform.sql<{ sum: number }>(
    'select coalesce(sum(count), 0)::int as sum from embed_counts where embed_id = any($1)',
    [ids],
  );
  return row?.sum ?? 0;
};

const summary = (counts: Counts) =>
  Object.fromEntries(STAGES.map((stage) => [stage, sumOf(counts, new RegExp(` ${stage}$`))]));

/** Checks the funnel, days and pages on the page and in the exports. */
async function expectNumbers(page: Page, url: string, counts: Counts, form: number): Promise<void> {
  const sum = (middle: string, what: string) =>
    String(sumOf(counts, new RegExp(`^${form} ${middle} ${what}$`)));
  // Without the first step, which counts as soon as the form is visible.
  const steps = (middle: string) => EMBED_STEPS.slice(1).map((id) => sum(middle, `step:${id}`));
  const numbers = (day: string, path: string, way: string[] = []) => [
    ...[sum(`${day} ${path}`, 'ready'), sum(`${day} ${path}`, 'seen')],
    // Views as a popup.
    new RegExp(`^${path}$`).test('/fereastra') ? sum(`${day} /fereastra`, 'seen') : '0',
    ...[sum(`${day} ${path}`, 'start'), ...way, sum(`${day} ${path}`, 'submit'), '0'],
  ];
  const [ready, seen, , ...rest] = numbers('.', '.*', steps('.*'));
  const funnel = await tableOf(page, 'Câți au ajuns la fiecare etapă');
  expect(funnel.map(([, count]) => count)).toEqual([ready, seen, ...rest]);

  await page.getByRole('checkbox', { name: 'Arată și pașii' }).check();
  const inDays = await tableOf(page, 'Cifrele fiecărei zile');
  const days = Array.from({ length: DAYS }, (_, day) =>
    numbers(String(day), '.*', steps(`${day} .*`)),
  );
  expect(inDays.map(([, ...row]) => row).sort()).toEqual(days.sort());

  const inPages = await tableOf(page, 'Cifrele fiecărei pagini');
  const pages = [
    ['contact/*', '/contact/4211'],
    ['despre', '/despre'],
    ['fereastra', '/fereastra'],
  ].map(([name, path = '']) => [`${url}/*/${name}`, ...numbers('\\d', path, steps(`\\d ${path}`))]);
  expect([...inPages].sort()).toEqual(pages.sort());

  for (const [name, rows] of [
    ['CSV pe zile', inDays],
    ['CSV pe pagini', inPages],
  ] as const) {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const csv = readFileSync(await (await saving).path(), 'utf8').replace(/^\uFEFF/, '');
    const [, ...lines] = csv.trim().split(/\r?\n/);
    const cells = lines.map((line) => line.split(';').map((cell) => cell.replace(/^"|"$/g, '')));
    expect(cells.sort()).toEqual([...rows].sort());
  }
}
