import type { QuizStore } from '../quiz-core/quiz-store.ts';
import { Questions } from './questions.tsx';
import { ResumedNotice } from './resumed-notice.tsx';
import { ReviewStep } from './review-step.tsx';
import { SectionList } from './section-list.tsx';

/**
 * What comes after a guest's first section, for one questionnaire: call it once. The platform has it
 * at once, the embed loads it later.
 * @param submitLabel of the button that sends it, where it is another one
 */
export const laterParts = (store: QuizStore, submitLabel?: string) => ({
  Questions: () => <Questions store={store} />,
  ResumedNotice: () => <ResumedNotice store={store} />,
  ReviewStep: () => <ReviewStep store={store} submitLabel={submitLabel} />,
  SectionList: () => <SectionList store={store} />,
});
export type LaterParts = ReturnType<typeof laterParts>;
