import type { Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import {
  type CategoryRow,
  findCategory,
  hasProducts,
  isNameTaken,
  listCategoryRows,
  lockCategories,
  markCategoryEnded,
  setCategoryName,
  setCategoryPosition,
} from './categories-repository.ts';

/** @throws HttpError `category_not_found`, `version_conflict`, `category_taken` */
export async function renameTo(
  tx: Transaction,
  id: number,
  { name, name_seen }: { name: string; name_seen: string },
): Promise<CategoryRow> {
  await lockCategories(tx);
  const category = await findCategory(tx, id);
  if (!category) throw new HttpError('category_not_found');
  if (category.name !== name_seen) throw new HttpError('version_conflict');
  if (await isNameTaken(tx, id, name)) throw new HttpError('category_taken', { field: 'name' });
  await setCategoryName(tx, id, name);
  return { ...category, name };
}

/** @throws HttpError `version_conflict` when categories were added or closed meanwhile */
export async function orderAs(tx: Transaction, ids: readonly number[]): Promise<CategoryRow[]> {
  const known = new Set((await lockCategories(tx)).map(({ id }) => id));
  const isComplete =
    ids.length === known.size &&
    new Set(ids).size === ids.length &&
    ids.every((id) => known.has(id));
  if (!isComplete) throw new HttpError('version_conflict');
  for (const [index, id] of ids.entries()) await setCategoryPosition(tx, id, index + 1);
  return listCategoryRows(tx);
}

/** @throws HttpError `category_not_found`, `category_in_use` */
export async function endEmpty(tx: Transaction, id: number): Promise<void> {
  await lockCategories(tx);
  if (!(await findCategory(tx, id))) throw new HttpError('category_not_found');
  if (await hasProducts(tx, id)) throw new HttpError('category_in_use');
  await markCategoryEnded(tx, id);
}
