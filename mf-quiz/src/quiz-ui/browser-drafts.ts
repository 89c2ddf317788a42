import { cleanAnswers, recordIn } from '../quiz-core/clean-answer.ts';
import { contactOf } from '../quiz-core/contact.ts';
import { resumeQuiz, toDraft } from '../quiz-core/draft.ts';
import { type QuizState, startQuiz } from '../quiz-core/quiz-state.ts';
import type { DraftKeeper, QuizStore } from '../quiz-core/quiz-store.ts';
import { reviewStep } from '../quiz-core/step-state.ts';

/** Storage keys; all start with `vitrina:` (docs/product.md#storage-keys). */
export const DRAFT_KEY = 'vitrina:quiz-draft';
export const CONTACT_KEY = 'vitrina:quiz-contact';
export const AGAIN_KEY = 'vitrina:quiz-again';

/**
 * Keeps drafts in this browser: answers for a day, a guest's contact only for the tab's lifetime, because
 * the computer may be shared.
 * @param owner account of the answers; `null` for a guest
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
 * Keeps changes to an earlier request's answers, separate from the draft of a new one.
 * @param of the changed request: drafts of others are ignored
 */
export function againDrafts(
  owner: string,
  { of, version, answers }: { of: string; version: string; answers: unknown },
): DraftKeeper & {
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

/** Everything is answered: start at the review. */
function startAgain(answers: unknown): QuizState {
  const start = startQuiz(false);
  const step = reviewStep(start);
  return { ...start, answers: cleanAnswers(answers), step, reached: step };
}

/**
 * Follows drafts that other tabs store, send or discard.
 * @returns a function that stops it
 */
export function followDrafts(store: QuizStore, drafts: DraftKeeper): () => void {
  const { guest } = store.getState();
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== DRAFT_KEY) return;
    const kept = drafts.load();
    // Discarded there means discarded here; another person's draft in its place does not.
    if (kept || newValue === null)
      store.dispatch({ type: 'follow', state: kept ?? startQuiz(guest) });
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** False where storage is blocked, as in frames on other sites. */
export function keepsDrafts(): boolean {
  try {
    return localStorage !== null;
  } catch {
    return false;
  }
}

/**
 * One JSON value of a storage. Blocked, full or corrupt storage reads as empty: in a frame the browser may
 * refuse storage, and even access throws.
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
