import { queryOptions } from '@tanstack/react-query';
import { listFirstUsers } from '@vitrina/contract/calls/list-first-users';
import { listUsers } from '@vitrina/contract/calls/list-users';
import { callApi, queryClient, userKey } from '@vitrina/shared-auth';
import { FIRST_ROWS, loadRowsSoFar } from '../list/rows-so-far.ts';

export const usersQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'all-users'),
    queryFn: ({ signal }) => callApi(listUsers, {}, { signal }),
    meta: { shows: ['user'] },
  });

const firstUsersQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'first-users'),
    queryFn: async ({ signal }) => {
      const query = { limit: FIRST_ROWS };
      const { users, total } = await callApi(listFirstUsers, { query }, { signal });
      return { rows: users, total };
    },
  });

export const usersSoFar = () => ({ all: usersQuery(), first: firstUsersQuery() });

export const loadUsers = () => {
  void queryClient.prefetchQuery(usersQuery());
  return null;
};

export const loadUsersList = () => {
  void loadRowsSoFar(usersSoFar());
  return null;
};
