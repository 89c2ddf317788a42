import { useQuery } from '@tanstack/react-query';
import { createRequestAsk } from '@vitrina/contract/calls/create-request-ask';
import { withdrawRequestAsk } from '@vitrina/contract/calls/withdraw-request-ask';
import type { RequestAsk } from '@vitrina/contract/entities/request-ask';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { formatLongDate } from '@vitrina/contract/rules/dates';
import { hasEnded } from '@vitrina/contract/rules/has-ended';
import { withoutDirections } from '@vitrina/contract/rules/isolated';
import { callApi, hostCan, queryClient, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { asksQuery, readAsks } from '@vitrina/shared-auth/per-package/room/asks-query';
import { refreshRequests } from '@vitrina/shared-auth/per-package/room/refresh-requests';
import {
  failedOrUnsure,
  refusalOrUnsure,
  sendOrFind,
} from '@vitrina/shared-auth/per-package/room/send-or-find';
import { useFragmentFocus } from '@vitrina/shared-auth/per-package/use-fragment-focus';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { AskCard } from '@vitrina/shared-ui/ask-card';
import { Button } from '@vitrina/shared-ui/button';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { readBy } from '@vitrina/shared-ui/read-form';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { messages } from '../../messages.ts';
import { roomMessages } from '../../room-messages.ts';
import style from './room.module.css';
import { RoomSection } from './room-section.tsx';
import { useSendingKey } from './use-sending-key.ts';

const text = roomMessages.asks;

export function Asks({ request }: { request: WebsiteRequest }) {
  const { id: requestId, paused_since } = request;
  const isOver = hasEnded(request);
  const { data } = useQuery({ ...asksQuery(requestId), enabled: hostCan('request-asks') });
  const section = useFragmentFocus('de-trimis', data != null);
  if (!data) return null;
  const asks = data.filter(({ withdrawn_at }) => !withdrawn_at);
  return (
    <RoomSection ref={section} title={text.title}>
      {!isOver && asks.some(({ answered_at }) => !answered_at) && (
        <p className={style.quiet}>
          {paused_since ? text.pausedSince(formatLongDate(paused_since)) : text.paused}
        </p>
      )}
      {asks.map((ask) => (
        <AskCard key={ask.id} ask={ask} text={text.card} isClosed={isOver}>
          {!ask.answered_at && !isOver && <Withdraw requestId={requestId} ask={ask} />}
        </AskCard>
      ))}
      {isOver ? (
        <p className={style.quiet}>{roomMessages.ended}</p>
      ) : (
        <details>
          <summary>{text.add}</summary>
          <NewAsk requestId={requestId} />
        </details>
      )}
    </RoomSection>
  );
}

function Withdraw({ requestId, ask }: { requestId: number; ask: RequestAsk }) {
  const withdraw = useSingleMutation({
    mutationKey: ['withdraw-ask', ask.id],
    mutationFn: async () => {
      try {
        await sendOrFind(
          () => callApi(withdrawRequestAsk, { params: { id: requestId, askId: ask.id } }),
          async () =>
            (await readAsks(requestId)).some(
              ({ id, withdrawn_at }) => id === ask.id && withdrawn_at,
            ),
        );
      } finally {
        // Also after a refusal: the answer may have arrived meanwhile.
        await refreshRequests();
      }
    },
    onError: (error) =>
      void showToast(
        serverMessageOr(error, failedOrUnsure(error, text.withdrawFailed, roomMessages.unsure)),
        { tone: 'danger' },
      ),
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      className={style.older}
      aria-label={`${text.withdraw}: ${withoutDirections(ask.title)}`}
      busy={withdraw.isPending}
      onClick={() => withdraw.mutate()}
    >
      {text.withdraw}
    </Button>
  );
}

const EMPTY = { title: '', note: '' };
const read = readBy(
  createRequestAsk.body,
  { required: text.titleMissing, tooLong: messages.tooLong },
  (values: typeof EMPTY) => values,
);

function NewAsk({ requestId }: { requestId: number }) {
  const kept = useKept(`ask-for-${requestId}`, EMPTY, (values) => values.title !== '');
  const key = useSendingKey();
  const form = useForm({
    ...kept,
    read,
    async send(body, typed) {
      const call = { params: { id: requestId }, body };
      const known = queryClient.getQueryData(asksQuery(requestId).queryKey) ?? [];
      await sendOrFind(
        () => callApi(createRequestAsk, call, { idempotencyKey: key.of(body) }),
        async () =>
          (await readAsks(requestId)).some(
            ({ id, title, note }) =>
              title === body.title && note === body.note && known.every((one) => one.id !== id),
          ),
      );
      key.sent();
      kept.settle(typed);
      showToast(text.added);
      await refreshRequests();
    },
    refused: refusalOrUnsure(text.addFailed, roomMessages.unsure),
  });
  return (
    <form {...form.props} className={style.talk}>
      <TextField {...form.field('title')} label={text.what} required />
      <TextAreaField {...form.field('note')} label={text.note} rows={2} />
      <FormAlert notice={form.notice} />
      <Button type="submit" busy={form.busy} className={style.older}>
        {text.send}
      </Button>
    </form>
  );
}
