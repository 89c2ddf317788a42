import type { Answers } from './answers.ts';
import { cleanAnswers } from './clean-answer.ts';
import { hasAnswers, type QuizState, reviewStep, sectionsOf, startQuiz } from './quiz-state.ts';
import { hasProblems, problemsIn } from './validate.ts';

/** How long unsent answers are kept, in ms: a day. */
export const DRAFT_MS = 24 * 60 * 60 * 1000;

export type Contact = Pick<Answers, 'email' | 'phone'>;

/** Unsent answers as they are stored. Contact is not part of it: it is personal, and kept apart. */
export interface Draft {
  /** Ms since the epoch. */
  readonly savedAt: number;
  /** Account that the answers belong to; `null`: a guest's, whom anybody at this browser may be. */
  readonly owner: string | null;
  /** Ids of sections, since their indices differ between guests and accounts. */
  readonly section: string;
  readonly furthest: string;
  readonly attempt: string | null;
  readonly answers: Omit<Answers, 'email' | 'phone'>;
}

const REVIEW = 'review';

export function toDraft(state: QuizState, owner: string | null, savedAt: number): Draft {
  const { email: _email, phone: _phone, ...answers } = state.answers;
  const idOf = (step: number) => sectionsOf(state)[step]?.id ?? REVIEW;
  return {
    savedAt,
    owner,
    section: idOf(state.step),
    furthest: idOf(state.reached),
    attempt: state.attempt,
    answers,
  };
}

/**
 * The questionnaire where somebody left it.
 * @param stored what storage holds, whatever it is
 * @returns `null` when it is no draft, answers nothing, is older than a day, or belongs to another account
 */
export function resumeQuiz(
  stored: unknown,
  {
    guest,
    owner,
    contact,
    now,
  }: { guest: boolean; owner: string | null; contact: unknown; now: number },
): QuizState | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const draft = stored as Partial<Record<keyof Draft, unknown>>;
  if (typeof draft.savedAt !== 'number' || Math.abs(now - draft.savedAt) > DRAFT_MS) return null;
  if (draft.owner !== null && draft.owner !== owner) return null;
  const start = startQuiz(guest);
  const given = { ...(draft.answers as object), ...(guest ? (contact as object) : noContact) };
  const answers = cleanAnswers(given);
  const reached = stepOf(start, draft.furthest);
  const attempt = typeof draft.attempt === 'string' ? draft.attempt : null;
  const resumed = { ...start, answers, reached, attempt, resumed: true };
  if (!hasAnswers(resumed)) return null;
  return { ...resumed, step: Math.min(reached, startingStep(resumed, draft.section)) };
}

const noContact: Contact = { email: '', phone: '' };

/** A guest whose contact was not kept starts there: it would be asked for at the end anyway. */
function startingStep(state: QuizState, section: unknown): number {
  const blocked = sectionsOf(state).findIndex((each) =>
    hasProblems(problemsIn(each, state.answers)),
  );
  return blocked === -1 ? stepOf(state, section) : blocked;
}

function stepOf(state: QuizState, section: unknown): number {
  if (section === REVIEW) return reviewStep(state);
  return Math.max(
    0,
    sectionsOf(state).findIndex(({ id }) => id === section),
  );
}
