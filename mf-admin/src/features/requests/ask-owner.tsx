import { sendRequestMessage } from '@vitrina/contract/calls/send-request-message';
import { onboardingPlace } from '@vitrina/contract/rules/onboarding-places';
import { callApi, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { refreshConversation } from '@vitrina/shared-auth/per-package/room/conversation-query';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { useState } from 'react';
import { requestMessages } from '../../request-messages.ts';

const text = requestMessages.ask;

/** Steps that only the partner can take. */
export type OwnersStep = keyof typeof text.messages;
export const isOwners = (step: string): step is OwnersStep => Object.hasOwn(text.messages, step);

interface AskOwnerProps {
  requestId: number;
  step: OwnersStep;
  /** Where no step is named beside it. */
  isAlone?: boolean;
}

/** Asks a partner for a step by one press: a message of the conversation, which leads to its place. */
export function AskOwner({ requestId, step, isAlone = false }: AskOwnerProps) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [isAsked, setAsked] = useState(false);
  const ask = useSingleMutation({
    mutationKey: ['ask-owner', requestId, step],
    mutationFn: async () => {
      const place = new URL(onboardingPlace(step, requestId) ?? '/', window.location.origin);
      const body = { text: `${text.messages[step]}\n${place.href}`, file_ids: [] };
      await callApi(sendRequestMessage, { params: { id: requestId }, body }, { idempotencyKey });
      await refreshConversation(requestId);
    },
    onSuccess: () => {
      setAsked(true);
      showToast(text.done);
    },
    onError: (error) => void showToast(serverMessageOr(error, text.failed), { tone: 'danger' }),
  });
  const label = isAlone ? text.labels[step] : text.open;
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={ask.isPending}
      // Not `disabled`: that would drop the focus.
      aria-disabled={isAsked || undefined}
      aria-label={isAsked ? undefined : text.labels[step]}
      onClick={() => !isAsked && ask.mutate()}
    >
      {isAsked ? text.asked : label}
    </Button>
  );
}
