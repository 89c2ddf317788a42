import { useQuery } from '@tanstack/react-query';
import { MAX_MESSAGE_LENGTH } from '@vitrina/contract/constants';
import type { RequestAsk } from '@vitrina/contract/entities/request-ask';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { trimmed } from '@vitrina/contract/rules/blank';
import { formatLongDate } from '@vitrina/contract/rules/dates';
import { hasEnded } from '@vitrina/contract/rules/has-ended';
import { withoutDirections } from '@vitrina/contract/rules/isolated';
import { hostCan } from '@vitrina/shared-auth';
import { asksQuery } from '@vitrina/shared-auth/per-package/room/asks-query';
import { answerForm, useAskAnswer } from '@vitrina/shared-auth/per-package/room/use-ask-answer';
import { useFragmentFocus } from '@vitrina/shared-auth/per-package/use-fragment-focus';
import { AskCard } from '@vitrina/shared-ui/ask-card';
import { MessageComposer } from '@vitrina/shared-ui/message-composer';
import { PageSection } from '../../layout/page-section.tsx';
import { roomMessages } from '../../room-messages.ts';
import { LeftDraft } from './left-draft.tsx';
import style from './room.module.css';

const text = roomMessages.asks;

/** Things asked of the partner; the promised days pause meanwhile. */
export function Asks({ request }: { request: WebsiteRequest }) {
  const { id: requestId, paused_since } = request;
  const isOver = hasEnded(request);
  const { data } = useQuery({ ...asksQuery(requestId), enabled: hostCan('request-asks') });
  const asks = data?.filter(({ withdrawn_at }) => !withdrawn_at) ?? [];
  const isMissing = asks.some(({ answered_at }) => !answered_at);
  const section = useFragmentFocus('de-trimis', asks.length > 0);
  const left = data?.flatMap((ask) => {
    const why = whyClosed(ask, isOver);
    if (why === null) return [];
    return (
      <LeftDraft
        key={ask.id}
        requestId={requestId}
        form={answerForm(ask.id)}
        field="text"
        why={`${why} ${text.left}`}
        about={withoutDirections(ask.title)}
        hasCome={(typed) => ask.answered_at != null && trimmed(typed) === ask.answer}
      />
    );
  });
  if (asks.length === 0) return left;
  return (
    <PageSection ref={section} title={isMissing ? text.title : text.allSent}>
      {isMissing && <p className={style.quiet}>{isOver ? text.ended : pauseText(paused_since)}</p>}
      {left}
      {asks.map((ask) => (
        <AskCard key={ask.id} ask={ask} text={text.card} isClosed={isOver}>
          {!ask.answered_at && !isOver && <Answer requestId={requestId} ask={ask} />}
        </AskCard>
      ))}
    </PageSection>
  );
}

/** Why it can no longer be answered; `null` while open. */
function whyClosed({ title, withdrawn_at, answered_at }: RequestAsk, isOver: boolean) {
  const about = withoutDirections(title);
  if (answered_at) return text.alreadyCame(about);
  if (withdrawn_at) return text.notNeeded(about);
  return isOver ? roomMessages.versions.over : null;
}

const pauseText = (since: string | null | undefined): string =>
  since ? text.pausedSince(formatLongDate(since)) : text.paused;

function Answer({ requestId, ask }: { requestId: number; ask: RequestAsk }) {
  const about = withoutDirections(ask.title);
  const composer = useAskAnswer(requestId, ask.id, text.problems);
  return (
    <MessageComposer
      text={{ ...text.composer, about, label: text.answerLabel(about) }}
      most={MAX_MESSAGE_LENGTH}
      composer={composer}
      canAttach={hostCan('private-files')}
    />
  );
}
