import { FROM_MAIL } from '@vitrina/contract/constants';
import type { Mount } from '@vitrina/contract/remote';
import { getSession } from '@vitrina/shared-auth/session';
import type { SessionUser } from '@vitrina/shared-auth/user';
import { redirect, redirectDocument } from 'react-router-dom';
import { mayOpen, type RegisteredMount } from './mounts.ts';

/** Access rules of a mount. */
export interface Guarded {
  mount: Pick<Mount, 'access' | 'onDenied'>;
}

/** The visitor's role; `null` when signed out. */
export const currentRole = (): SessionUser['role'] | null => getSession().user?.role ?? null;

/** The first of `mounts` that the visitor may not open. */
export const deniedMount = (mounts: readonly Guarded[]): Guarded | undefined =>
  mounts.find(({ mount }) => !mayOpen(mount, currentRole()));

/**
 * Redirect target for a visitor who may not open one of `mounts` at `url`; `null` when all are allowed. A
 * session that expired during work, and a link in a mail (docs/product.md#links-in-mails), lead to sign-in
 * and back.
 */
export function wayOut(mounts: readonly Guarded[], url: string): string | null {
  const denied = deniedMount(mounts);
  if (!denied) return null;
  const target = new URL(url);
  const comesFromMail = currentRole() === null && target.searchParams.has(FROM_MAIL);
  if (getSession().ended !== 'expired' && !comesFromMail) return denied.mount.onDenied;
  target.searchParams.delete(FROM_MAIL);
  return `/login?next=${encodeURIComponent(target.pathname + target.search + target.hash)}`;
}

/**
 * Redirects a visitor who may not open one of `mounts`.
 * @throws Response a redirect
 */
export function checkAccess(mounts: readonly Guarded[], { url }: Request): void {
  const target = wayOut(mounts, url);
  if (target !== null) throw redirect(target);
}

/** Kind of document for a page. Kinds unknown to this shell do not count: no such document exists. */
export const documentKindOf = (mounts: readonly RegisteredMount[]): 'payment' | 'default' =>
  mounts.at(-1)?.mount.document === 'payment' ? 'payment' : 'default';

/**
 * Documents differ in their policy header, which only a new document changes.
 * @param kind of this document; `any` in development
 * @throws Response a redirect that loads a new document
 */
export function checkDocument(
  mounts: readonly RegisteredMount[],
  kind: string,
  { url }: Request,
): void {
  if (kind !== documentKindOf(mounts) && kind !== 'any') throw redirectDocument(url);
}
