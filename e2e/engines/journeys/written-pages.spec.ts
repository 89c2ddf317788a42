import { changeShelf, type ShelfProduct, shelve } from '../../src/faults/shelf.ts';
import { writeAll } from '../../src/written-pages.ts';
import { type Connection, startConnection } from '../driver/cut-off-proxy.ts';
import type { Preferences } from '../driver/engine.ts';
import type { Page } from '../page/page.ts';
import { axeFindings } from '../steps/axe.ts';
import { addButton } from '../steps/checkout.ts';
import { isTakenOver, notedPlaces, watchPlaces } from '../steps/written-page.ts';
import { expect, type Person, test } from '../test.ts';

const LIST = '/products';
const PATHS = [LIST, '/products/categorie/toate/1', '/product/1'];

let connection: Connection;
let product: ShelfProduct;
test.beforeEach(async ({ platform }) => {
  connection = await startConnection();
  product = await shelve(platform);
  await writeAll(platform);
});
test.afterEach(() => connection.stop());

type Another = (preferences: Preferences) => Promise<Person>;

/** Opens the prerendered HTML: the application waits for the registry until `release` is called. */
async function openHeld(
  another: Another,
  path: string,
  preferences: Preferences = {},
): Promise<{ page: Page; release: () => void }> {
  const person = await another({ ...preferences, connection });
  const release = connection.holdNext('/registry.json');
  const page = await person.open(path);
  await page.role('main').heading(/./).first().isShown();
  expect(await page.run(() => 'booted' in document.documentElement.dataset)).toBe(false);
  return { page, release };
}

const whenFontsCame = (page: Page) => page.run(async () => void (await document.fonts.ready));

for (const path of PATHS)
  test(`${path} can be read before the application comes, which moves nothing @matrix`, async ({
    another,
  }) => {
    const { page, release } = await openHeld(another, path);
    const price = page.role('main').text(/\d,\d\d\sRON/);
    await price.first().isShown();
    await whenFontsCame(page);
    const title = await page.run(() => document.title);
    await watchPlaces(page);
    release();
    await isTakenOver(page);
    const [before, ...after] = await notedPlaces(page);
    expect(before).toContain('H1');
    expect(after).toEqual([]);
    expect(await page.run(() => document.title)).toBe(title);
  });

test('a style that is still on its way hides nothing of the page that takes over @matrix', async ({
  another,
  engineName,
}) => {
  const { page, release } = await openHeld(another, LIST);
  await whenFontsCame(page);
  await watchPlaces(page);
  // WebKit paints no new content while a style sheet loads, and parts of the shell add theirs.
  const path = await page.run(() => {
    const [style] = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    return new URL(style?.href ?? '').pathname;
  });
  const releaseStyle = connection.holdNext(path);
  await page.run((late) => {
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = `${late}?late`;
    document.head.append(style);
  }, path);
  release();
  const nextFrame = () =>
    page.run(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  if (engineName === 'webkit') {
    // Firefox runs no scripts meanwhile, so it does not hydrate.
    await isTakenOver(page);
    await nextFrame();
  }
  releaseStyle();
  await isTakenOver(page);
  await nextFrame();
  const [, ...after] = await notedPlaces(page);
  expect(after).toEqual([]);
});

for (const theme of ['light', 'dark'] as const)
  test(`${theme}: axe finds nothing in pages as the HTML has them @matrix`, async ({ another }) => {
    for (const path of PATHS) {
      const { page } = await openHeld(another, path, { theme });
      expect.soft(await axeFindings(page), path).toEqual([]);
    }
  });

test('a price that changed after the page was written is corrected @matrix', async ({
  another,
  platform,
}) => {
  await changeShelf(platform, product, { priceBani: 123_450 });
  const { page, release } = await openHeld(another, `/product/${product.id}`);
  const main = page.role('main');
  await main.text(/^50,00\sRON/).isShown();
  release();
  // Related products may still show the same price.
  await main.text(/^1\.234,50\sRON/).isShown();
});

test('what somebody did before the application came is kept @matrix', async ({ another }) => {
  const { page, release } = await openHeld(another, LIST);
  const search = page.role('combobox', 'Caută');
  await search.fill(product.name);
  await page.run(() => scrollTo({ top: 120, behavior: 'instant' }));
  release();
  await isTakenOver(page);
  await search.has('value', product.name);
  await search.has('focused', true);
  await page.isAt(/\?cauta=/);
  await page.type('x');
  await search.has('value', `${product.name}x`);
});

test('a press before the application came is answered when it does @matrix', async ({
  another,
}) => {
  const { page, release } = await openHeld(another, `/product/${product.id}`);
  await addButton(page, product).press();
  release();
  await page.role('dialog', 'Coșul tău: 1 produs').isShown();
});

test('back and forward between pages of the HTML show them at their place, and they answer @matrix', async ({
  person,
}) => {
  const page = await person.open(LIST);
  await isTakenOver(page);
  await page.run(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.goto(`/product/${product.id}`);
  await isTakenOver(page);
  await page.back();
  await page.heading('Produse').isShown();
  await isTakenOver(page);
  await expect.poll(() => page.run(() => Math.abs(scrollY - 700))).toBeLessThan(20);
  await page.forward();
  await page.heading(product.name).isShown();
  await addButton(page, product).press();
  await page.role('dialog', 'Coșul tău: 1 produs').isShown();
});

test('a link of a page of the HTML leads on before the application came @matrix', async ({
  another,
}) => {
  const { page, release } = await openHeld(another, `/product/${product.id}`);
  await page.role('main').link('Produse').press();
  await page.isAt(/\/products$/);
  await page.heading('Produse').isShown();
  // WebKitGTK waits for the previous page's pending request.
  release();
  await isTakenOver(page);
  await page.back();
  await page.heading(product.name).isShown();
  await isTakenOver(page);
});
