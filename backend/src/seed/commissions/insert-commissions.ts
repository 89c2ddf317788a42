import type { Brand } from '../../brand.ts';
import { invoiceOf } from '../../commissions/invoice.ts';
import { invoicePdf } from '../../commissions/invoice-pdf.ts';
import type { Transaction } from '../../database/database.ts';
import { commissions } from '../../database/schema.ts';
import type { FileStore } from '../../files/file-store.ts';
import { storeFile } from '../../files/store-file.ts';
import { PEOPLE } from '../people/people.ts';
import type { InsertedSite } from '../requests/insert-requests.ts';
import { type CommissionSeed, commissionsOf } from './commissions.ts';

export interface InsertedCommission extends CommissionSeed {
  id: number;
  ownerId: number;
  /** Address of the site. */
  url: string;
}

interface Invoicing {
  files: FileStore;
  seller: Brand;
}

/** Stores the commissions of every site, with their invoices. */
export async function insertCommissions(
  tx: Transaction,
  invoicing: Invoicing,
  sites: readonly InsertedSite[],
  now: Date,
): Promise<InsertedCommission[]> {
  const inserted: InsertedCommission[] = [];
  for (const site of sites) {
    for (const seed of commissionsOf(site, now)) {
      const { hasInvoice, ...commission } = seed;
      const invoiceUrl = hasInvoice ? await storeInvoice(tx, invoicing, site, seed) : null;
      const createdAt = new Date(`${commission.periodEnd}T23:00:00Z`);
      const [row] = await tx
        .insert(commissions)
        .values({ ...commission, userWebsiteId: site.id, invoiceUrl, createdAt })
        .returning({ id: commissions.id });
      if (row) inserted.push({ ...seed, id: row.id, ownerId: site.ownerId, url: site.url });
    }
  }
  return inserted;
}

async function storeInvoice(
  db: Transaction,
  { files, seller }: Invoicing,
  site: InsertedSite,
  seed: CommissionSeed,
): Promise<string | null> {
  const companies = PEOPLE.flatMap((person) => person.companies);
  const company = companies.find(({ companyName }) => companyName === site.companyName);
  if (!company) return null;
  const commission = { ...seed, userWebsiteId: site.id, websiteUrl: site.url };
  const invoice = await invoicePdf(invoiceOf(commission, seller, company));
  return storeFile({ db, files }, invoice, 'pdf');
}
