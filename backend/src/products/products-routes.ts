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
import type { Category } from '@vitrina/contract/entities/category';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction, type Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import type { Listing } from './catalogue.ts';
import {
  type CategoryRow,
  ensureCategory,
  holdCategory,
  listCategoryRows,
} from './categories-repository.ts';
import { endEmpty, orderAs, renameTo } from './change-categories.ts';
import {
  bumpCatalogueVersion,
  findGoneProduct,
  insertProduct,
  markProductDeleted,
  markProductRestored,
} from './products-repository.ts';
import { updateVariant } from './update-product.ts';

export function productsRoutes(app: FastifyInstance): void {
  const { db, catalogue, config } = app.context;

  route(app, listProducts, async ({ request, reply }) =>
    sendListing(await catalogue.listing(), request, reply),
  );

  route(app, listFirstProducts, async ({ query: { limit } }) => {
    const { products } = await catalogue.listing();
    return { total: products.size, products: [...products.values()].slice(0, limit) };
  });

  route(app, getProduct, async ({ params }) => {
    const { products } = await catalogue.listing();
    const product = products.get(params.product_id);
    if (!product) throw new HttpError('not_found');
    return product;
  });

  route(app, getGoneProduct, async ({ params }) => {
    const product = await findGoneProduct(db, params.product_id);
    if (!product) throw new HttpError('not_found');
    return product;
  });

  route(app, listCategories, async () => {
    const rows = await listCategoryRows(db);
    return { data: rows.map(categoryAnswer) };
  });

  route(app, createCategory, async ({ body }) => ({
    data: categoryAnswer(await inTransaction(db, (tx) => ensureCategory(tx, body.name))),
  }));

  const changeCatalogue = async <T>(change: (tx: Transaction) => Promise<T>): Promise<T> => {
    try {
      return await inTransaction(db, async (tx) => {
        const result = await change(tx);
        await bumpCatalogueVersion(tx);
        return result;
      });
    } finally {
      // Also after a conflict, because its author reloads the list at once.
      catalogue.invalidate();
    }
  };

  const checkCategory = async (tx: Transaction, categoryId: number) => {
    if (!(await holdCategory(tx, categoryId))) {
      throw new HttpError('category_not_found', { field: 'category_id' });
    }
  };

  route(app, renameCategory, async ({ params, body }) => ({
    data: categoryAnswer(await changeCatalogue((tx) => renameTo(tx, params.id, body))),
  }));

  route(app, orderCategories, async ({ body }) => {
    const rows = await changeCatalogue((tx) => orderAs(tx, body.ids));
    return { data: rows.map(categoryAnswer) };
  });

  route(app, endCategory, async ({ params }) => {
    await changeCatalogue((tx) => endEmpty(tx, params.id));
    return { message: messages.categoryEnded };
  });

  route(app, createProduct, async ({ body }) => {
    await changeCatalogue(async (tx) => {
      await checkCategory(tx, body.category_id);
      await insertProduct(tx, body, config.origins.files);
    });
    return { message: messages.productCreated };
  });

  route(app, updateProduct, async ({ params, body }) => {
    await changeCatalogue(async (tx) => {
      await checkCategory(tx, body.category_id);
      await updateVariant(tx, params.product_id, body, config.origins.files);
    });
    return { message: messages.productUpdated };
  });

  route(app, deleteProduct, async ({ params }) => {
    await changeCatalogue(async (tx) => {
      if (!(await markProductDeleted(tx, params.id))) throw new HttpError('not_found');
    });
    return { message: messages.productDeleted };
  });

  route(app, restoreProduct, async ({ params }) => {
    await changeCatalogue(async (tx) => {
      if (!(await markProductRestored(tx, params.id))) throw new HttpError('not_found');
    });
    return { message: messages.productRestored };
  });
}

const categoryAnswer = ({ id, name }: CategoryRow): Category => ({
  category_id: id,
  category_name: name,
});

/** From memory; `no-cache` means: store it, but revalidate. */
function sendListing(listing: Listing, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply
    .header('etag', listing.etag)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, origin');
  if (request.headers['if-none-match'] === listing.etag) return reply.status(304).send();
  reply.type('application/json; charset=utf-8');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(listing.plain);
  return reply.header('content-encoding', 'gzip').send(listing.gzipped);
}
