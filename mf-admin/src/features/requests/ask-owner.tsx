import { useQuery } from '@tanstack/react-query';
import { sendRequestMessage } from '@vitrina/contract/calls/send-request-message';
import type { RequestMessage } from '@vitrina/contract/entities/request-message';
import { onboardingPlace } from '@vitrina/contract/rules/onboarding-places';
import { callApi, serverMessageOr, showToast } from '@vitrina/shared-auth';
import {
  conversationQuery,
  refreshConversation,
} from '@vitrina/shared-auth/per-package/room/conversation-query';
import { useOwnMessage } from '@vitrina/shared-auth/per-package/room/use-own-message';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { useRef, useState } from 'react';
import { requestMessages } from '../../request-messages.ts';

const text = requestMessages.ask;

/** Steps only the partner can take. */
export type OwnersStep = keyof typeof text.messages;
export const isOwners = (step: string): step is OwnersStep => Object.hasOwn(text.messages, step);

interface AskOwnerProps {
  requestId: number;
  step: OwnersStep;
  /** No step is named beside it. */
  isAlone?: boolean;
}

/**
 * Sends the partner a message that links to the step's place. Can be withdrawn here while the conversation
 * allows it.
 */
export function AskOwner({ requestId, step, isAlone = false }: AskOwnerProps) {
  const { data: talk } = useQuery(conversationQuery(requestId));
  const own = useOwnMessage(requestId, text.withdrawFailed);
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [sentId, setSentId] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const known = talk?.data.findLast((one) => one.id === sentId || asksFor(step, one));
  const open = known && own.isChangeable(known) ? known : undefined;
  const isAsked = open !== undefined || (sentId !== null && !known?.withdrawn_at);
  const ask = useSingleMutation({
    mutationKey: ['ask-owner', requestId, step],
    mutationFn: async () => {
      const place = new URL(onboardingPlace(step, requestId) ?? '/', window.location.origin);
      const body = { text: `${text.messages[step]}\n${place.href}`, file_ids: [] };
      const call = { params: { id: requestId }, body };
      const { data } = await callApi(sendRequestMessage, call, { idempotencyKey });
      await refreshConversation(requestId);
      return data.id;
    },
    onSuccess: (id) => {
      setSentId(id);
      // After a withdrawal, asking again is a new message.
      setKey(crypto.randomUUID());
      showToast(text.done);
    },
    onError: (error) => void showToast(serverMessageOr(error, text.failed), { tone: 'danger' }),
  });
  const withdraw = useSingleMutation({
    mutationKey: ['ask-owner', requestId, step],
    mutationFn: (message: RequestMessage) => own.changes.withdraw(message),
    onSuccess: (failed) => {
      if (failed) return void showToast(failed, { tone: 'danger' });
      setSentId(null);
      button.current?.focus();
      showToast(text.withdrawn);
    },
  });
  const label = text.labels[step];
  const shown = isAlone ? label : text.open;
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        busy={ask.isPending}
        // Not `disabled`: that would drop the focus.
        aria-disabled={isAsked || undefined}
        aria-label={isAsked ? `${text.asked}: ${label}` : label}
        onClick={() => !isAsked && ask.mutate()}
      >
        {isAsked ? text.asked : shown}
      </Button>
      {open && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${text.withdraw}: ${label}`}
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate(open)}
        >
          {text.withdraw}
        </Button>
      )}
    </>
  );
}

const asksFor = (step: OwnersStep, message: RequestMessage): boolean =>
  message.is_own && !message.withdrawn_at && message.text.startsWith(text.messages[step]);
