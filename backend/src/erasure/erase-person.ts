import { holds } from '@vitrina/contract/rules/roles';
import { eq, sql } from 'drizzle-orm';
import { destroyAuditKeys } from '../audit/destroy-audit-keys.ts';
import type { Context } from '../context.ts';
import { inTransaction, type Transaction } from '../database/database.ts';
import { users } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import { endAccess } from '../sessions/end-access.ts';
import { lockMembers } from '../users/staff-repository.ts';
import { endCallsOf } from '../website-requests/end-call.ts';
import { eraseMails, eraseOrders, eraseShopping, eraseSites } from './erase-belongings.ts';
import { listProvedAddresses } from './list-proved-addresses.ts';
import { hasOpenOrders } from './open-orders.ts';

/**
 * Erases a person's data in one transaction, except what the law requires to keep
 * (docs/product.md#erasure); the account stays as a number. Repeating it erases data added since.
 * @throws HttpError `forbidden`, `user_not_found`, `staff_not_erased`, `open_orders`
 */
export const erase = (
  { db, config }: Pick<Context, 'db' | 'config'>,
  actorId: number,
  id: number,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    // The caller's permissions may have changed since the request began.
    const staff = await lockMembers(tx);
    const actor = staff.find((member) => member.id === actorId);
    if (!actor || !holds(actor.permissions, 'people')) throw new HttpError('forbidden');
    // Insertions for the account reference this row: each has finished, or waits for the erasure.
    const [person] = await tx.select().from(users).where(eq(users.id, id)).for('update');
    if (!person) throw new HttpError('user_not_found');
    if (person.role === 'admin') throw new HttpError('staff_not_erased');
    if (await hasOpenOrders(tx, id)) throw new HttpError('open_orders');
    const emails = await listProvedAddresses(tx, person);
    await endAccess(tx, id);
    await eraseMails(tx, person);
    await eraseOrders(tx, id);
    await eraseShopping(tx, person, emails);
    await endCallsOf(tx, config, id);
    await eraseSites(tx, id);
    await emptyAccount(tx, id);
    await destroyAuditKeys(tx, { userId: id, emails });
  });

const emptyAccount = (tx: Transaction, id: number) =>
  tx
    .update(users)
    .set({
      ...{ name: messages.erasedPerson, email: `persoana-stearsa-${id}`, emailVerifiedAt: null },
      ...{ passwordHash: null, googleSubject: null },
      ...{ phone: '', address: '', county: '', locality: '', zip: '' },
      erasedAt: sql`coalesce(${users.erasedAt}, now())`,
    })
    .where(eq(users.id, id));
