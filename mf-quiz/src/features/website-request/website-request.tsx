import { useSession } from '@vitrina/shared-auth';
import { useState } from 'react';
import { isUnsent } from '../../quiz-core/quiz-state.ts';
import { QuizWizard } from '../../quiz-ui/quiz-wizard.tsx';
import { useQuizState } from '../../quiz-ui/use-quiz-state.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { RequestSent } from './request-sent.tsx';
import { SessionEnded } from './session-ended.tsx';
import { startRequest } from './start-request.ts';

/** The questionnaire in the platform: eleven sections for a guest, ten for who is signed in. */
export function WebsiteRequest() {
  const [{ owner, store, arrival }] = useState(startRequest);
  const state = useQuizState(store);
  const userId = useSession((session) => session.user?.id);
  const sentTo = state.delivery.status === 'sent' ? arrival() : null;
  if (sentTo) return <RequestSent arrival={sentTo} />;
  return (
    <>
      {owner !== null && String(userId) !== owner && <SessionEnded />}
      <QuizWizard store={store} />
      <LeaveGuard owner={owner} unsent={isUnsent(state)} />
    </>
  );
}
