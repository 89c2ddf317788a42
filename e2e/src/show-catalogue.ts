import { expect, type WorkerPlatform } from './test.ts';

interface Listed extends Pick<WorkerPlatform, 'sql'> {
  addresses: Pick<WorkerPlatform['addresses'], 'api'>;
}

/**
 * After SQL has changed a product: resolves once the backend tells it as it is now. It keeps a list
 * for a second, and longer while its version stays the same.
 */
export async function showCatalogue({ sql, addresses }: Listed, id: number): Promise<void> {
  const [row] = await sql<{ version: number }>(
    'update products set version = version + 1 where id = $1 returning version',
    [id],
  );
  // Last: a list that is read in between is of an older version.
  await sql("update versions set version = version + 1 where name = 'catalogue'");
  const listed = async () => {
    const list = await (await fetch(`${addresses.api}/api/products`)).json();
    return list.find(({ product_id }: { product_id: number }) => product_id === id)?.version;
  };
  await expect.poll(listed, { intervals: [50] }).toBe(row?.version ?? 'a stored product');
}
