import { listUsers } from '@vitrina/contract/calls/list-users';
import type { User } from '@vitrina/contract/entities/user';
import { useSteadyRows } from '@vitrina/shared-auth/per-package/use-steady-rows';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { messages } from '../../messages.ts';
import style from '../list/data-list.module.css';
import { NoMatch } from '../list/data-list.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { NoRows } from '../list/no-rows.tsx';
import { type RowsSoFar, useRowsSoFar, viewOf } from '../list/rows-so-far.ts';
import { UnreadRows } from '../list/unread-rows.tsx';
import { isNarrowed, useList } from '../list/use-list.ts';
import { useListParams } from '../list/use-list-params.ts';
import { VirtualCards } from '../list/virtual-cards.tsx';
import { UserCard } from './user-card.tsx';
import { userColumns } from './user-columns.ts';
import { usersSoFar } from './users-query.ts';

const text = messages.users;
const CHANGES = ['user'] as const;

export function UsersList() {
  return (
    <QueryView
      query={useRowsSoFar(usersSoFar())}
      loading={<ListSkeleton />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {(known) => <Users known={known} />}
    </QueryView>
  );
}

function Users({ known }: { known: RowsSoFar<User> }) {
  const { clear, search } = useListParams();
  const live = { kinds: CHANGES, updatedAt: known.updatedAt };
  const { rows, fresh } = useSteadyRows(
    known.rows,
    ({ id }) => id,
    live,
    viewOf(search, known.total),
  );
  const list = useList('utilizatori', rows, userColumns);
  if (known.rows.length === 0) return <NoRows call={listUsers} empty={text.empty} />;
  return (
    <div className={style.list}>
      <UnreadRows call={listUsers} />
      <ListToolbar
        list={list}
        fileName="utilizatori"
        count={text.total(known.total ?? list.rows.length)}
        isPart={known.total !== undefined}
        fresh={fresh}
        cards
      />
      {known.total !== undefined && isNarrowed(list) ? (
        <ListSkeleton />
      ) : list.rows.length === 0 ? (
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
