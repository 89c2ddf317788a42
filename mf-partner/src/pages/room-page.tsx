import { readId } from '@vitrina/contract/rules/read-id';
import { hostCan, queryClient } from '@vitrina/shared-auth';
import { conversationQuery } from '@vitrina/shared-auth/per-package/room/conversation-query';
import { versionsQuery } from '@vitrina/shared-auth/per-package/room/versions-query';
import { useParams } from 'react-router-dom';
import { loadRequests } from '../features/requests/requests-query.ts';
import { RoomView } from '../features/room/room-view.tsx';
import { messages } from '../messages.ts';
import { Component as NotFoundPage } from './not-found-page.tsx';

export const handle = { title: messages.requests.title };

export const loader = ({ params }: { params: { id?: string } }) => {
  const id = readId(params.id);
  if (id !== null && hostCan('request-messages'))
    void queryClient.prefetchQuery(conversationQuery(id));
  if (id !== null && hostCan('request-versions')) void queryClient.prefetchQuery(versionsQuery(id));
  return loadRequests();
};

export function Component() {
  const id = readId(useParams().id);
  return id === null || !hostCan('request-messages') ? (
    <NotFoundPage />
  ) : (
    <RoomView key={id} id={id} />
  );
}
