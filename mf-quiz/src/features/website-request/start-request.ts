import { isApiCallError, queryClient } from '@vitrina/shared-auth';
import { sessionTexts } from '../../messages.ts';
import { createQuizStore, type QuizStore } from '../../quiz-core/quiz-store.ts';
import { againDrafts, browserDrafts, followDrafts } from '../../quiz-ui/browser-drafts.ts';
import { currentOwner } from './current-owner.ts';
import { type EarlierRequest, earlierQuery } from './earlier-request.ts';
import { type Arrival, correctRequest, failureOf, sendRequest } from './send-request.ts';

interface RequestFlow {
  /** Whose request it is; `null`: a guest's. It stays so, whatever becomes of the session meanwhile. */
  readonly owner: string | null;
  readonly store: QuizStore;
  /** Keeps step with other tabs until what it returns is called. */
  readonly follow: () => () => void;
  /** Where one goes once the request is sent. */
  readonly arrival: () => Arrival | null;
  /** Drops what was typed over answers that were changed elsewhere since; `null`: nothing was. */
  readonly dropTyped: (() => void) | null;
  /** Forgets what was typed. */
  readonly forget: () => void;
}

/**
 * The questionnaire of whoever is here now.
 * @param earlier the request whose answers it begins with
 */
export function startRequest(earlier: EarlierRequest | null): RequestFlow {
  const owner = currentOwner();
  const ref = new URLSearchParams(location.search).get('ref') ?? undefined;
  let arrival: Arrival | null = null;
  const corrected = earlier?.mode === 'correct' ? earlier : null;
  const again =
    earlier && owner !== null ? againDrafts(owner, { ...earlier, of: draftName(earlier) }) : null;
  const drafts = again ?? browserDrafts(owner);
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
        arrival = corrected
          ? await correctRequest(corrected, request)
          : await sendRequest(request, key, ref);
        return null;
      } catch (error) {
        if (corrected && isConflict(error)) {
          void queryClient.invalidateQueries({ queryKey: earlierQuery(corrected).queryKey });
        }
        // The same answers once more change nothing: there is nothing to be unsure of.
        return failureOf(error, online && !corrected);
      }
    },
  });
  const follow = () => (earlier ? () => {} : followDrafts(store, drafts));
  const dropTyped = again?.isOverOthers ? again.clear : null;
  return { owner, store, follow, arrival: () => arrival, dropTyped, forget: drafts.clear };
}

const draftName = ({ mode, id }: EarlierRequest): string => `${mode} ${id}`;

const isConflict = (error: unknown): boolean =>
  isApiCallError(error) && error.name === 'ApiError' && error.status === 409;
