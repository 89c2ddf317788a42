import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  type OptionQuestionKey,
  QUESTION_OPTIONS,
  QUESTIONS,
  sectionsFor,
} from '@vitrina/contract/questionnaire';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

/** One specification for the two builds of the questionnaire. */
const DELIVERIES = {
  platform: ({ addresses }: WorkerPlatform) => `${addresses.shell}/quiz`,
  embed: ({ addresses }: WorkerPlatform) => addresses.embed,
};

const NEXT = /^(Continuă|Verifică răspunsurile)$/;
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 2 });
const next = (page: Page) => main(page).locator('form').getByRole('button', { name: NEXT });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('E-mail').fill('ana@exemplu.ro');
  await page.getByLabel('Telefon').fill('0712 345 678');
}

/** Calls `look` on every section and on the review. */
async function onEachStep(page: Page, look: (title: string) => Promise<void>): Promise<void> {
  for (const { title } of sectionsFor(true)) {
    await expect(heading(page)).toHaveText(title);
    await look(title);
    await next(page).click();
  }
  await expect(heading(page)).toHaveText('Verifică răspunsurile');
  await look('review');
}

for (const [delivery, addressOf] of Object.entries(DELIVERIES)) {
  test.describe(`the questionnaire of the ${delivery}`, () => {
    test('every question is asked and every option can be chosen, with the keyboard alone', async ({
      page,
      platform,
    }) => {
      await page.goto(addressOf(platform));
      await page.getByLabel('E-mail').focus();
      await page.keyboard.type('ana@exemplu.ro');
      await page.keyboard.press('Tab');
      await page.keyboard.type('0712 345 678');
      await page.keyboard.press('Enter');
      const asked: string[] = [];
      for (const { title } of sectionsFor(false)) {
        await expect(heading(page)).toHaveText(title);
        await expect(heading(page)).toBeFocused();
        asked.push(...(await answerWithKeyboard(page)));
      }
      expect(asked.sort()).toEqual(Object.keys(QUESTIONS).sort());
      await expect(heading(page)).toHaveText('Verifică răspunsurile');
      for (const [key, { kind }] of Object.entries(QUESTIONS))
        if (kind === 'choices')
          for (const option of QUESTION_OPTIONS[key as OptionQuestionKey])
            await expect(main(page).getByText(option, { exact: true })).toBeVisible();
    });

    for (const theme of ['light', 'dark'] as const)
      test(`axe finds nothing on any step, ${theme}`, async ({ page, platform }) => {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await open(page, addressOf(platform));
        await onEachStep(page, async (title) => {
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => [title, id, nodes[0]?.html])).toEqual([]);
        });
      });

    test('320 pixels are wide enough, which is also 400 % of 1280', async ({ page, platform }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, addressOf(platform));
      await onEachStep(page, async (title) => {
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, title).toBeLessThanOrEqual(320);
      });
    });

    test('with forced colours what is chosen can still be seen', async ({ page, platform }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await open(page, addressOf(platform));
      await onEachStep(page, async (title) => {
        if (title !== 'Culori') return;
        const [chosen, other] = [page.getByLabel('Pastel'), page.getByLabel('Vibrantă')];
        await chosen.check();
        const [one, two] = await Promise.all([chosen.screenshot(), other.screenshot()]);
        expect(one.equals(two)).toBe(false);
      });
    });

    test('forward is refused without e-mail and phone, beside the field and aloud', async ({
      page,
      platform,
    }) => {
      await page.goto(addressOf(platform));
      await next(page).click();
      await expect(page.getByRole('alert').first()).toHaveText(
        'Completează câmpul obligatoriu: E-mail',
      );
      await expect(page.getByLabel('E-mail')).toBeFocused();
      await page.getByLabel('E-mail').fill('ana@');
      await page.getByLabel('Telefon').fill('12');
      await next(page).click();
      await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/nu este validă/);
    });

    test('without a connection everything is kept, and sending again makes one request', async ({
      page,
      platform,
      context,
    }) => {
      const email = `din-nou-${delivery}-${Date.now()}@exemplu.ro`;
      await page.goto(addressOf(platform));
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Telefon').fill('0712 345 678');
      await onEachStep(page, async () => {});
      await context.setOffline(true);
      const send = main(page).getByRole('button', { name: 'Trimite cererea' });
      await send.click();
      await expect(page.getByRole('alert')).toContainText('Eroare la trimiterea formularului');
      await context.setOffline(false);
      // The host takes it, but its answer is lost.
      await page.route('**/api/guest-website-request', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await send.click();
      await expect(page.getByRole('alert')).toContainText('Eroare la trimiterea formularului');
      await page.unroute('**/api/guest-website-request');
      await send.click();
      await expect(page.getByText('✅ Mulțumim!')).toBeVisible();
      const rows = await platform.sql('select id from website_requests where email = $1', [email]);
      expect(rows).toHaveLength(1);
    });
  });
}

/** Answers all questions of a section and goes on. @returns which were asked */
async function answerWithKeyboard(page: Page): Promise<string[]> {
  const asked = new Set<string>();
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      return { name: element.name, type: element.type, tag: element.tagName };
    });
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab');
    const { name, type, tag } = await focused();
    if (tag === 'BUTTON' && type === 'submit') {
      await page.keyboard.press('Enter');
      return [...asked];
    }
    if (!name) continue;
    asked.add(name);
    if (type === 'checkbox') await page.keyboard.press('Space');
    else if (type === 'radio') await chooseEach(page, name as OptionQuestionKey);
    else await page.keyboard.type('Răspuns');
  }
  throw new Error('The section cannot be left with the keyboard.');
}

/** Goes through all options with the arrows, and chooses the first one in the end. */
async function chooseEach(page: Page, key: OptionQuestionKey): Promise<void> {
  const options = QUESTION_OPTIONS[key];
  await page.keyboard.press('Space');
  const seen = new Set<string>();
  for (const _ of options) {
    seen.add(await page.evaluate(() => (document.activeElement as HTMLInputElement).value));
    await page.keyboard.press('ArrowDown');
  }
  expect([...seen].sort()).toEqual([...options].sort());
}
