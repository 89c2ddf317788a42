import { useQuery } from '@tanstack/react-query';
import { isolated } from '@vitrina/contract/rules/isolated';
import { readId } from '@vitrina/contract/rules/read-id';
import { hostCan, queryClient, useDocumentTitle } from '@vitrina/shared-auth';
import { conversationQuery } from '@vitrina/shared-auth/per-package/room/conversation-query';
import { versionsQuery } from '@vitrina/shared-auth/per-package/room/versions-query';
import { Link, useParams } from 'react-router-dom';
import { loadRequests, requestsQuery } from '../features/requests/requests-query.ts';
import { RoomView } from '../features/room/room-view.tsx';
import { messages } from '../messages.ts';
import { roomMessages } from '../room-messages.ts';
import { NotFoundPage } from './not-found-page.tsx';

export const handle = { title: messages.requests.title };

export const loader = ({ params }: { params: { id?: string } }) => {
  const id = readId(params.id);
  if (id !== null && hostCan('request-messages'))
    void queryClient.prefetchQuery(conversationQuery(id));
  if (id !== null && hostCan('request-versions')) void queryClient.prefetchQuery(versionsQuery(id));
  return loadRequests();
};

function useTitle(id: number | null): string | null {
  const { data } = useQuery(requestsQuery());
  if (id === null) return null;
  const request = data?.find((one) => one.id === id);
  const name = request?.business_name || messages.requests.unnamed;
  return request ? roomMessages.named(id, isolated(name)) : roomMessages.number(id);
}

export function Component() {
  const id = readId(useParams().id);
  const title = useTitle(id);
  useDocumentTitle(title);
  if (id === null || !hostCan('request-messages')) return <NotFoundPage />;
  return (
    <>
      <p>
        <Link to="/admin/sites">{roomMessages.back}</Link>
      </p>
      <h1>{title}</h1>
      <RoomView key={id} id={id} />
    </>
  );
}
