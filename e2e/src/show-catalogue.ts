import { expect, type WorkerPlatform } from './test.ts';

interface Listed extends Pick<WorkerPlatform, 'sql'> {
  addresses: Pick<WorkerPlatform['addresses'], 'api'>;
}

/**
 * Call after changing a product with SQL: resolves once the backend returns the new state. Lists are cached
 * for a second, or longer while the version is the same.
 */
export async function showCatalogue({ sql, addresses }: Listed, id: number): Promise<void> {
  const [row] = await sql<{ version: number }>(
    'update products set version = version + 1 where id = $1 returning version',
    [id],
  );
  // Last, so that a list read in between has an older version.
  await sql("update versions set version = version + 1 where name = 'catalogue'");
  const listed = async () => {
    const list = await (await fetch(`${addresses.api}/api/products`)).json();
    return list.find(({ product_id }: { product_id: number }) => product_id === id)?.version;
  };
  await expect.poll(listed, { intervals: [50] }).toBe(row?.version ?? 'a stored product');
}
