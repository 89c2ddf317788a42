import { hostCan, isApiCallError, queryClient } from '@vitrina/shared-auth';
import { sessionTexts } from '../../messages.ts';
import { createQuizStore, type QuizStore } from '../../quiz-core/quiz-store.ts';
import { againDrafts, browserDrafts, followDrafts } from '../../quiz-ui/browser-drafts.ts';
import { currentOwner } from './current-owner.ts';
import { type EarlierRequest, earlierQuery } from './earlier-request.ts';
import { type Arrival, correctRequest, failureOf, sendRequest } from './send-request.ts';

interface RequestFlow {
  /** Owner of the request; `null`: a guest. Fixed, even when the session changes. */
  readonly owner: string | null;
  readonly store: QuizStore;
  /** Follows other tabs; returns a function that stops it. */
  readonly follow: () => () => void;
  readonly arrival: () => Arrival | null;
  /** Discards a draft over answers that changed elsewhere since; `null`: they did not. */
  readonly dropTyped: (() => void) | null;
  readonly forget: () => void;
}

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
    can: hostCan,
    send: async (request, key) => {
      // Without its session the request would be anonymous.
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
        // Repeating a correction changes nothing, so it is never `unsure`.
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
