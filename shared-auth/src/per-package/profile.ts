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
 * Compiled into each package that imports it; cache and session are the shared instance's, so they are
 * imported by package name.
 */

/**
 * The signed-in person's data.
 * @example
 * import { useQuery } from '@tanstack/react-query';
 * const { data } = useQuery(profileQuery());
 * const phone = data?.phone ?? '';
 */
export const profileQuery = () =>
  queryOptions({
    queryKey: userKey('shared', 'profile'),
    queryFn: ({ signal }) => callApi(getProfile, {}, { signal }),
    meta: { shows: ['user'] },
  });

/**
 * For a route's loader: fetches beside the page's code; the page shows the state.
 * @example
 * const Page = () => <h1>Profil</h1>;
 * const route = { path: 'profile', loader: loadProfile, Component: Page };
 */
export const loadProfile = () => {
  void queryClient.prefetchQuery(profileQuery());
  return null;
};

interface ProfileChange {
  name: string;
  phone: string;
  /** Sent unchanged: the host accepts no other. */
  email: string;
}

/**
 * Saves the profile, then updates the cached profile and the session's name.
 * @param send makes the call; passed in, so that pages without a form do not contain its schema
 * @returns whether the same person is still signed in
 * @throws the error of `send`
 * @example
 * import { updateProfile } from '@vitrina/contract/calls/update-profile';
 * import { callApi, showToast } from '@vitrina/shared-auth';
 * const change = { name: 'Ana', phone: '0712 345 678', email: 'ana@exemplu.ro' };
 * const isSaved = await saveProfile(change, (body) => callApi(updateProfile, { body }));
 * if (isSaved) showToast('Profilul a fost salvat.');
 */
export async function saveProfile(
  typed: ProfileChange,
  send: (change: ProfileChange) => Promise<unknown>,
): Promise<boolean> {
  // As the host stores it, so that the form shows the same before and after a reload.
  const change = { ...typed, phone: normalizePhone(typed.phone) };
  // Bound to the current person: somebody else may be signed in when the answer arrives.
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
