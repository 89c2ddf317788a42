import { cleanAnswers, recordIn } from '../quiz-core/clean-answer.ts';
import { contactOf } from '../quiz-core/contact.ts';
import { resumeQuiz, toDraft } from '../quiz-core/draft.ts';
import { type QuizState, startQuiz } from '../quiz-core/quiz-state.ts';
import type { DraftKeeper, QuizStore } from '../quiz-core/quiz-store.ts';
import { reviewStep } from '../quiz-core/step-state.ts';

/** Keys of this browser's storage; everything of ours starts with `vitrina:` (docs/product.md#storage-keys). */
export const DRAFT_KEY = 'vitrina:quiz-draft';
export const CONTACT_KEY = 'vitrina:quiz-contact';
export const AGAIN_KEY = 'vitrina:quiz-again';

/**
 * Keeps drafts in this browser: the answers for a day, a guest's contact only as long as the tab
 * lives, because the computer may not be theirs.
 * @param owner the account whose answers they are; `null` for a guest
 */
export function browserDrafts(owner: string | null): DraftKeeper {
  const draft = slot(() => localStorage, DRAFT_KEY);
  const contact = slot(() => sessionStorage, CONTACT_KEY);
  return {
    load: () => resumeQuiz(draft.read(), { owner, contact: contact.read(), now: Date.now() }),
    save: (state) => {
      draft.write(toDraft(state, owner, Date.now()));
      if (state.guest) contact.write(contactOf(state.answers));
    },
    clear: () => {
      draft.clear();
      contact.clear();
    },
  };
}

/**
 * Keeps what is changed in the answers of an earlier request, beside the draft of a new one.
 * @param of what is changed: the draft of anything else is not taken for it
 */
export function againDrafts(
  owner: string,
  { of, version, answers }: { of: string; version: string; answers: unknown },
): DraftKeeper & {
  /** Whether the draft was typed over other answers than these. */
  isOverOthers: boolean;
} {
  const draft = slot(() => localStorage, AGAIN_KEY);
  const stored = recordIn(draft.read());
  const mine = stored.of === of ? stored : null;
  const load = () => resumeQuiz(mine, { owner, contact: null, now: Date.now() });
  return {
    isOverOthers: mine !== null && mine.version !== version && load() !== null,
    load: () => {
      const kept = load();
      return kept ? { ...kept, resumed: false } : startAgain(answers);
    },
    save: (state) => draft.write({ ...toDraft(state, owner, Date.now()), of, version }),
    clear: draft.clear,
  };
}

/** Everything is answered already: the review comes first. */
function startAgain(answers: unknown): QuizState {
  const start = startQuiz(false);
  const step = reviewStep(start);
  return { ...start, answers: cleanAnswers(answers), step, reached: step };
}

/**
 * Takes over what another tab of this browser keeps, sends or drops.
 * @returns what ends it
 */
export function followDrafts(store: QuizStore, drafts: DraftKeeper): () => void {
  const { guest } = store.getState();
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== DRAFT_KEY) return;
    const kept = drafts.load();
    // Dropped there means dropped here; somebody else's draft in its place does not.
    if (kept || newValue === null)
      store.dispatch({ type: 'follow', state: kept ?? startQuiz(guest) });
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Whether this browser keeps anything here at all: in a frame on another site it may not. */
export function keepsDrafts(): boolean {
  try {
    return localStorage !== null;
  } catch {
    return false;
  }
}

/**
 * One JSON value of a storage. Blocked, full or corrupt storage reads as nothing: in a frame the
 * browser may refuse storage altogether, and reaching for it throws.
 */
function slot(storage: () => Storage, key: string) {
  const attempt = <T>(action: () => T): T | undefined => {
    try {
      return action();
    } catch {
      return undefined;
    }
  };
  return {
    read: (): unknown => attempt(() => JSON.parse(storage().getItem(key) ?? 'null')),
    write: (value: unknown) => attempt(() => storage().setItem(key, JSON.stringify(value))),
    clear: () => attempt(() => storage().removeItem(key)),
  };
}
