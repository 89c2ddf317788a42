import type { Transaction } from '../../database/database.ts';
import { commissions } from '../../database/schema.ts';
import type { FileStore } from '../../files/file-store.ts';
import { PEOPLE } from '../people/people.ts';
import type { InsertedSite } from '../requests/insert-requests.ts';
import { commissionsOf } from './commissions.ts';
import { invoicePdf } from './invoice.ts';

/** Stores what is owed for every site, with the invoices that were sent. */
export async function insertCommissions(
  tx: Transaction,
  files: FileStore,
  sites: readonly InsertedSite[],
  now: Date,
): Promise<void> {
  const companies = PEOPLE.flatMap((person) => person.companies);
  const rows: (typeof commissions.$inferInsert)[] = [];
  for (const site of sites) {
    const company = companies.find(({ companyName }) => companyName === site.companyName);
    for (const { hasInvoice, ...commission } of commissionsOf(site, now)) {
      const invoiceUrl =
        hasInvoice && company
          ? await files.put(invoicePdf({ hasInvoice, ...commission }, company, site.url), 'pdf')
          : null;
      const createdAt = new Date(`${commission.periodEnd}T23:00:00Z`);
      rows.push({ ...commission, userWebsiteId: site.id, invoiceUrl, createdAt });
    }
  }
  await tx.insert(commissions).values(rows);
}
