import { createQuizStore, type QuizStore } from '../quiz-core/quiz-store.ts';
import { browserDrafts } from '../quiz-ui/browser-drafts.ts';
import { sendGuestRequest } from './send-guest-request.ts';

/** The questionnaire of a guest on somebody else's site. */
export const startEmbed = (apiOrigin: string): QuizStore =>
  createQuizStore(true, {
    drafts: browserDrafts(null),
    newKey: () => crypto.randomUUID(),
    send: async (request, key) => {
      if (!request.guest) throw new Error('The embed knows guests only.');
      const { ok, message } = await sendGuestRequest(apiOrigin, request.body, key);
      if (ok) return null;
      return { reason: ok === null ? 'unreachable' : 'refused', detail: message };
    },
  });
