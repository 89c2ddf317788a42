import { getSession } from '@vitrina/shared-auth';

/** Account id as drafts store it; `null` for a guest. */
export function currentOwner(): string | null {
  const { user } = getSession();
  return user && String(user.id);
}
