import { deleteProduct } from '@vitrina/contract/calls/delete-product';
import type { Product } from '@vitrina/contract/entities/product';
import { callApi, hostCan, queryClient, showToast } from '@vitrina/shared-auth';
import { messages } from '../../messages.ts';
import { productMessages } from '../../product-messages.ts';
import { type RowResult, runRows } from '../bulk/run-rows.ts';
import {
  labelOf,
  type ProductValues,
  readProduct,
  touchedFields,
  valuesOf,
  withUntouched,
} from '../products/product-values.ts';
import { productsQuery, refreshProducts } from '../products/products-query.ts';
import { failureText, sendProduct } from '../products/save-product.ts';
import { offerUndo } from '../undo/undo-store.ts';

const text = productMessages.job;

export interface ProductChange {
  /** As shown in the preview; `null`: a new one. */
  before: Product | null;
  values: ProductValues;
}

type ById = ReadonlyMap<number, Product>;

const byId = (products: readonly Product[]): ById =>
  new Map(products.map((product) => [product.product_id, product]));

const readProductsAnew = async (): Promise<ById> =>
  byId(await queryClient.fetchQuery({ ...productsQuery(), staleTime: 0 }));

/**
 * Saves many products, each over the version shown, and offers one undo.
 * @param told text for the number of changed products
 */
export async function changeProducts(
  changes: readonly ProductChange[],
  told: (count: number) => string,
  onResult?: (done: number) => void,
): Promise<RowResult<ProductChange>[]> {
  // A host without versions overwrites: compare with fresh rows here.
  const newest = hostCan('product-versions') ? null : await readProductsAnew();
  const known = new Set(queryClient.getQueryData(productsQuery().queryKey)?.map(idOf));
  const saved: ProductChange[] = [];
  const results = await runRows(
    changes,
    async (change) => {
      await save(change, newest);
      saved.push(change);
    },
    onResult,
  );
  if (saved.length > 0) offerUndo(told(saved.length), () => takeBack(saved, known));
  await refreshProducts();
  return results;
}

const idOf = ({ product_id }: Product): number => product_id;

async function save({ before, values }: ProductChange, newest: ById | null): Promise<void> {
  if (before && newest) return saveOver(before, values, newest.get(before.product_id));
  await send(before, values);
}

/** Saves over `now`; a field changed by both is a conflict. */
async function saveOver(
  before: Product,
  values: ProductValues,
  now: Product | undefined,
): Promise<void> {
  if (!now) throw new Error(text.gone);
  const seen = valuesOf(before);
  const current = valuesOf(now);
  const touched = touchedFields(values, seen);
  if (touchedFields(current, seen).some((field) => touched.includes(field)))
    throw new Error(messages.products.conflict);
  await send(now, withUntouched(values, seen, current));
}

/** @throws Error with the text to show */
async function send(over: Product | null, values: ProductValues): Promise<void> {
  const read = readProduct(values, over && { version: over.version, stock: over.stock_quantity });
  if ('errors' in read) throw new Error(errorsText(read.errors));
  try {
    await sendProduct(over?.product_id ?? null, read.input);
  } catch (error) {
    throw new Error(failureText(error), { cause: error });
  }
}

function errorsText(errors: Partial<Record<keyof ProductValues, string>>): string {
  return Object.entries(errors)
    .map(([field, wrong]) => `${labelOf(field as keyof ProductValues)}: ${wrong}`)
    .join(' ');
}

/** @param known ids before the job */
async function takeBack(saved: readonly ProductChange[], known: ReadonlySet<number>) {
  const now = await readProductsAnew();
  const added = new Map(
    [...now.values()]
      .filter(({ product_id }) => !known.has(product_id))
      .map((product) => [keyOf(valuesOf(product)), product]),
  );
  const results = await runRows(saved, async ({ before, values }) => {
    if (before) return restore(before, values, now.get(before.product_id));
    const product = added.get(keyOf(values));
    if (!product) throw new Error(text.gone);
    await callApi(deleteProduct, { params: { id: product.product_id } });
  });
  await refreshProducts();
  const undone = results.filter(({ problem }) => problem === undefined).length;
  if (undone === saved.length) return;
  showToast(text.undonePart(undone, saved.length), { tone: 'danger' });
  throw new Error('Not all of them could be taken back.');
}

/** Name and colour identify a variant. */
const keyOf = ({ name, color }: ProductValues): string =>
  JSON.stringify([name.trim(), color.toLowerCase()]);

/** Undoes a change; keeps later changes by others, and sold pieces stay sold. */
async function restore(
  before: Product,
  saved: ProductValues,
  now: Product | undefined,
): Promise<void> {
  if (!now) throw new Error(text.gone);
  const was = valuesOf(before);
  const current = valuesOf(now);
  const changed = touchedFields(saved, was).filter((field) => field !== 'stock');
  if (changed.some((field) => touchedFields(current, saved).includes(field)))
    throw new Error(messages.products.conflict);
  const stock = now.stock_quantity + Number(was.stock) - Number(saved.stock);
  await send(now, {
    ...withUntouched(was, saved, current),
    stock: String(Math.max(0, stock)),
  });
}
