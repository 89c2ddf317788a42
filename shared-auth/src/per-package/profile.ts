import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '@vitrina/contract/calls/get-profile';
import { normalizePhone } from '@vitrina/contract/rules/phone';
import {
  callApi,
  changeKnown,
  getSession,
  queryClient,
  signIn,
  userId,
  userKey,
} from '@vitrina/shared-auth';

/*
 * Compiled into each package that asks for it; the cache and the session are those of the one
 * instance, which is why they are imported by the package's name.
 */

/** The signed-in person's own data. */
export const profileQuery = () =>
  queryOptions({
    queryKey: userKey('shared', 'profile'),
    queryFn: ({ signal }) => callApi(getProfile, {}, { signal }),
    meta: { shows: ['user'] },
  });

/** For a route's loader: starts the fetch beside the page's code; the page shows how it goes. */
export const loadProfile = () => {
  void queryClient.prefetchQuery(profileQuery());
  return null;
};

interface ProfileChange {
  name: string;
  phone: string;
  /** Goes along unchanged: the host takes no other. */
  email: string;
}

/**
 * Saves the profile, then changes the cached profile and the session's name.
 * @param send makes the call; the caller brings it, so that pages without a form do not carry its schema
 * @returns whether the person is still signed in who saved it
 */
export async function saveProfile(
  typed: ProfileChange,
  send: (change: ProfileChange) => Promise<unknown>,
): Promise<boolean> {
  // As the host stores it, so that a form shows the same after saving as after a reload.
  const change = { ...typed, phone: normalizePhone(typed.phone) };
  // Whose data they are is settled now: somebody else may be signed in when the answer comes.
  const key = profileQuery().queryKey;
  const before = userId();
  await send(change);
  const { user, token } = getSession();
  if (!user || user.id !== before) return false;
  const { name, phone } = change;
  changeKnown(key, (known) => ({ ...known, name, phone }));
  signIn({ ...user, name }, token);
  return true;
}
