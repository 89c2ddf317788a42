import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import {
  optionsOf,
  QUESTION_KEYS,
  QUESTIONS,
  type QuestionKey,
  sectionsFor,
} from '@vitrina/contract/questionnaire';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

/** The same tests for both builds of the questionnaire. */
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

/** CSS pixels; 400 % zoom of 1280 x 1024 leaves 320 x 256. */
const NARROW = {
  'on a narrow phone': { width: 320, height: 640 },
  'at 400 %': { width: 320, height: 256 },
};
const CONTROLS = 'form :is(input, textarea, button):not([tabindex="-1"], [hidden] *)';

/** True when at least one line of a focused control is visible and not covered. */
const inView = (control: Locator) =>
  control.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    const hit = document.elementFromPoint((box.left + box.right) / 2, (top + bottom) / 2);
    const isWide = box.left >= 0 && box.right <= innerWidth;
    return isWide && bottom - top >= 16 && !!hit && element.contains(hit);
  });

/** Outline of an option's box. */
const outlineOf = (option: Locator) =>
  option.evaluate((input) => getComputedStyle(input.parentElement ?? input).outlineStyle);

/** Records animations longer than is perceptible. */
const noteMotion = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration } = animation.effect?.getComputedTiming() ?? {};
        if (Number(duration) > 1) moved.push(`${animation.id} ${duration}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
const motionOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved);

for (const [delivery, addressOf] of Object.entries(DELIVERIES)) {
  // Both builds share the form; common behaviour runs in the narrower one.
  const often = delivery === 'embed' ? '' : ' @matrix';

  test.describe(`the questionnaire of the ${delivery}`, () => {
    test(`every question is asked and every option can be chosen, with the keyboard alone${often}`, async ({
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
      expect(asked.sort()).toEqual(QUESTION_KEYS.toSorted());
      await expect(heading(page)).toHaveText('Verifică răspunsurile');
      for (const key of QUESTION_KEYS)
        if (QUESTIONS[key].kind === 'choices')
          for (const option of optionsOf(key))
            await expect(main(page).getByText(option, { exact: true })).toBeVisible();
    });

    for (const theme of ['light', 'dark'] as const)
      test(`axe finds nothing on any step, ${theme}${theme === 'light' ? often : ' @matrix'}`, async ({
        page,
        platform,
      }) => {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await open(page, addressOf(platform));
        await onEachStep(page, async (title) => {
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => [title, id, nodes[0]?.html])).toEqual([]);
        });
      });

    for (const [name, viewport] of Object.entries(NARROW))
      test(`${name} everything fits and can be reached${name === 'at 400 %' ? ' @matrix' : often}`, async ({
        page,
        platform,
      }) => {
        await page.setViewportSize(viewport);
        // Without motion, so that positions are final.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, addressOf(platform));
        await onEachStep(page, async (title) => {
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(width, title).toBeLessThanOrEqual(viewport.width);
          for (const control of await main(page).locator(CONTROLS).all()) {
            await control.focus();
            const name = `${title}: ${await control.evaluate((one) => one.outerHTML)}`;
            await expect.poll(() => inView(control), name).toBe(true);
          }
        });
      });

    test(`with forced colours what is chosen differs in its outline, on every step @matrix`, async ({
      page,
      platform,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await open(page, addressOf(platform));
      let looked = 0;
      await onEachStep(page, async (title) => {
        for (const group of await main(page).locator('fieldset').all()) {
          const [first, second] = [group.locator('input').nth(0), group.locator('input').nth(1)];
          await first.check();
          // Focus has its own outline, so it moves away.
          await heading(page).focus();
          expect(await outlineOf(first), title).toBe('solid');
          expect(await outlineOf(second), title).toBe('none');
          looked += 1;
        }
      });
      const withOptions = Object.values(QUESTIONS).filter(({ kind }) => kind.startsWith('choice'));
      expect(looked).toBe(withOptions.length);
    });

    test(`who wants less motion sees none, on every step @matrix`, async ({ page, platform }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await noteMotion(page);
      await open(page, addressOf(platform));
      await onEachStep(page, async () => {
        const option = main(page).locator('fieldset').locator('input').first();
        if (await option.count()) await option.check();
      });
      expect(await motionOf(page)).toEqual([]);
    });

    test(`without a connection everything is kept, and sending again makes one request${often}`, async ({
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
      // The host accepts it, but the answer is lost.
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

/** Answers all questions of a section and continues. @returns the questions */
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
    else if (type === 'radio') await chooseEach(page, name as QuestionKey);
    else await page.keyboard.type('Răspuns');
  }
  throw new Error('The section cannot be left with the keyboard.');
}

/** Moves through all options with the arrow keys, and ends on the first. */
async function chooseEach(page: Page, key: QuestionKey): Promise<void> {
  const options = optionsOf(key);
  await page.keyboard.press('Space');
  const seen = new Set<string>();
  for (const _ of options) {
    seen.add(await page.evaluate(() => (document.activeElement as HTMLInputElement).value));
    await page.keyboard.press('ArrowDown');
  }
  expect([...seen].sort()).toEqual([...options].sort());
}
