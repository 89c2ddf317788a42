import { cleanAnswers, recordIn } from './clean-answer.ts';
import { contactOf, noContact } from './contact.ts';
import type { Answers } from './questions.ts';
import { hasAnswers, type QuizState, startQuiz } from './quiz-state.ts';
import { reviewStep } from './step-state.ts';
import { hasProblems, problemsIn } from './validate.ts';

/** A day, in ms. */
export const DRAFT_MS = 24 * 60 * 60 * 1000;

/** Stored draft. Its contact is empty: personal data, stored separately. */
interface Draft {
  /** Ms since the epoch. */
  readonly savedAt: number;
  /** Account of the answers; `null`: a guest, who may be anybody at this browser. */
  readonly owner: string | null;
  /** Section ids: indices differ between guests and accounts. */
  readonly section: string;
  readonly furthest: string;
  readonly attempt: string | null;
  readonly unsure: boolean;
  readonly answers: Answers;
}

const REVIEW = 'review';

export function toDraft(state: QuizState, owner: string | null, savedAt: number): Draft {
  const idOf = (step: number) => state.sections[step]?.id ?? REVIEW;
  return {
    savedAt,
    owner,
    section: idOf(state.step),
    furthest: idOf(state.reached),
    attempt: state.attempt,
    unsure: state.unsure,
    answers: { ...state.answers, ...noContact() },
  };
}

/**
 * Restores a draft.
 * @param stored any value from storage
 * @returns `null` for no draft, one without answers, older than a day, or of another account
 */
export function resumeQuiz(
  stored: unknown,
  { owner, contact, now }: { owner: string | null; contact: unknown; now: number },
): QuizState | null {
  const draft = recordIn(stored);
  if (typeof draft.savedAt !== 'number' || Math.abs(now - draft.savedAt) > DRAFT_MS) return null;
  if (draft.owner !== null && draft.owner !== owner) return null;
  const guest = owner === null;
  const start = startQuiz(guest);
  const answers = {
    ...cleanAnswers(draft.answers),
    ...(guest ? contactOf(cleanAnswers(contact)) : noContact()),
  };
  const reached = stepOf(start, draft.furthest);
  const attempt = typeof draft.attempt === 'string' ? draft.attempt : null;
  const unsure = draft.unsure === true;
  const resumed = { ...start, answers, reached, attempt, unsure, resumed: true };
  if (!hasAnswers(resumed)) return null;
  // A guest without a stored contact starts there: it is required at the end anyway.
  const isReachable = !guest || !hasProblems(problemsIn(answers));
  return { ...resumed, step: isReachable ? Math.min(reached, stepOf(start, draft.section)) : 0 };
}

function stepOf(state: QuizState, section: unknown): number {
  if (section === REVIEW) return reviewStep(state);
  return Math.max(
    0,
    state.sections.findIndex(({ id }) => id === section),
  );
}
