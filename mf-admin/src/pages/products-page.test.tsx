import { expect, test } from '@rstest/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createCategory } from '@vitrina/contract/calls/create-category';
import { createProduct } from '@vitrina/contract/calls/create-product';
import { deleteProduct } from '@vitrina/contract/calls/delete-product';
import { listCategories } from '@vitrina/contract/calls/list-categories';
import { listFirstProducts } from '@vitrina/contract/calls/list-first-products';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { restoreProduct } from '@vitrina/contract/calls/restore-product';
import { updateProduct } from '@vitrina/contract/calls/update-product';
import type { Product } from '@vitrina/contract/entities/product';
import { tellChanges } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { catchFiles } from '../../test/catch-files.ts';
import {
  fillIn,
  isToasted,
  openDialog,
  renderConsole,
  undoButton,
} from '../../test/render-console.tsx';
import { sampleProduct } from '../../test/samples.ts';

const SERUM = sampleProduct();
const SOAP = sampleProduct({
  product_id: 2,
  product_name: 'Săpun',
  color: null,
  stock_quantity: 3,
  price: 28.5,
  images: [],
  category_name: 'Corp',
});
const PRICE = 'Preț pentru Ser (roșu)';
const STOCK = 'Stoc pentru Ser (roșu)';
const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const cell = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

function setUp(path = '/admin/products') {
  const host = stubHost();
  host.answers(listProducts, [SERUM, SOAP]);
  host.answers(listCategories, { data: [{ category_id: 1, category_name: 'Ten' }] });
  host.answers(updateProduct, {});
  host.answers(deleteProduct, {});
  /** Changes the host's list. */
  const becomes = (change: Partial<Product>) =>
    host.answers(listProducts, [{ ...SERUM, ...change }, SOAP]);
  const sent = () => host.requestsOf(updateProduct).map(({ path: to, body }) => [to, body]);
  return { host, becomes, sent, ...renderConsole(path) };
}

const body = (change: object) => ({
  name: 'Ser',
  description: 'Pentru ten uscat.',
  price: 151,
  stock_quantity: 10,
  category_id: 1,
  color: 'red',
  image_urls: ['http://files.test/ser.jpg'],
  version: 4,
  stock_seen: 10,
  ...change,
});

test('the first products are shown while all are read; the form of one that is asked for waits', async () => {
  const host = stubHost();
  const release = host.holdsBack(listProducts, [SERUM, SOAP]);
  host.answers(listFirstProducts, { total: 2, products: [SERUM] });
  host.answers(listCategories, { data: [{ category_id: 1, category_name: 'Ten' }] });
  renderConsole('/admin/products?edit=2');
  await screen.findByText('2 produse');
  expect(names()).toEqual(['Ser']);
  expect(screen.queryByLabelText('Nume')).toBeNull();
  release();
  await waitFor(() => expect(names()).toEqual(['Ser', 'Săpun']));
  await screen.findByDisplayValue('Săpun');
});

test('products with little stock are told once all are read', async () => {
  const host = stubHost();
  const release = host.holdsBack(listProducts, [SERUM, SOAP]);
  host.answers(listFirstProducts, { total: 2, products: [SERUM] });
  renderConsole('/admin/products?stock=low');
  await screen.findByText('2 produse');
  expect(screen.queryByText('Nimic nu se potrivește')).toBeNull();
  release();
  await waitFor(() => expect(names()).toEqual(['Săpun']));
});

test('a list that does not come is said, and comes with a retry', async () => {
  const host = stubHost();
  host.refuses(listProducts, 400);
  const { user } = renderConsole('/admin/products');
  await screen.findByText('A apărut o eroare la încărcarea produselor.');
  host.answers(listProducts, []);
  await user.click(screen.getByRole('button', { name: 'Reîncearcă' }));
  await screen.findByText('Niciun produs încă');
});

test('products are found by name, colour and price, and by their low stock', async () => {
  const { router, user } = setUp('/admin/products?stock=low');
  await screen.findByText('1 produs');
  expect(names()).toEqual(['Săpun']);
  await user.click(screen.getByRole('checkbox', { name: 'Doar stoc redus' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  for (const [query, found] of [
    ['sapun', 'Săpun'],
    ['rosu ser', 'Ser'],
    ['28,50', 'Săpun'],
  ] as const) {
    await fillIn(user, 'Caută', query);
    await waitFor(() => expect(names()).toEqual([found]));
  }
  await user.click(await screen.findByRole('button', { name: 'Șterge filtrele' }));
  await waitFor(() => expect(names()).toEqual(['Ser', 'Săpun']));
});

test('the file names colours as people do, and has everything that an import takes', async () => {
  const files = catchFiles();
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Exportă CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.text).toBe(
    '\uFEFFID;Nume;Culoare;Preț;Stoc;Categorie;Descriere;Imagini;Versiune\r\n1;Ser;roșu;151;10;Ten;Pentru ten uscat.;http://files.test/ser.jpg;4\r\n2;Săpun;;28,5;3;Corp;Pentru ten uscat.;;4\r\n',
  );
});

test('a price is changed in the grid with the version that was seen, and taken back', async () => {
  const { becomes, sent, user } = setUp();
  await cell(PRICE);
  becomes({ price: 77.7, version: 5 });
  await fillIn(user, PRICE, '77,70');
  await user.keyboard('{Enter}');
  await screen.findByText('Ser (roșu): modificare salvată.');
  await waitFor(async () => expect((await cell(PRICE)).value).toBe('77,70'));
  becomes({ version: 6 });
  await user.click(await undoButton());
  await isToasted('Modificarea a fost anulată.');
  await waitFor(async () => expect((await cell(PRICE)).value).toBe('151,00'));
  expect(sent()).toEqual([
    ['/api/products/1', body({ price: 77.7 })],
    ['/api/products/1', body({ version: 5 })],
  ]);
});

test('a stock is taken back, and a piece that was sold meanwhile stays sold', async () => {
  const { becomes, sent, user } = setUp();
  await cell(STOCK);
  // One of the 25 pieces is sold before the refetch.
  becomes({ stock_quantity: 24, version: 5 });
  await fillIn(user, STOCK, '25');
  await user.keyboard('{Enter}');
  await user.click(await undoButton());
  await isToasted('Modificarea a fost anulată.');
  // The host applies the difference: 24 - (25 - 10).
  expect(sent()).toEqual([
    ['/api/products/1', body({ stock_quantity: 25 })],
    ['/api/products/1', body({ stock_quantity: 10, stock_seen: 25, version: 5 })],
  ]);
});

test('a value that is none is marked until it is put right', async () => {
  const { sent, user } = setUp();
  await cell(PRICE);
  await fillIn(user, PRICE, 'gratis');
  await user.keyboard('{Enter}');
  await isToasted('Prețul este o sumă între 0,01 și 100.000\u00a0RON.');
  expect((await cell(PRICE)).value).toBe('gratis');
  expect((await cell(PRICE)).getAttribute('aria-invalid')).toBe('true');
  await user.keyboard('{Escape}');
  expect((await cell(PRICE)).value).toBe('151,00');
  expect((await cell(PRICE)).hasAttribute('aria-invalid')).toBe(false);
  await fillIn(user, STOCK, '1e3 <script>');
  await user.keyboard('{Enter}');
  await isToasted('Stocul este un număr întreg între 0 și 1.000.000.');
  expect(sent()).toEqual([]);
});

test('a cell that is refused for another field names that field', async () => {
  const { host, sent, user } = setUp();
  await fillIn(user, 'Stoc pentru Săpun', '5');
  await user.keyboard('{Enter}');
  await isToasted('Produsul nu poate fi salvat fără: Culoare, Imagini. Completează cu „Editează”.');
  expect(sent()).toEqual([]);
  host.refuses(updateProduct, 400, { error: 'Câmpul este obligatoriu.', field: 'description' });
  await fillIn(user, STOCK, '5');
  await user.keyboard('{Enter}');
  await isToasted('Descriere: Câmpul este obligatoriu.');
});

test('a price that a colleague changed meanwhile is not overwritten', async () => {
  const { becomes, host, user } = setUp();
  await cell(PRICE);
  host.refuses(updateProduct, 409, { code: 'version_conflict' });
  becomes({ price: 99, version: 5 });
  await fillIn(user, PRICE, '120');
  await user.keyboard('{Enter}');
  await isToasted(/^Altcineva a schimbat produsul între timp\./);
  expect((await cell(PRICE)).value).toBe('120');
  await user.keyboard('{Escape}');
  await waitFor(async () => expect((await cell(PRICE)).value).toBe('99,00'));
});

test('what changes in the list while somebody types is a conflict, too, and then their decision', async () => {
  const { becomes, host, sent, user } = setUp();
  const price = await cell(PRICE);
  await user.clear(price);
  await user.type(price, '12');
  becomes({ price: 99, version: 5 });
  act(() => tellChanges([{ kind: 'product', id: 1 }]));
  await waitFor(() => expect(host.requestsOf(listProducts)).toHaveLength(2));
  await user.type(price, '0');
  host.refuses(updateProduct, 409, { code: 'version_conflict' });
  await user.keyboard('{Enter}');
  await isToasted(/^Altcineva a schimbat produsul între timp\./);
  expect((await cell(PRICE)).value).toBe('120');
  host.answers(updateProduct, {});
  await user.keyboard('{Enter}');
  await screen.findByText('Ser (roșu): modificare salvată.');
  expect(sent()).toEqual([
    ['/api/products/1', body({ price: 120, version: 4 })],
    ['/api/products/1', body({ price: 120, version: 5 })],
  ]);
});

test('pieces that are sold while somebody types a price or a stock stay sold', async () => {
  const { becomes, host, sent, user } = setUp();
  const sold = async (stock_quantity: number, lists: number) => {
    becomes({ stock_quantity });
    act(() => tellChanges([{ kind: 'product', id: 1 }]));
    await waitFor(() => expect(host.requestsOf(listProducts)).toHaveLength(lists));
  };
  const price = await cell(PRICE);
  await user.clear(price);
  await user.type(price, '12');
  await sold(8, 2);
  await user.type(price, '0{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(async () => expect((await cell(STOCK)).value).toBe('8'));
  const stock = await cell(STOCK);
  await user.clear(stock);
  await user.type(stock, '2');
  await sold(7, 4);
  await user.type(stock, '0{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    ['/api/products/1', body({ price: 120, stock_quantity: 8, stock_seen: 8 })],
    ['/api/products/1', body({ stock_quantity: 20, stock_seen: 8 })],
  ]);
});

test('what was typed and taken back shows what the host holds now', async () => {
  const { becomes, sent, user } = setUp();
  const price = await cell(PRICE);
  await user.type(price, '0');
  becomes({ price: 99, version: 5 });
  act(() => tellChanges([{ kind: 'product', id: 1 }]));
  await user.keyboard('{Backspace}');
  await user.tab();
  await waitFor(async () => expect((await cell(PRICE)).value).toBe('99,00'));
  expect(sent()).toEqual([]);
});

test('a value is saved when its cell is left', async () => {
  const { sent, user } = setUp();
  await cell(STOCK);
  await fillIn(user, STOCK, '321');
  await user.tab();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual(['/api/products/1', body({ stock_quantity: 321 })]);
});

test('deleting asks by name and colour, says when it failed, and deletes', async () => {
  const { host, user } = setUp();
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Șterge Ser (roșu)' }));
    const dialog = await openDialog();
    expect(
      dialog.getByRole('heading', { name: 'Ești sigur că vrei să ștergi acest produs?' }),
    ).toBeTruthy();
    expect(dialog.getByText('Ser (roșu)')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Șterge' }));
  };
  host.refuses(deleteProduct, 500);
  await remove();
  await isToasted('A apărut o eroare la ștergerea produsului.');
  host.refuses(deleteProduct, 400, { error: 'Produsul este într-o comandă.' });
  await remove();
  await isToasted('Produsul este într-o comandă.');
  host.answers(deleteProduct, {});
  host.answers(listProducts, [SOAP]);
  await remove();
  await screen.findByText('Produsul a fost șters cu succes!');
  expect(names()).toEqual(['Săpun']);
  expect(host.requestsOf(deleteProduct).at(-1)?.path).toBe('/api/products/1');
  host.answers(restoreProduct, {});
  host.answers(listProducts, [SERUM, SOAP]);
  await user.click(await undoButton());
  await isToasted('Modificarea a fost anulată.');
  expect(names()).toEqual(['Ser', 'Săpun']);
  expect(host.requestsOf(restoreProduct).map(({ path }) => path)).toEqual([
    '/api/products/1/restore',
  ]);
});

test('where a host puts nothing back, a deletion is told and final', async () => {
  const host = stubHost({ capabilities: [] });
  host.answers(listProducts, [SERUM]);
  host.answers(deleteProduct, {});
  const { user } = renderConsole('/admin/products');
  await user.click(await screen.findByRole('button', { name: 'Șterge Ser (roșu)' }));
  await user.click((await openDialog()).getByRole('button', { name: 'Șterge' }));
  await isToasted('Produsul a fost șters cu succes!');
  expect(screen.queryByRole('button', { name: 'Anulează modificarea' })).toBeNull();
});

test('a product is duplicated: all but its colour and stock, which tell the variants apart', async () => {
  const { host, user } = setUp();
  host.answers(createProduct, {});
  await user.click(await screen.findByRole('button', { name: 'Duplică Ser (roșu)' }));
  await screen.findByRole('heading', { name: 'Produs nou, după cel ales' });
  expect(screen.getByLabelText<HTMLInputElement>(/^Nume/).value).toBe('Ser');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Culoare/ }).value).toBe('');
  await fillIn(user, /^Culoare/, 'albastru');
  await user.keyboard('{Enter}');
  await fillIn(user, /^Stoc(?! pentru)/, '7');
  await user.click(screen.getByRole('button', { name: 'Creează produsul' }));
  await isToasted('Produsul a fost creat cu succes!');
  expect(host.requestsOf(createProduct).map(({ body: sentBody }) => sentBody)).toMatchObject([
    { name: 'Ser', price: 151, stock_quantity: 7, image_urls: ['http://files.test/ser.jpg'] },
  ]);
});

test('a product that is not there opens no form', async () => {
  setUp('/admin/products?edit=999999');
  await screen.findByRole('button', { name: 'Adaugă produs' });
  expect(screen.queryByRole('heading', { name: 'Editează produsul' })).toBeNull();
});

test('a host that cannot list its categories: they are those of the products', async () => {
  const { host } = setUp('/admin/products?edit=new');
  host.refuses(listCategories, 404);
  const select = await screen.findByLabelText(/^Categorie/);
  await waitFor(() =>
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Alege categoria', 'Corp', 'Altă categorie, după număr']),
  );
});

test('an empty shop gets its first category out of the form of its first product', async () => {
  const host = stubHost();
  host.answers(listProducts, []);
  host.answers(listCategories, { data: [] });
  const { user } = renderConsole('/admin/products?edit=new');
  await user.click(await screen.findByRole('button', { name: 'Adaugă categoria' }));
  await screen.findByText('Scrie numele categoriei.');
  await fillIn(user, /^Numele categoriei noi/, 'Îngrijire');
  host.refuses(createCategory, 400, { error: 'Nu acum.' });
  await user.keyboard('{Enter}');
  await isToasted('Nu acum.');
  const added = { category_id: 9, category_name: 'Îngrijire' };
  host.answers(createCategory, { data: added });
  host.answers(listCategories, { data: [added] });
  await user.click(screen.getByRole('button', { name: 'Adaugă categoria' }));
  const select = await screen.findByLabelText<HTMLSelectElement>(/^Categorie/);
  expect(select.value).toBe('9');
  expect(host.requestsOf(createCategory).at(-1)?.body).toEqual({ name: 'Îngrijire' });
});

test('of a host that takes no new category none is offered', async () => {
  const host = stubHost({ capabilities: ['categories'] });
  host.answers(listProducts, [SERUM]);
  host.answers(listCategories, { data: [{ category_id: 1, category_name: 'Ten' }] });
  renderConsole('/admin/products?edit=new');
  const select = within(await screen.findByLabelText(/^Categorie/));
  await select.findByRole('option', { name: 'Ten' });
  expect(select.queryByRole('option', { name: 'Categorie nouă' })).toBeNull();
});
