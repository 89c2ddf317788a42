import { showCatalogue } from '../show-catalogue.ts';
import type { Host } from './host.ts';

export interface ShelfProduct {
  id: number;
  name: string;
  priceBani: number;
  stock: number;
}

/** Creates a product for one test, so that no other test sells it. */
export async function shelve(
  host: Host,
  { priceBani = 5000, stock = 10 } = {},
): Promise<ShelfProduct> {
  const name = `Cremă de probă ${crypto.randomUUID().slice(0, 8)}`;
  const [row] = await host.sql<{ id: number }>(
    `insert into products (name, description, price_bani, stock, category_id, color, images)
     values ($1, 'Pentru teste.', $2, $3, (select min(id) from categories), 'teal', '{}')
     returning id`,
    [name, priceBani, stock],
  );
  if (!row) throw new Error('The product was not stored.');
  await showCatalogue(host, row.id);
  return { id: row.id, name, priceBani, stock };
}

/** Changes price or stock while buyers shop, like an admin. */
export async function changeShelf(
  host: Host,
  { id }: Pick<ShelfProduct, 'id'>,
  { priceBani, stock }: { priceBani?: number; stock?: number },
): Promise<void> {
  await host.sql(
    'update products set price_bani = coalesce($2, price_bani), stock = coalesce($3, stock) where id = $1',
    [id, priceBani ?? null, stock ?? null],
  );
  await showCatalogue(host, id);
}
