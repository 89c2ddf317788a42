import { loadRequestsList } from '../features/requests/requests-query.ts';
import { RequestsTable } from '../features/requests/requests-table.tsx';
import { messages } from '../messages.ts';

export const loader = loadRequestsList;
export const handle = { title: messages.requests.title };

export function Component() {
  return (
    <>
      <h1>{messages.requests.title}</h1>
      <RequestsTable />
    </>
  );
}
