import { expect, test } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import { createCategory } from '@vitrina/contract/calls/create-category';
import { endCategory } from '@vitrina/contract/calls/end-category';
import { listCategories } from '@vitrina/contract/calls/list-categories';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { orderCategories } from '@vitrina/contract/calls/order-categories';
import { renameCategory } from '@vitrina/contract/calls/rename-category';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import {
  fillIn,
  isToasted,
  openDialog,
  renderConsole,
  undoButton,
} from '../../test/render-console.tsx';
import { sampleProduct } from '../../test/samples.ts';

const FACE = { category_id: 1, category_name: 'Ten' };
const BODY = { category_id: 2, category_name: 'Corp' };
const HAIR = { category_id: 3, category_name: 'Păr' };

async function setUp() {
  const host = stubHost();
  host.answers(listProducts, [sampleProduct()]);
  host.answers(listCategories, { data: [FACE, BODY, HAIR] });
  const page = renderConsole('/admin/products');
  await page.user.click(await screen.findByRole('button', { name: 'Categorii' }));
  const dialog = await openDialog();
  await dialog.findByLabelText('Numele categoriei Ten');
  return { host, dialog, ...page };
}
const names = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
  dialog
    .getAllByLabelText<HTMLInputElement>(/^Numele categoriei (?!noi)/)
    .map(({ value }) => value);

test('a category is renamed with what was seen, and the name is taken back', async () => {
  const { host, user, dialog } = await setUp();
  host.answers(renameCategory, { data: { ...FACE, category_name: 'Față' } });
  await fillIn(user, 'Numele categoriei Ten', 'Față');
  host.answers(listCategories, { data: [{ ...FACE, category_name: 'Față' }, BODY, HAIR] });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names(dialog)).toEqual(['Față', 'Corp', 'Păr']));
  await user.click(await undoButton());
  await isToasted('Modificarea a fost anulată.');
  expect(host.requestsOf(renameCategory).map(({ path, body }) => [path, body])).toEqual([
    ['/api/categories/1', { name: 'Față', name_seen: 'Ten' }],
    ['/api/categories/1', { name: 'Ten', name_seen: 'Față' }],
  ]);
});

test('a name that is taken stays to be put right; one that changed meanwhile shows as it is', async () => {
  const { host, user, dialog } = await setUp();
  host.refuses(renameCategory, 409, {
    code: 'category_taken',
    error: 'Există deja o categorie cu acest nume.',
  });
  await fillIn(user, 'Numele categoriei Ten', 'Corp');
  await user.keyboard('{Enter}');
  await dialog.findByText('Există deja o categorie cu acest nume.');
  await user.keyboard('{Escape}');
  expect(names(dialog)).toEqual(['Ten', 'Corp', 'Păr']);
  host.refuses(renameCategory, 409, { code: 'version_conflict' });
  host.answers(listCategories, { data: [{ ...FACE, category_name: 'Obraz' }, BODY, HAIR] });
  await fillIn(user, 'Numele categoriei Ten', 'Față');
  await user.tab();
  await isToasted(/^Altcineva a schimbat categoriile/);
  await waitFor(() => expect(names(dialog)).toEqual(['Obraz', 'Corp', 'Păr']));
});

test('categories change places, and the focus stays with the one that moved', async () => {
  const { host, user, dialog } = await setUp();
  host.answers(orderCategories, { data: [BODY, FACE, HAIR] });
  await user.click(dialog.getByRole('button', { name: 'Mută mai jos Ten' }));
  await waitFor(() => expect(names(dialog)).toEqual(['Corp', 'Ten', 'Păr']));
  expect(host.requestsOf(orderCategories)[0]?.body).toEqual({ ids: [2, 1, 3] });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Mută mai jos Ten');
  host.refuses(orderCategories, 409, { code: 'version_conflict' });
  await user.keyboard('{Enter}');
  await isToasted(/^Altcineva a schimbat categoriile/);
});

test('an empty category is ended and comes back; one with products is not', async () => {
  const { host, user, dialog } = await setUp();
  host.answers(endCategory, {});
  const end = (name: string) =>
    dialog.getByRole<HTMLButtonElement>('button', { name: `Încheie categoria ${name}` });
  expect(end('Ten').disabled).toBe(true);
  host.answers(listCategories, { data: [FACE, HAIR] });
  await user.click(end('Corp'));
  await waitFor(() => expect(names(dialog)).toEqual(['Ten', 'Păr']));
  host.answers(createCategory, { data: BODY });
  await user.click(await undoButton());
  await isToasted('Modificarea a fost anulată.');
  expect(host.requestsOf(createCategory)[0]?.body).toEqual({ name: 'Corp' });
});

test('a category is added', async () => {
  const { host, user, dialog } = await setUp();
  host.answers(createCategory, { data: { category_id: 9, category_name: 'Unghii' } });
  await fillIn(user, /^Numele categoriei noi/, 'Unghii');
  await user.click(dialog.getByRole('button', { name: 'Adaugă categoria' }));
  await isToasted('Categoria a fost adăugată.');
  expect(
    within(document.body).getByLabelText<HTMLInputElement>(/^Numele categoriei noi/).value,
  ).toBe('');
});

test('a host that changes no categories offers none of it', async () => {
  const host = stubHost({ capabilities: ['categories', 'category-creation'] });
  host.answers(listProducts, [sampleProduct()]);
  renderConsole('/admin/products');
  await screen.findByRole('button', { name: 'Adaugă produs' });
  expect(screen.queryByRole('button', { name: 'Categorii' })).toBeNull();
});
