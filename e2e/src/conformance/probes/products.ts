import { createCategory } from '@vitrina/contract/calls/create-category';
import { createProduct } from '@vitrina/contract/calls/create-product';
import { deleteProduct } from '@vitrina/contract/calls/delete-product';
import { endCategory } from '@vitrina/contract/calls/end-category';
import { getGoneProduct } from '@vitrina/contract/calls/get-gone-product';
import { getProduct } from '@vitrina/contract/calls/get-product';
import { listCategories } from '@vitrina/contract/calls/list-categories';
import { listFirstProducts } from '@vitrina/contract/calls/list-first-products';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { orderCategories } from '@vitrina/contract/calls/order-categories';
import { renameCategory } from '@vitrina/contract/calls/rename-category';
import { restoreProduct } from '@vitrina/contract/calls/restore-product';
import { updateProduct } from '@vitrina/contract/calls/update-product';
import type { ProductInput } from '@vitrina/contract/entities/product-input';
import { defineProbes, type ProbeRun } from '../probe.ts';
import { NotTried } from '../run.ts';
import { MARK, PRODUCT } from '../samples.ts';

const find = async (run: ProbeRun, id?: number) =>
  (await run.succeeds(listProducts, {}))?.find((product) =>
    id ? product.product_id === id : product.product_name === MARK,
  );

/** A sample in an existing category, with a picture that loads. */
async function sample(run: ProbeRun) {
  const [first] = (await run.succeeds(listProducts, {})) ?? [];
  return {
    ...PRODUCT,
    category_id: first?.category_id ?? PRODUCT.category_id,
    image_urls: first?.images?.slice(0, 1) ?? PRODUCT.image_urls,
  };
}

function createdProduct({ state }: ProbeRun): number {
  if (!state.productId) throw new NotTried('create-product made no product');
  return state.productId;
}

/**
 * A host with `product-versions` accepts the newest version and refuses an older one; one with `ingredients`
 * returns them.
 */
async function tryVersions(
  run: ProbeRun,
  { product_id, ...body }: ProductInput & { product_id: number },
): Promise<void> {
  const save = (more: object) =>
    run.tries(updateProduct, { params: { product_id }, body: { ...body, ...more } }, 'admin');
  if ((await save({ ingredients: MARK })) && (await find(run, product_id))?.ingredients === MARK)
    run.shows('ingredients');
  const newest = (await find(run, product_id))?.version;
  if (typeof newest !== 'number' || !(await save({ version: newest }))) return;
  if (!(await save({ version: newest }))) run.shows('product-versions');
}

export const productsProbes = defineProbes([
  {
    call: listProducts,
    async run(run) {
      const products = await run.succeeds(listProducts, {});
      if (products?.length && products.every(({ price }) => price === null))
        run.differ('no product has a price: nothing can be bought');
      for (const product of products ?? []) {
        if (!Number.isFinite(product.price))
          run.tolerate(`${product.product_id}: no price, cannot be bought`);
        if (product.stock_quantity < 0) run.differ(`${product.product_id}: stock below 0`);
      }
    },
  },
  {
    call: listFirstProducts,
    async run(run) {
      const first = await run.succeeds(listFirstProducts, { query: { limit: 1 } }, 'admin');
      const all = first && (await run.succeeds(listProducts, {}));
      if (!all) return;
      if (first.total !== all.length) run.differ(`counts ${first.total} variants of ${all.length}`);
      if (first.products.length > 1 || first.products[0]?.product_id !== all[0]?.product_id)
        run.differ('the first variant is another than in the list');
    },
  },
  {
    call: getProduct,
    async run(run) {
      const [first] = (await run.succeeds(listProducts, {})) ?? [];
      if (!first) throw new NotTried('there is no product');
      const params = { product_id: first.product_id };
      const product = await run.succeeds(getProduct, { params });
      if (product && product.product_id !== first.product_id) run.differ('answers another product');
      const missing = { params: { product_id: 2_147_483_647 } };
      await run.isRefused(getProduct, missing, 'a product that does not exist');
    },
  },
  {
    call: listCategories,
    async run(run) {
      await run.succeeds(listCategories, {});
    },
  },
  {
    call: createCategory,
    writes: true,
    async run(run) {
      // Uses an existing name, because no call would delete a new one.
      const [known] = (await run.succeeds(listCategories, {}))?.data ?? [];
      if (!known) throw new NotTried('the host lists no category');
      const body = { name: known.category_name };
      const made = await run.succeeds(createCategory, { body }, 'admin');
      if (made && made.data.category_id !== known.category_id)
        run.differ('a name that is there became a second category');
      await run.isRefused(createCategory, { body: { name: '' } }, 'no name', 'admin');
    },
  },
  {
    call: renameCategory,
    writes: true,
    async run(run) {
      const known = (await run.succeeds(listCategories, {}))?.data ?? [];
      const [first, second] = known;
      if (!first) throw new NotTried('the host lists no category');
      const rename = (name: string, name_seen: string) => ({
        params: { id: first.category_id },
        body: { name, name_seen },
      });
      const other = `${first.category_name} (probă)`;
      await run.succeeds(renameCategory, rename(other, first.category_name), 'admin');
      const stale = rename('Alta', first.category_name);
      await run.isRefused(renameCategory, stale, 'a name that is another now', 'admin');
      if (second) {
        const taken = rename(second.category_name, other);
        await run.isRefused(renameCategory, taken, 'the name of another category', 'admin');
      }
      await run.succeeds(renameCategory, rename(first.category_name, other), 'admin');
    },
  },
  {
    call: orderCategories,
    writes: true,
    async run(run) {
      const known = (await run.succeeds(listCategories, {}))?.data ?? [];
      if (known.length < 2) throw new NotTried('the host lists fewer than two categories');
      const ids = known.map(({ category_id }) => category_id);
      const turned = ids.toReversed();
      const answer = await run.succeeds(orderCategories, { body: { ids: turned } }, 'admin');
      if (answer && answer.data.map(({ category_id }) => category_id).join() !== turned.join())
        run.differ('categories stand in another order');
      const [first] = (await run.succeeds(listProducts, {})) ?? [];
      if (typeof first?.category_position !== 'number')
        run.differ('products do not tell where their category stands');
      const part = { body: { ids: turned.slice(1) } };
      await run.isRefused(orderCategories, part, 'not all categories', 'admin');
      await run.succeeds(orderCategories, { body: { ids } }, 'admin');
    },
  },
  {
    call: endCategory,
    writes: true,
    async run(run) {
      const [used] = (await run.succeeds(listProducts, {})) ?? [];
      if (!used?.category_id) throw new NotTried('there is no product with a category');
      const params = { id: used.category_id };
      await run.isRefused(endCategory, { params }, 'a category with products', 'admin');
      const made = await run.succeeds(
        createCategory,
        { body: { name: 'Probă de încheiat' } },
        'admin',
      );
      if (!made) return;
      const id = made.data.category_id;
      await run.succeeds(endCategory, { params: { id } }, 'admin');
      const left = (await run.succeeds(listCategories, {}))?.data ?? [];
      if (left.some(({ category_id }) => category_id === id))
        run.differ('an ended category is listed');
    },
  },
  {
    call: createProduct,
    writes: true,
    async run(run) {
      const body = await sample(run);
      await run.succeeds(createProduct, { body }, 'admin');
      const created = await find(run);
      if (!created) return run.differ('the new product is not in the list');
      run.state.productId = created.product_id;
      if (created.price !== PRODUCT.price)
        run.differ(`price ${PRODUCT.price} became ${created.price}`);
      if (created.color !== PRODUCT.color) run.differ('the colour is another');
      if (created.images?.[0] !== body.image_urls[0]) run.differ('the picture is another');
      const wrong = { ...body, price: -1 };
      await run.isRefused(createProduct, { body: wrong }, 'a price below 0', 'admin');
    },
  },
  {
    call: updateProduct,
    writes: true,
    async run(run) {
      const product_id = createdProduct(run);
      const body = { ...(await sample(run)), price: 20, stock_quantity: 7 };
      await run.succeeds(updateProduct, { params: { product_id }, body }, 'admin');
      const saved = await find(run, product_id);
      if (saved?.price !== 20) run.differ('the new price is not in the list');
      if (saved?.stock_quantity !== 7) run.differ('the new stock is not in the list');
      await tryVersions(run, { ...body, product_id });
      const parts = { params: { product_id }, body: { ...body, name: '' } };
      await run.isRefused(updateProduct, parts, 'an empty name', 'admin');
    },
  },
]);

/** Runs after the orders, which need the product. */
export const removalProbes = defineProbes([
  {
    call: deleteProduct,
    writes: true,
    async run(run) {
      const id = createdProduct(run);
      await run.succeeds(deleteProduct, { params: { id } }, 'admin');
      if (await find(run, id)) run.differ('the removed product is still in the list');
    },
  },
  {
    call: restoreProduct,
    writes: true,
    async run(run) {
      const id = createdProduct(run);
      await run.succeeds(restoreProduct, { params: { id } }, 'admin');
      if (!(await find(run, id))) run.differ('the product is not in the list again');
      await run.isRefused(restoreProduct, { params: { id } }, 'a product that is sold', 'admin');
      await run.succeeds(deleteProduct, { params: { id } }, 'admin');
    },
  },
  {
    call: getGoneProduct,
    writes: true,
    async run(run) {
      const params = { product_id: createdProduct(run) };
      const gone = await run.succeeds(getGoneProduct, { params });
      if (gone && gone.product_name !== MARK) run.differ('tells another product');
      const [sold] = (await run.succeeds(listProducts, {})) ?? [];
      if (!sold) return;
      const { product_id } = sold;
      await run.isRefused(getGoneProduct, { params: { product_id } }, 'a product that is sold');
    },
  },
]);
