import type { SendOutcome } from '../quiz-core/quiz-store.ts';
import type { QuizRequest } from '../quiz-core/to-request.ts';
import { sendGuestRequest } from './send-guest-request.ts';
import { rememberToken } from './sign-in-link.ts';

/** Sends a request from the frame; a trial only looks as if. */
export async function sendFromFrame(
  { apiOrigin, trial }: { apiOrigin: string; trial: boolean },
  request: QuizRequest,
  key: string,
): Promise<SendOutcome> {
  if (!request.guest) throw new Error('The embed knows guests only.');
  if (trial) return null;
  const { outcome, message, oneTimeToken } = await sendGuestRequest(apiOrigin, request.body, key);
  if (outcome !== 'taken') return { reason: outcome, detail: message };
  rememberToken(oneTimeToken);
  return null;
}
