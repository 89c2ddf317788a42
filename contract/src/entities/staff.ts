import * as z from 'zod/mini';
import { PERMISSIONS, type Permission } from '../rules/permissions.ts';
import { anyText, date, id, maybeNamed, maybeText } from './answer-fields.ts';

/** Somebody with the role `admin`. */
export const staffMember = z.object({
  id: id(),
  name: maybeText(),
  email: anyText(),
  permissions: maybeNamed(PERMISSIONS),
});
export type StaffMember = z.output<typeof staffMember>;

/** Somebody who was asked to be one of the staff, and has not answered. */
export const staffInvitation = z.object({
  id: id(),
  name: maybeText(),
  email: anyText(),
  permissions: maybeNamed(PERMISSIONS),
  /** After it the link no longer counts; it can be sent again. */
  expires_at: date(),
});
export type StaffInvitation = z.output<typeof staffInvitation>;

/** Requests: at least one permission; in the order of `PERMISSIONS`, each once. */
export const givenPermissions = () =>
  z.array(z.enum(PERMISSIONS)).check(
    z.minLength(1),
    z.maxLength(PERMISSIONS.length),
    z.overwrite((list: Permission[]) => PERMISSIONS.filter((one) => list.includes(one))),
  );
