import type { Transaction } from '../database/database.ts';
import { enqueueMail, type NewMail } from '../mails/outbox.ts';
import { listStaffWith } from '../users/staff-repository.ts';

/** Mails all staff who work with money. @returns their accounts */
export async function tellMoneyStaff(
  tx: Transaction,
  write: (staff: { id: number; email: string; name: string }) => NewMail,
): Promise<number[]> {
  const staff = await listStaffWith(tx, 'money');
  for (const one of staff) await enqueueMail(tx, write(one));
  return staff.map(({ id }) => id);
}
