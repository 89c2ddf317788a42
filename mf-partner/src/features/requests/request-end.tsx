import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { withoutDirections } from '@vitrina/contract/rules/isolated';
import { requestAgainPath } from '@vitrina/contract/rules/request-again';
import { hostCan, showToast } from '@vitrina/shared-auth';
import { buttonClass } from '@vitrina/shared-ui/button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { useRequestPage } from '../../own-navigation.ts';
import { useOvertaken } from '../use-overtaken.ts';
import style from './request-end.module.css';
import { useCorrectionPage } from './use-correction-page.ts';
import { WithdrawRequest, withdrawalKey } from './withdraw-request.tsx';

const text = messages.requests.end;
const SMALL = { size: 'sm', variant: 'secondary' } as const;

/** Correct or withdraw it before work begins; send it again after a refusal. */
export function RequestEnd({ request }: { request: WebsiteRequest }) {
  if (!hostCan('request-corrections')) return null;
  return (
    <>
      <StillOpen request={request} />
      {request.status === 'rejected' && <Refused request={request} />}
    </>
  );
}

function StillOpen({ request }: { request: WebsiteRequest }) {
  const page = useCorrectionPage(request);
  const [asking, setAsking] = useState(false);
  const isOpen = request.status === 'pending';
  useOvertaken(asking && !isOpen, withdrawalKey(request.id), () => {
    setAsking(false);
    showToast(text.withdraw.overtaken, { tone: 'info' });
  });
  if (!isOpen) return null;
  return (
    <div className={style.actions}>
      {page && (
        <Link to={page} className={buttonClass(SMALL)}>
          {text.correct}
        </Link>
      )}
      <WithdrawRequest request={request} asking={asking} onAsking={setAsking} />
    </div>
  );
}

function Refused({ request }: { request: WebsiteRequest }) {
  const page = useRequestPage();
  return (
    <div className={style.refused}>
      {request.withdrawn && <p>{text.withdrawn}</p>}
      {request.reason && (
        <p className={style.reason}>
          {text.why} <bdi>{withoutDirections(request.reason)}</bdi>
        </p>
      )}
      {page && (
        <Link
          to={requestAgainPath(page, { mode: 'from', id: request.id })}
          className={buttonClass(SMALL)}
        >
          {text.again}
        </Link>
      )}
    </div>
  );
}
