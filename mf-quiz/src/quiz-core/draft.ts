import { cleanAnswers, recordIn } from './clean-answer.ts';
import { contactOf, noContact } from './contact.ts';
import type { Answers } from './questions.ts';
import { hasAnswers, type QuizState, startQuiz } from './quiz-state.ts';
import { reviewStep } from './step-state.ts';
import { hasProblems, problemsIn } from './validate.ts';

/** How long unsent answers are kept, in ms: a day. */
export const DRAFT_MS = 24 * 60 * 60 * 1000;

/** Unsent answers as they are stored. The contact in them is empty: it is personal, and kept apart. */
interface Draft {
  /** Ms since the epoch. */
  readonly savedAt: number;
  /** Account that the answers belong to; `null`: a guest's, whom anybody at this browser may be. */
  readonly owner: string | null;
  /** Ids of sections, since their indices differ between guests and accounts. */
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
 * The questionnaire where somebody left it.
 * @param stored what storage holds, whatever it is
 * @returns `null` when it is no draft, answers nothing, is older than a day, or belongs to another account
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
  // A guest whose contact was not kept starts there: it would be asked for at the end anyway.
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
