import { useQuery } from '@tanstack/react-query';
import { listUsers } from '@vitrina/contract/calls/list-users';
import type { User } from '@vitrina/contract/entities/user';
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

export function UsersList() {
  return (
    <QueryView
      query={useQuery(usersQuery())}
      loading={<ListSkeleton />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {(users) => <Users users={users} />}
    </QueryView>
  );
}

function Users({ users }: { users: readonly User[] }) {
  const list = useList('utilizatori', users, userColumns);
  const { clear } = useListParams();
  if (users.length === 0) return <NoRows call={listUsers} empty={text.empty} />;
  return (
    <div className={style.list}>
      <UnreadRows call={listUsers} />
      <ListToolbar list={list} fileName="utilizatori" count={text.total(list.rows.length)} cards />
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
