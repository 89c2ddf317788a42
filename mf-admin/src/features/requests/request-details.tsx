import { useQuery } from '@tanstack/react-query';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { ThingHistory } from '../audit/thing-history.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { HeldRequest, isHeld } from './held-request.tsx';
import { RequestAnswers } from './request-answers.tsx';
import { RequestContact } from './request-contact.tsx';
import style from './request-details.module.css';
import { requestDetailsQuery } from './request-details-query.ts';
import { RequestHistory } from './request-history.tsx';
import { requestName } from './request-name.ts';
import { RequestPlace } from './request-place.tsx';

const text = messages.requests.details;

export function RequestDetails({ request }: { request: WebsiteRequest }) {
  const [open, setOpen] = useState(false);
  const name = requestName(request);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-label={text.openFor(name)}
        onClick={() => setOpen(true)}
      >
        {text.open}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={name}
        closeLabel={messages.close}
        placement="end"
      >
        {open && <Details request={request} />}
      </Dialog>
    </>
  );
}

function Details({ request }: { request: WebsiteRequest }) {
  return (
    <div className={style.details}>
      {isHeld(request) && <HeldRequest request={request} />}
      <RequestContact request={request} />
      <QueryView
        query={useQuery(requestDetailsQuery(request))}
        loading={<ListSkeleton />}
        failed={text.failed}
        retryLabel={messages.retry}
      >
        {(details) => (
          <>
            {details && <RequestHistory events={details.events} />}
            <RequestPlace place={details?.place} />
            <RequestAnswers answers={details?.answers ?? null} />
          </>
        )}
      </QueryView>
      <ThingHistory kind="request" id={request.id} />
    </div>
  );
}
