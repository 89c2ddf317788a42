import { useQuery } from '@tanstack/react-query';
import { listUsers } from '@vitrina/contract/calls/list-users';
import type { User } from '@vitrina/contract/entities/user';
import { type Live, useSteadyRows } from '@vitrina/shared-auth/per-package/use-steady-rows';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { messages } from '../../messages.ts';
import style from '../list/data-list.module.css';
import { NoMatch } from '../list/data-list.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { NoRows } from '../list/no-rows.tsx';
import { UnreadRows } from '../list/unread-rows.tsx';
import { useList } from '../list/use-list.ts';
import { useListParams } from '../list/use-list-params.ts';
import { VirtualCards } from '../list/virtual-cards.tsx';
import { UserCard } from './user-card.tsx';
import { userColumns } from './user-columns.ts';
import { usersQuery } from './users-query.ts';

const text = messages.users;
const CHANGES = ['user'] as const;

export function UsersList() {
  const query = useQuery(usersQuery());
  return (
    <QueryView
      query={query}
      loading={<ListSkeleton />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {(users) => <Users users={users} live={{ kinds: CHANGES, updatedAt: query.dataUpdatedAt }} />}
    </QueryView>
  );
}

function Users({ users, live }: { users: readonly User[]; live: Live }) {
  const { clear, search } = useListParams();
  const { rows, fresh } = useSteadyRows(users, ({ id }) => id, live, search.toString());
  const list = useList('utilizatori', rows, userColumns);
  if (users.length === 0) return <NoRows call={listUsers} empty={text.empty} />;
  return (
    <div className={style.list}>
      <UnreadRows call={listUsers} />
      <ListToolbar
        list={list}
        fileName="utilizatori"
        count={text.total(list.rows.length)}
        fresh={fresh}
        cards
      />
      {list.rows.length === 0 ? (
        <NoMatch onClear={clear} />
      ) : (
        <VirtualCards
          label={text.title}
          rows={list.rows}
          rowKey={(user) => user.id}
          card={(user) => <UserCard user={user} />}
        />
      )}
    </div>
  );
}
