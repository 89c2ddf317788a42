import { expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { commissions, files, userWebsites } from '../database/schema.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { useTestApi } from '../testing/start-test-api.ts';
import { deleteUnusedFiles } from './delete-unused-files.ts';
import { storeFile } from './store-file.ts';

const api = useTestApi();

const store = (text: string) => storeFile(api.context, Buffer.from(text), 'pdf');
const isThere = async (path: string) => {
  const file = await api.context.files.open(path.slice(1));
  file?.body.destroy();
  return file !== null;
};
const letTimePass = (hours: number) =>
  api.db.update(files).set({ uploadedAt: sql`now() - make_interval(hours => ${hours})` });

test('after a day only what something refers to is left', async () => {
  const [picture, invoice, unused] = [await store('a'), await store('b'), await store('c')];
  await insertProduct(api.db, { images: ['/other.webp', picture] });
  const owner = await api.signIn();
  const website = { userId: owner.user.id, businessName: 'A', websiteUrl: 'https://a.exemplu.ro' };
  const [site] = await api.db.insert(userWebsites).values(website).returning();
  await api.db.insert(commissions).values({
    userWebsiteId: site?.id ?? 0,
    periodStart: '2025-08-01',
    periodEnd: '2025-08-31',
    salesBani: 1,
    commissionBani: 0,
    tiers: [],
    invoiceUrl: invoice,
  });
  await letTimePass(23);
  expect(await deleteUnusedFiles(api.context)).toBe(0);
  await letTimePass(25);
  expect(await deleteUnusedFiles(api.context)).toBe(1);
  expect([await isThere(picture), await isThere(invoice), await isThere(unused)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a file that is uploaded again is new again', async () => {
  await store('again');
  await letTimePass(25);
  const path = await store('again');
  await deleteUnusedFiles(api.context);
  expect(await isThere(path)).toBe(true);
});

test('more than fit into one turn, in two processes at once', async () => {
  const paths: string[] = [];
  for (let count = 0; count < 120; count += 1) paths.push(await store(`many ${count}`));
  await letTimePass(25);
  const deleted = await Promise.all([
    deleteUnusedFiles(api.context),
    deleteUnusedFiles(api.context),
  ]);
  expect(deleted[0] + deleted[1]).toBeGreaterThanOrEqual(120);
  expect(await Promise.all(paths.map(isThere))).not.toContain(true);
});

test('a file that cannot be removed is tried again', async () => {
  const path = await store('stubborn');
  await letTimePass(25);
  const broken = {
    ...api.context.files,
    remove: () => Promise.reject(new Error('The store is away.')),
  };
  await expect(deleteUnusedFiles({ ...api.context, files: broken })).rejects.toThrow('away');
  expect(await deleteUnusedFiles(api.context)).toBe(1);
  expect(await isThere(path)).toBe(false);
});
