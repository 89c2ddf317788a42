import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { mails } from '../database/schema.ts';

/** Token of the link to `page` in the newest mail to `email` that has one. */
export async function tokenInMail(db: Database, email: string, page: string): Promise<string> {
  const rows = await db
    .select({ text: mails.textBody })
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(desc(mails.id));
  const link = new RegExp(`/${page}\\?token=([\\w-]+)`);
  const [token] = rows.flatMap(({ text }) => link.exec(text)?.[1] ?? []);
  if (!token) throw new Error(`No mail to ${email} leads to /${page}.`);
  return token;
}
