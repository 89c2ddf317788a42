import { freshEmail } from '../../src/conformance/samples.ts';
import { shelve } from '../../src/faults/shelf.ts';
import type { Page } from '../page/page.ts';
import type { Place } from '../page/place.ts';
import { CARDS, placed } from '../steps/checkout.ts';
import { expect, test } from '../test.ts';

const MOST_STOPS = 90;

/** What has the keyboard without showing it: no outline on it, or not in the window; '' when it is seen. */
const unseen = (page: Page) =>
  page.run(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.tagName === 'IFRAME') return '';
    // While the keyboard is in a frame, WebKit still names what had it before.
    if (!element.matches(':focus')) return '';
    // A control that only a label shows wears the outline there.
    const wearers = [element, element.parentElement, element.nextElementSibling];
    // A link that covers its whole card wears it on what it covers the card with.
    const worn = wearers.some(
      (one) =>
        one && ['', '::after'].some((part) => getComputedStyle(one, part).outlineStyle !== 'none'),
    );
    const { top, bottom } = element.getBoundingClientRect();
    const isIn = bottom > 0 && top < innerHeight;
    return worn && isIn ? '' : `${element.outerHTML.slice(0, 200)} from ${top} to ${bottom}`;
  });

/** Presses Tab until the place has the keyboard. */
async function tabTo(page: Page, place: Place): Promise<void> {
  await place.isShown();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if ((await place.look()).focused) return;
    await page.key('Tab');
    // A page may still be on its way to it.
    await expect.poll(() => unseen(page), 'the focus is seen').toBe('');
  }
  throw new Error('Tab does not reach it.');
}

test('with the keyboard alone, from the home page to a paid order @matrix', async ({
  person,
  platform,
}) => {
  test.setTimeout(120_000);
  const product = await shelve(platform);
  const page = await person.open('/');
  const enter = async (place: Place) => {
    await tabTo(page, place);
    await page.key('Enter');
  };
  const write = async (place: Place, text: string) => {
    await tabTo(page, place);
    await page.type(text);
  };
  await enter(page.role('banner').link('Produse'));
  await write(page.role('searchbox', 'Caută'), product.name);
  await page.button(/^ADAUGĂ ÎN COȘ/).has('count', 1);
  await enter(page.button(/^ADAUGĂ ÎN COȘ/));
  await enter(page.button('Vezi coșul'));
  await enter(page.role('dialog', /^Coșul tău/).link('Mergi la finalizare'));
  await write(page.field(/^Nume și prenume/), 'Ana Exemplu');
  await write(page.field(/^E-mail/), freshEmail());
  await write(page.field(/^Telefon/), '0712345678');
  // The letters choose in the closed list.
  await write(page.field(/^Județ/), 'Cluj');
  await write(page.field(/^Localitate/), 'Cluj-Napoca');
  await write(page.field(/^Cod poștal/), '400001');
  await write(page.field(/^Stradă, număr/), 'Strada Exemplului 1');
  const card = page.frame('Date card');
  await write(card.field(/^Număr card/), CARDS.good);
  await write(card.field(/^Expirare/), '12/34');
  await write(card.field(/^CVC/), '123');
  await enter(page.button('Plasează comanda și plătește'));
  await placed(page);
});
