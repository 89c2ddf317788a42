import { UsersList } from '../features/users/users-list.tsx';
import { loadUsers } from '../features/users/users-query.ts';
import { messages } from '../messages.ts';

export const loader = loadUsers;
export const handle = { title: messages.users.title };

export function Component() {
  return (
    <>
      <h1>{messages.users.title}</h1>
      <UsersList />
    </>
  );
}
