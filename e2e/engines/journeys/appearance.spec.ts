import { shelve } from '../../src/faults/shelf.ts';
import type { Page } from '../page/page.ts';
import { axeFindings } from '../steps/axe.ts';
import { addButton } from '../steps/checkout.ts';
import { overflow } from '../steps/overflow.ts';
import { PAGES_OF, PUBLIC_PAGES, VARIANTS_OF } from '../steps/pages.ts';
import { addressOf, signInTo } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

/** CSS pixels; 200 % zoom of 1280 leaves 640. */
const WIDTHS = { 'a narrow phone': 320, '200 %': 640 };

/** The largest text that Chrome's settings offer, on a common phone. */
const LARGE_TEXT = { width: 360, size: '150%' };

const softly = expect.configure({ soft: true });

/** Icons that are not centred in their button, which engines lay out differently. */
const askew = (page: Page) =>
  page.run(() =>
    [...document.querySelectorAll<HTMLElement>('button[aria-label], a[aria-label]')].flatMap(
      (button) => {
        const [icon, ...others] = button.children;
        if (!(icon instanceof SVGElement) || others.length > 0 || button.textContent) return [];
        if (!button.checkVisibility()) return [];
        const [outer, inner] = [button.getBoundingClientRect(), icon.getBoundingClientRect()];
        const right = inner.x + inner.width / 2 - outer.x - outer.width / 2;
        const down = inner.y + inner.height / 2 - outer.y - outer.height / 2;
        return Math.abs(right) > 1 || Math.abs(down) > 1
          ? [`${button.ariaLabel}: ${right} to the right, ${down} down`]
          : [];
      },
    ),
  );

/** Checks the current page and restores the window's width. */
async function look(page: Page, path: string): Promise<void> {
  expect.soft(await axeFindings(page), path).toEqual([]);
  for (const [name, width] of Object.entries(WIDTHS)) {
    await page.resize(width, 800);
    // The page learns its new size later than the window.
    await softly.poll(() => overflow(page), `${path} at ${name}`).toBe(0);
    expect.soft(await askew(page), `${path} at ${name}`).toEqual([]);
  }
  await page.resize(LARGE_TEXT.width, 800);
  await textSize(page, LARGE_TEXT.size);
  await softly.poll(() => overflow(page), `${path} with large text`).toBe(0);
  await textSize(page, '');
  await page.resize(1280, 800);
}

const textSize = (page: Page, size: string) =>
  page.run((value) => {
    document.documentElement.style.fontSize = value;
    return null;
  }, size);

for (const theme of ['light', 'dark'] as const) {
  test(`${theme}, with less motion: axe finds nothing, and nothing overflows sideways @matrix`, async ({
    another,
    platform,
  }) => {
    test.setTimeout(180_000);
    const person = await another({ theme, reducedMotion: true });
    const page = await person.open('/');
    // The embed's frame document opened as a page, because axe cannot scan a frame of another origin.
    const pages = {
      ...PUBLIC_PAGES,
      ...Object.fromEntries(VARIANTS_OF.public.map((path) => [path, /./])),
      [platform.addresses.embed]: /./,
    };
    for (const [path, heading] of Object.entries(pages)) {
      await page.goto(path);
      await page.role('main').heading(heading).first().isShown();
      const set = await page.run(() => [
        matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
        matchMedia('(prefers-reduced-motion: reduce)').matches,
      ]);
      expect(set, 'what the person has set').toEqual([theme, true]);
      await look(page, path);
    }
    const product = await shelve(platform);
    await page.goto(`/product/${product.id}`);
    await addButton(page, product).press();
    const toCheckout = page.role('dialog', /^Coșul tău/).link('Mergi la finalizare');
    await toCheckout.isShown();
    await look(page, 'the cart');
    await toCheckout.press();
    await page
      .frame('Date card')
      .field(/^Număr card/)
      .isShown();
    await look(page, 'the checkout');
  });

  for (const role of ['user', 'admin'] as const)
    test(`${theme}, pages of role ${role}: axe finds nothing, and nothing overflows sideways @matrix`, async ({
      another,
      platform,
    }) => {
      test.setTimeout(180_000);
      const person = await another({ theme, reducedMotion: true });
      const page = await person.open('/');
      await signInTo(page, platform, role, PAGES_OF[role][0]);
      for (const path of [...PAGES_OF[role], ...VARIANTS_OF[role]]) {
        await page.goto(path);
        await page.role('main').heading(/./).first().isShown();
        await page.isAt(addressOf(path));
        await look(page, path);
      }
    });
}
