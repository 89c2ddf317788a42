import type { GuestPlace } from '@vitrina/contract/entities/guest-answers';
import type { SendOutcome } from '../quiz-core/quiz-store.ts';
import type { QuizRequest } from '../quiz-core/to-request.ts';
import type { EmbedConfig } from './read-config.ts';
import { sendGuestRequest } from './send-guest-request.ts';
import { rememberToken } from './sign-in-link.ts';

export async function sendFromFrame(
  config: EmbedConfig,
  { trial, place }: { trial: boolean; place: GuestPlace | undefined },
  request: QuizRequest,
  key: string,
): Promise<SendOutcome> {
  if (!request.guest) throw new Error('The embed knows guests only.');
  if (trial) return null;
  const { outcome, message, oneTimeToken } = await sendGuestRequest(
    config,
    { ...request, place },
    key,
  );
  if (outcome !== 'taken') return { reason: outcome, detail: message };
  rememberToken(oneTimeToken);
  return null;
}
