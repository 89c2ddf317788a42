import { getSession } from '@vitrina/shared-auth';

/** Account of whoever is here, as drafts name it; `null` for a guest. */
export function currentOwner(): string | null {
  const { user } = getSession();
  return user && String(user.id);
}
