import { useQuery } from '@tanstack/react-query';
import type { User } from '@vitrina/contract/entities/user';
import { hostCan } from '@vitrina/shared-auth';
import type { QueryState } from '@vitrina/shared-ui/query-view';
import { usersQuery } from './users-query.ts';

/** Nothing to load: the host searches accounts while typing. */
const LOOKED_UP: QueryState<readonly User[] | null> = {
  data: null,
  error: null,
  isPending: false,
  isFetching: false,
  refetch: () => {},
};

/** All accounts to choose from; `null` where the host searches them. */
export function useSelectableUsers(): QueryState<readonly User[] | null> {
  const isLookedUp = hostCan('console-search');
  const users = useQuery({ ...usersQuery(), enabled: !isLookedUp });
  return isLookedUp ? LOOKED_UP : users;
}
