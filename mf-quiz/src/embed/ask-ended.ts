import type { getEmbedState } from '@vitrina/contract/calls/get-embed-state';
import { recordIn } from '../quiz-core/clean-answer.ts';
import type { EmbedConfig } from './read-config.ts';

const PATH: (typeof getEmbedState)['path'] = '/api/embeds/:id/state';

/** The page hears nothing of the form before it is known: a slow host counts as one that did not end it. */
const TIMEOUT_MS = 5000;

/** Whether the owner of this form ended it. Only a host's own word counts: without one the form stays. */
export async function askEnded(
  { apiOrigin, hostCapabilities }: Pick<EmbedConfig, 'apiOrigin' | 'hostCapabilities'>,
  embed: string | null,
): Promise<boolean> {
  if (!embed || !hostCapabilities.includes('embeds')) return false;
  try {
    const address = new URL(PATH.replace(':id', embed), apiOrigin);
    const answer = await fetch(address, {
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok && recordIn(await answer.json()).ended === true;
  } catch {
    return false;
  }
}
