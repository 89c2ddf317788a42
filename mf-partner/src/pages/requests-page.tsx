import { HelpButton } from '../features/requests/help-button.tsx';
import { RequestList } from '../features/requests/request-list.tsx';
import { loadRequests } from '../features/requests/requests-query.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { messages } from '../messages.ts';

export const loader = loadRequests;
export const handle = { title: messages.requests.title };

export function Component() {
  return (
    <>
      <PageTitle title={messages.requests.title} action={<HelpButton />} />
      <RequestList />
    </>
  );
}
