import type { getEmbedState } from '@vitrina/contract/calls/get-embed-state';
import { recordIn } from '../quiz-core/clean-answer.ts';
import type { EmbedConfig } from './read-config.ts';

const PATH: (typeof getEmbedState)['path'] = '/api/embeds/:id/state';

/** The host page gets no steps before this is known; a slow host counts as "not ended". */
const TIMEOUT_MS = 5000;

/**
 * True when the owner ended this form. Only a clear answer of the host counts: without one the form stays.
 */
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
