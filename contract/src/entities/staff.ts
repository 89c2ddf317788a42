import * as z from 'zod/mini';
import { PERMISSIONS, type Permission } from '../rules/permissions.ts';
import { anyText, date, id, maybeNamed, maybeText } from './answer-fields.ts';

/** An account with the role `admin`. */
export const staffMember = z.object({
  id: id(),
  name: maybeText(),
  email: anyText(),
  permissions: maybeNamed(PERMISSIONS),
});
export type StaffMember = z.output<typeof staffMember>;

/** An open invitation to the staff. */
export const staffInvitation = z.object({
  id: id(),
  name: maybeText(),
  email: anyText(),
  permissions: maybeNamed(PERMISSIONS),
  /** End of the link's validity; it can be sent again. */
  expires_at: date(),
});
export type StaffInvitation = z.output<typeof staffInvitation>;

/** Request field: at least one permission; in the order of `PERMISSIONS`, without duplicates. */
export const givenPermissions = () =>
  z.array(z.enum(PERMISSIONS)).check(
    z.minLength(1),
    z.maxLength(PERMISSIONS.length),
    z.overwrite((list: Permission[]) => PERMISSIONS.filter((one) => list.includes(one))),
  );
