import { useQuery } from '@tanstack/react-query';
import type { RequestCall } from '@vitrina/contract/entities/request-call';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { formatAppointment } from '@vitrina/contract/rules/dates';
import { isolated, withoutDirections } from '@vitrina/contract/rules/isolated';
import { knownState } from '@vitrina/contract/rules/known-state';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { hostCan, platformConfig, showToast } from '@vitrina/shared-auth';
import {
  hasBegun,
  isOpenCall,
  requestCallQuery,
} from '@vitrina/shared-auth/per-package/room/request-call-query';
import { useFragmentFocus } from '@vitrina/shared-auth/per-package/use-fragment-focus';
import { Button } from '@vitrina/shared-ui/button';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { useState } from 'react';
import { callMessages as text } from '../../call-messages.ts';
import { PageSection } from '../../layout/page-section.tsx';
import { messages } from '../../messages.ts';
import { useOvertaken } from '../use-overtaken.ts';
import style from './call.module.css';
import { CancelCall, cancelCallKey } from './cancel-call.tsx';
import { ChooseCall } from './choose-call.tsx';
import room from './room.module.css';

export function Call({ request }: { request: WebsiteRequest }) {
  const state = knownState(REQUEST_STATES, request.status);
  const isUnderWay = state !== null && !REQUEST_STATES[state].isFinal;
  const isShown = isUnderWay && hostCan('request-calls');
  const query = useQuery({ ...requestCallQuery(request.id ?? 0), enabled: isShown });
  const section = useFragmentFocus('apel', query.data != null);
  const call = isShown ? query.data?.call : null;
  const openAt = call && isOpenCall(call) ? (call.starts_at ?? '') : null;
  const [cancelled, setCancelled] = useState<string | null>(null);
  useOvertaken(cancelled !== null && cancelled !== openAt, cancelCallKey(request.id ?? 0), () => {
    setCancelled(null);
    showToast(text.cancel.overtaken, { tone: 'info' });
  });
  if (!isShown || query.data === null) return null;
  return (
    <PageSection ref={section} title={text.title}>
      <QueryView
        query={query}
        loading={<Skeleton shape="block" className={room.placeholder} />}
        failed={text.failed}
        retryLabel={messages.retry}
      >
        {(booked) => {
          if (!booked) return null;
          const { call, slots } = booked;
          const parts = { request, slots };
          return call && isOpenCall(call) ? (
            <OpenCall {...parts} call={call} cancelled={cancelled} onCancel={setCancelled} />
          ) : (
            <NoCall {...parts} last={call} />
          );
        }}
      </QueryView>
    </PageSection>
  );
}

interface PartProps {
  request: WebsiteRequest;
  slots: readonly string[];
}

interface OpenCallProps extends PartProps {
  call: RequestCall;
  /** Start of the call being cancelled. */
  cancelled: string | null;
  onCancel: (startsAt: string | null) => void;
}

function OpenCall({ request, call, slots, cancelled, onCancel }: OpenCallProps) {
  const [moving, setMoving] = useState(false);
  const { brand } = platformConfig();
  const startsAt = call.starts_at ?? '';
  const phone = request.phone ? isolated(request.phone) : null;
  return (
    <>
      <div>
        <p className={style.when}>{formatAppointment(startsAt)}</p>
        <p className={room.quiet}>{text.who(brand.name, phone)}</p>
      </div>
      {hasBegun(call) && <p>{text.now}</p>}
      {!hasBegun(call) && !moving && (
        <div className={style.actions}>
          <Button variant="secondary" size="sm" onClick={() => setMoving(true)}>
            {text.move}
          </Button>
          <CancelCall
            requestId={request.id ?? 0}
            startsAt={startsAt}
            asking={cancelled === startsAt}
            onAsking={(asking) => onCancel(asking ? startsAt : null)}
          />
        </div>
      )}
      {moving && (
        <ChooseCall
          requestId={request.id ?? 0}
          slots={slots}
          confirmLabel={text.moveHere}
          onBooked={() => setMoving(false)}
        >
          <Button variant="ghost" onClick={() => setMoving(false)}>
            {text.keepTime}
          </Button>
        </ChooseCall>
      )}
    </>
  );
}

/** Free hours: shown at once, or on demand after an earlier call. */
function NoCall({ request, last, slots }: PartProps & { last: RequestCall | null }) {
  const [asked, setAsked] = useState(false);
  const isOver = last !== null && !last.cancelled_at;
  return (
    <>
      {last && <LastCall call={last} />}
      {isOver && !asked ? (
        <Button variant="secondary" size="sm" className={room.older} onClick={() => setAsked(true)}>
          {text.again}
        </Button>
      ) : (
        <>
          {slots.length > 0 && <p className={room.quiet}>{text.lead}</p>}
          <ChooseCall
            requestId={request.id ?? 0}
            slots={slots}
            confirmLabel={text.book}
            onBooked={() => setAsked(false)}
          />
        </>
      )}
    </>
  );
}

function LastCall({ call }: { call: RequestCall }) {
  const at = formatAppointment(call.starts_at);
  if (!call.cancelled_at) return <p className={room.quiet}>{text.past(at)}</p>;
  return (
    <div>
      <p>{call.ended_with_request ? text.ended(at) : text.cancelled(at)}</p>
      {call.reason && (
        <p className={style.reason}>
          <bdi>{text.reason(withoutDirections(call.reason))}</bdi>
        </p>
      )}
    </div>
  );
}
