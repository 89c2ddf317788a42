import { useSession } from '@vitrina/shared-auth';
import { useEffect, useState } from 'react';
import { keptTexts } from '../../messages.ts';
import { isUnsent } from '../../quiz-core/quiz-state.ts';
import { laterParts } from '../../quiz-ui/later-parts.tsx';
import { QuizWizard } from '../../quiz-ui/quiz-wizard.tsx';
import { useQuizState } from '../../quiz-ui/use-quiz-state.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { RequestSent } from './request-sent.tsx';
import { SessionEnded } from './session-ended.tsx';
import { startRequest } from './start-request.ts';

/** The questionnaire in the platform: eleven sections for a guest, ten for who is signed in. */
export function WebsiteRequest() {
  const [{ owner, store, follow, arrival }] = useState(startRequest);
  const [parts] = useState(() => laterParts(store));
  useEffect(follow, [follow]);
  const state = useQuizState(store);
  const userId = useSession((session) => session.user?.id);
  const sentTo = state.delivery.status === 'sent' ? arrival() : null;
  if (sentTo) return <RequestSent arrival={sentTo} />;
  return (
    <>
      {owner !== null && String(userId) !== owner && <SessionEnded />}
      <QuizWizard
        store={store}
        parts={parts}
        note={owner === null ? keptTexts.guest : keptTexts.account}
      />
      <LeaveGuard owner={owner} unsent={isUnsent(state)} />
    </>
  );
}
