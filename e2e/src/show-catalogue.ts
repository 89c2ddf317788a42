import type { WorkerPlatform } from './test.ts';

interface Listed extends Pick<WorkerPlatform, 'sql'> {
  addresses: Pick<WorkerPlatform['addresses'], 'api'>;
}

/**
 * After SQL has changed products: the backend tells the new list from now on. It keeps the one it has
 * for a second, and longer when its version stays the same.
 */
export async function showCatalogue({ sql, addresses }: Listed): Promise<void> {
  const [row] = await sql<{ version: number }>(
    "update versions set version = version + 1 where name = 'catalogue' returning version",
  );
  if (!row) throw new Error('The catalogue has no version.');
  await new Promise((resolve) => setTimeout(resolve, 1050));
  await fetch(`${addresses.api}/api/products`);
}
