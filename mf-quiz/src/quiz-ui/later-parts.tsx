import type { QuizStore } from '../quiz-core/quiz-store.ts';
import { Questions } from './questions.tsx';
import { ResumedNotice } from './resumed-notice.tsx';
import { ReviewStep } from './review-step.tsx';
import { SectionList } from './section-list.tsx';

/**
 * Components after a guest's first section; call once per questionnaire. The platform has them at once, the
 * embed loads them later.
 * @param submitLabel replaces the default text of the submit button
 */
export const laterParts = (store: QuizStore, submitLabel?: string) => ({
  Questions: () => <Questions store={store} />,
  ResumedNotice: () => <ResumedNotice store={store} />,
  ReviewStep: () => <ReviewStep store={store} submitLabel={submitLabel} />,
  SectionList: () => <SectionList store={store} />,
});
export type LaterParts = ReturnType<typeof laterParts>;
