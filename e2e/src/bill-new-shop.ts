import { expect } from '@playwright/test';
import { startSecondBackend } from './second-backend.ts';
import type { WorkerPlatform } from './test.ts';

const SITE = 'luna-plina.example';

/** A commission that the job computed and invoiced. */
export interface Bill {
  id: number;
  site: string;
  /** `2025-08` */
  month: string;
  /** The invoice's number. */
  number: string;
  commissionBani: number;
}

/**
 * Adds a partner's site whose shop was connected last month, and starts a backend process, whose job bills it.
 */
export async function billNewShop(platform: WorkerPlatform, email: string): Promise<Bill> {
  await connectShop(platform, email);
  // The platform's own process may still hold the lease of its first run.
  await platform.sql("delete from leases where name = 'commissions'");
  const job = await startSecondBackend(platform);
  try {
    await expect.poll(async () => (await listBills(platform)).length, { timeout: 20_000 }).toBe(1);
  } finally {
    await job.stop();
  }
  const [bill] = await listBills(platform);
  if (!bill) throw new Error('The bill is gone.');
  return { ...bill, site: SITE };
}

/** Uses the demo shop's address and key. */
async function connectShop({ sql, addresses }: WorkerPlatform, email: string): Promise<void> {
  const url = `https://${SITE}`;
  await sql(
    `insert into user_websites (user_id, business_name, website_url)
       select id, 'Luna Plină', $2 from users where email = $1`,
    [email, url],
  );
  // A month's invoice is listed from the 2nd on; on the 1st this uses the month before.
  await sql(
    `insert into partners (user_id, name, website_url, sync_url, sync_key_encrypted, created_at)
       select user_id, 'Luna Plină', $2, $3, sync_key_encrypted,
         date_trunc('month', now() - interval '1 day') - interval '10 days'
       from partners join users u on u.id = user_id where u.email = $1 limit 1`,
    [email, url, `${addresses.api}/dev/partner-shop/luna-plina/orders`],
  );
}

/** Bills the partner was notified of. */
const listBills = ({ sql }: WorkerPlatform) =>
  sql<Omit<Bill, 'site'>>(
    `select c.id, to_char(period_start, 'YYYY-MM') as month, commission_bani as "commissionBani",
       'COM-' || to_char(period_start, 'YYYY-MM-') || lpad(w.id::text, 4, '0') as number
     from commissions c join user_websites w on w.id = user_website_id
       join notifications on dedupe_key = 'invoice-ready:' || c.id
     where website_url = $1`,
    [`https://${SITE}`],
  );

interface StoredMail {
  text_body: string;
  attachment_name: string | null;
  attachment_path: string | null;
}

/** The only mail with this key. */
export async function mailAbout({ sql }: WorkerPlatform, key: string): Promise<StoredMail> {
  const [mail, ...more] = await sql<StoredMail>(
    'select text_body, attachment_name, attachment_path from mails where dedupe_key = $1',
    [key],
  );
  if (!mail || more.length > 0) throw new Error(`There is not one mail ${key}.`);
  return mail;
}
