import { account } from '../../src/accounts.ts';
import { freshEmail } from '../../src/conformance/samples.ts';
import { shelve } from '../../src/faults/shelf.ts';
import type { Place } from '../page/place.ts';
import { CARDS, placed } from '../steps/checkout.ts';
import { enter, focusIsSeen, tabTo } from '../steps/keyboard.ts';
import { OVERVIEW, signIn } from '../steps/sign-in.ts';
import { test } from '../test.ts';

test('with the keyboard alone, from the home page to a paid order @matrix', async ({
  person,
  platform,
}) => {
  const product = await shelve(platform);
  const page = await person.open('/');
  const write = async (place: Place, text: string) => {
    await tabTo(page, place);
    await page.type(text);
  };
  await enter(page, page.role('banner').link('Produse'));
  await write(page.role('combobox', 'Caută'), product.name);
  await page.button(/^ADAUGĂ ÎN COȘ/).has('count', 1);
  await enter(page, page.button(/^ADAUGĂ ÎN COȘ/));
  await enter(page, page.role('dialog', /^Coșul tău/).link('Mergi la finalizare'));
  await write(page.field(/^Nume și prenume/), 'Ana Exemplu');
  await write(page.field(/^E-mail/), freshEmail());
  await write(page.field(/^Telefon/), '0712345678');
  // Typing selects an option in the closed list.
  await write(page.field(/^Județ/), 'Cluj');
  await write(page.field(/^Localitate/), 'Cluj-Napoca');
  await write(page.field(/^Cod poștal/), '400001');
  await write(page.field(/^Stradă, număr/), 'Strada Exemplului 1');
  const card = page.frame('Date card');
  await write(card.field(/^Număr card/), CARDS.good);
  await write(card.field(/^Expirare/), '12/34');
  await write(card.field(/^CVC/), '123');
  await enter(page, page.button('Plasează comanda și plătește'));
  await placed(page);
});

test('with the keyboard alone, through bell, menu, enlarged picture and swatches @matrix', async ({
  person,
  platform,
}) => {
  const [variant] = await platform.sql<{ id: number }>(
    `select min(id) as id from products group by name
     having count(*) > 1 and min(cardinality(images)) > 0 order by id limit 1`,
  );
  const page = await person.open('/login');
  await signIn(page, account('user'));
  await page.isAt(OVERVIEW);
  await page.goto(`/product/${variant?.id}`);
  const banner = page.role('banner');

  const bell = banner.button(/^Notificări:/);
  await enter(page, bell);
  const news = page.role('dialog', 'Notificări');
  await news.isShown();
  await page.key('Tab');
  await focusIsSeen(page);
  await page.key('Escape');
  await news.isGone();
  await bell.has('focused', true);

  const menu = banner.button(/^Meniul contului/);
  await tabTo(page, menu);
  await page.key('ArrowDown');
  await page.role('menuitem', 'Dashboard').has('focused', true);
  await focusIsSeen(page);
  await page.key('ArrowUp');
  await page.role('menuitem', 'Logout').has('focused', true);
  await focusIsSeen(page);
  await page.key('Escape');
  await page.role('menu').isGone();
  await menu.has('focused', true);

  const picture = page.button(/^Mărește: /);
  await enter(page, picture);
  const enlarged = page.role('dialog');
  await enlarged.isShown();
  await focusIsSeen(page);
  await page.key('Escape');
  await enlarged.isGone();
  await picture.has('focused', true);

  const swatches = page.role('group', 'Culoare').role('radio');
  await tabTo(page, swatches.first());
  await page.key('ArrowRight');
  await swatches.nth(1).has('focused', true);
  await swatches.nth(1).has('checked', true);
  await focusIsSeen(page);
  await page.isAt(new RegExp(`/product/(?!${variant?.id}$)\\d+$`));
});
