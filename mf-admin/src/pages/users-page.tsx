import { UsersList } from '../features/users/users-list.tsx';
import { loadUsersList } from '../features/users/users-query.ts';
import { messages } from '../messages.ts';

export const loader = loadUsersList;
export const handle = { title: messages.users.title };

export function Component() {
  return (
    <>
      <h1>{messages.users.title}</h1>
      <UsersList />
    </>
  );
}
