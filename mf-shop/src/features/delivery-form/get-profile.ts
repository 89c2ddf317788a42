import { queryOptions, useQuery } from '@tanstack/react-query';
import { getProfile } from '@vitrina/contract/calls/get-profile';
import { callApi, userKey, useSession } from '@vitrina/shared-auth';

const fetchProfile = ({ signal }: { signal: AbortSignal }) => callApi(getProfile, {}, { signal });

/** The signed-in person's own data (rulings 14). */
export const profileQuery = () =>
  queryOptions({ queryKey: [...userKey(), 'profile'], queryFn: fetchProfile });

/** `undefined` for a visitor, and until the answer is here. */
export function useProfile() {
  const known = useSession((session) => session.user !== null);
  return useQuery({ ...profileQuery(), enabled: known }).data;
}
