import { QuestionField } from './question-field.tsx';
import { ReviewStep } from './review-step.tsx';
import { SectionList } from './section-list.tsx';

/** What comes after a guest's first section. The platform has it at once, the embed loads it later. */
export const laterParts = { QuestionField, ReviewStep, SectionList };
export type LaterParts = typeof laterParts;
