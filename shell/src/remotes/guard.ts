import { getSession } from '@vitrina/shared-auth/session';
import { redirect, redirectDocument } from 'react-router-dom';
import { documentKind } from '../boot/data-blocks.ts';
import type { Guarded } from '../own-mounts.ts';
import { mayOpen, type RegisteredMount } from './mounts.ts';

/** The role of whoever is here; `null` when nobody is signed in. */
export const currentRole = () => getSession().user?.role ?? null;

/**
 * Sends away who may not open one of `mounts` (rulings 2 and 3).
 * @throws Response a redirect
 */
export function checkAccess(mounts: readonly Guarded[], request: Request): void {
  const denied = mounts.find(({ mount }) => !mayOpen(mount, currentRole()));
  if (!denied) return;
  const { ended } = getSession();
  throw redirect(ended === 'expired' ? signInAgain(request.url) : denied.mount.onDenied);
}

/** Where somebody goes whose session ended during work; the page they were on comes back after sign-in. */
export function signInAgain(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return `/login?next=${encodeURIComponent(pathname + search + hash)}`;
}

/**
 * Documents differ in their policy header, which only a new document can change.
 * @throws Response a redirect that loads a new document
 */
export function checkDocument(mounts: readonly RegisteredMount[], request: Request): void {
  const wanted = mounts.at(-1)?.mount.document ?? 'default';
  const kind = documentKind();
  if (kind !== wanted && kind !== 'any') throw redirectDocument(request.url);
}
