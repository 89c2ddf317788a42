import { useSession } from '@vitrina/shared-auth';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { againTexts, keptTexts, sessionTexts } from '../../messages.ts';
import { isUnsent } from '../../quiz-core/quiz-state.ts';
import { laterParts } from '../../quiz-ui/later-parts.tsx';
import { QuizWizard } from '../../quiz-ui/quiz-wizard.tsx';
import { useQuizState } from '../../quiz-ui/use-quiz-state.ts';
import type { EarlierRequest } from './earlier-request.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { LeftCorrections } from './left-corrections.tsx';
import { RequestSent } from './request-sent.tsx';
import { startRequest } from './start-request.ts';

/**
 * The questionnaire on the platform: eleven sections for a guest, ten when signed in.
 * @param earlier request to start from; later values are ignored
 * @param onDropped called after a draft over other answers was discarded
 */
export function WebsiteRequest({
  earlier = null,
  onDropped,
}: {
  earlier?: EarlierRequest | null;
  onDropped?: () => void;
}) {
  const [{ owner, store, follow, arrival, dropTyped, forget }] = useState(() =>
    startRequest(earlier),
  );
  const [parts] = useState(() =>
    laterParts(store, earlier?.mode === 'correct' ? againTexts.save : undefined),
  );
  useEffect(follow, [follow]);
  const state = useQuizState(store);
  const userId = useSession((session) => session.user?.id);
  const sentTo = state.delivery.status === 'sent' ? arrival() : null;
  if (sentTo) return <RequestSent arrival={sentTo} />;
  const isGone = owner !== null && String(userId) !== owner;
  if (earlier?.closed && state.delivery.status !== 'sending') {
    return (
      <>
        {isGone && <SessionEnded />}
        <LeftCorrections earlier={earlier} typed={state.answers} onForget={forget} />
      </>
    );
  }
  return (
    <>
      {isGone && <SessionEnded />}
      {dropTyped && (
        <TypedOverOthers
          onDrop={() => {
            dropTyped();
            onDropped?.();
          }}
        />
      )}
      <QuizWizard
        store={store}
        parts={parts}
        note={owner === null ? keptTexts.guest : keptTexts.account}
      />
      <LeaveGuard owner={owner} unsent={isUnsent(state)} />
    </>
  );
}

function TypedOverOthers({ onDrop }: { onDrop: () => void }) {
  return (
    <Alert
      tone="warning"
      actions={
        <Button variant="secondary" size="sm" onClick={onDrop}>
          {againTexts.dropTyped}
        </Button>
      }
    >
      {againTexts.overOthers}
    </Alert>
  );
}

function SessionEnded() {
  const { pathname, search } = useLocation();
  return (
    <Alert
      tone="warning"
      actions={
        <Link to={`/login?next=${encodeURIComponent(pathname + search)}`}>
          {sessionTexts.signIn}
        </Link>
      }
    >
      {sessionTexts.ended}
    </Alert>
  );
}
