import { useQuery } from '@tanstack/react-query';
import type { RequestCall } from '@vitrina/contract/entities/request-call';
import { formatAppointment } from '@vitrina/contract/rules/dates';
import { withoutDirections } from '@vitrina/contract/rules/isolated';
import { hostCan } from '@vitrina/shared-auth';
import {
  hasBegun,
  isOpenCall,
  requestCallQuery,
} from '@vitrina/shared-auth/per-package/room/request-call-query';
import { useFragmentFocus } from '@vitrina/shared-auth/per-package/use-fragment-focus';
import { Button } from '@vitrina/shared-ui/button';
import { useState } from 'react';
import { callMessages as text } from '../../call-messages.ts';
import { CancelCall } from './cancel-call.tsx';
import style from './room.module.css';
import { RoomSection } from './room-section.tsx';

export function Call({ requestId }: { requestId: number }) {
  const { data } = useQuery({ ...requestCallQuery(requestId), enabled: hostCan('request-calls') });
  const section = useFragmentFocus('apel', data?.call != null);
  const [cancelling, setCancelling] = useState<string | null>(null);
  const call = data?.call;
  if (!call) return null;
  const startsAt = call.starts_at ?? '';
  const state = describe(call);
  return (
    <RoomSection ref={section} title={text.title}>
      <p>
        <strong>{formatAppointment(startsAt)}</strong>
      </p>
      {state && <p className={style.quiet}>{state}</p>}
      {call.reason && (
        <p className={style.quiet}>
          <bdi>{text.reason(withoutDirections(call.reason))}</bdi>
        </p>
      )}
      {state === null && (
        <Button
          variant="ghost"
          size="sm"
          className={style.older}
          aria-haspopup="dialog"
          onClick={() => setCancelling(startsAt)}
        >
          {text.cancel}
        </Button>
      )}
      {cancelling !== null && (
        <CancelCall
          requestId={requestId}
          startsAt={cancelling}
          onClose={() => setCancelling(null)}
        />
      )}
    </RoomSection>
  );
}

/** `null` for an upcoming call. */
function describe(call: RequestCall): string | null {
  if (call.cancelled_at && call.ended_with_request) return text.ended;
  if (call.cancelled_at)
    return call.cancelled_by_staff ? text.cancelledByStaff : text.cancelledByOwner;
  if (!isOpenCall(call)) return text.past;
  return hasBegun(call) ? text.now : null;
}
