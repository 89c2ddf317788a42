import { sessionTexts } from '../../messages.ts';
import { createQuizStore, type QuizStore } from '../../quiz-core/quiz-store.ts';
import { browserDrafts, followDrafts } from '../../quiz-ui/browser-drafts.ts';
import { currentOwner } from './current-owner.ts';
import { type Arrival, failureOf, sendRequest } from './send-request.ts';

interface RequestFlow {
  /** Whose request it is; `null`: a guest's. It stays so, whatever becomes of the session meanwhile. */
  readonly owner: string | null;
  readonly store: QuizStore;
  /** Keeps step with other tabs until what it returns is called. */
  readonly follow: () => () => void;
  /** Where one goes once the request is sent. */
  readonly arrival: () => Arrival | null;
}

/** The questionnaire of whoever is here now. */
export function startRequest(): RequestFlow {
  const owner = currentOwner();
  let arrival: Arrival | null = null;
  const drafts = browserDrafts(owner);
  const store = createQuizStore(owner === null, {
    drafts,
    newKey: () => crypto.randomUUID(),
    send: async (request, key) => {
      // Without its session the request would reach the host as nobody's.
      if (owner !== null && currentOwner() !== owner) {
        return { reason: 'refused', detail: sessionTexts.ended };
      }
      const online = navigator.onLine;
      try {
        arrival = await sendRequest(request, key);
        return null;
      } catch (error) {
        return failureOf(error, online);
      }
    },
  });
  return { owner, store, follow: () => followDrafts(store, drafts), arrival: () => arrival };
}
