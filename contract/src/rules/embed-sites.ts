import { tooManySites, WRONG_SITE, WRONG_SITES } from '../messages.ts';
import { MAX_EMBED_ORIGINS, readEmbedOrigins } from './embed-origins.ts';
import { isolated } from './isolated.ts';

/**
 * A form's sites as typed into a field.
 * @returns `problem` is '' when all can be saved
 */
export function readEmbedSites(typed: string): { origins: string[]; problem: string } {
  const { origins, wrong } = readEmbedOrigins(typed);
  return { origins, problem: problemOf(origins, wrong) };
}

function problemOf(origins: readonly string[], wrong: readonly string[]): string {
  if (wrong.length > 0)
    return `${wrong.length === 1 ? WRONG_SITE : WRONG_SITES}: ${wrong.map(isolated).join(', ')}`;
  return origins.length > MAX_EMBED_ORIGINS ? tooManySites(MAX_EMBED_ORIGINS) : '';
}
