import { createHash } from 'node:crypto';
import { StoreError } from '../release-store.ts';

const TIMEOUT_MS = 30_000;
const MAX_LENGTH = 128 * 1024 * 1024;
/** Statuses of a host that does not have the call. */
const WITHOUT = [404, 405, 501];

export interface AskedAnswers {
  /** Changes when any answer changes. */
  version: string;
  /** By call; null when the host does not have the call. @throws StoreError for invalid JSON */
  answers(): Record<string, unknown>;
}

/** Requests the host's answers for pages. Unchanged answers are not sent again. */
export interface HostAnswers {
  /**
   * Asks without a token, as any visitor.
   * @throws StoreError when the host does not answer: no page may be written from a missing answer
   */
  ask(calls: readonly string[]): Promise<AskedAnswers>;
  /** One answer about a page that is gone, for its 404; null without a readable one. */
  askGone(call: string): Promise<unknown>;
}

interface Answer {
  tag: string | null;
  text: string | null;
  hash: string;
}

export function hostAnswers(apiOrigin: string): HostAnswers {
  const known = new Map<string, Answer>();

  const askOne = async (call: string): Promise<Answer> => {
    const before = known.get(call);
    const address = apiOrigin + call;
    const answer = await fetch(address, {
      headers: {
        accept: 'application/json',
        ...(before?.tag && { 'if-none-match': before.tag }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      const { cause, message } = error as Error;
      throw new StoreError(
        `${address} gave no answer: ${cause instanceof Error ? cause.message : message}. No page was changed.`,
      );
    });
    if (answer.status === 304 && before) return before;
    if (WITHOUT.includes(answer.status)) return { tag: null, text: null, hash: 'absent' };
    if (!answer.ok)
      throw new StoreError(`${address} answered ${answer.status}. No page was changed.`);
    const text = await answer.text();
    if (text.length > MAX_LENGTH)
      throw new StoreError(`${address} answered ${text.length} characters. No page was changed.`);
    const hash = createHash('sha256').update(text).digest('base64url');
    return { tag: answer.headers.get('etag'), text, hash };
  };

  return {
    async askGone(call) {
      try {
        return parsed((await askOne(call)).text, apiOrigin + call);
      } catch (error) {
        // The page is gone either way.
        if (error instanceof StoreError) return null;
        throw error;
      }
    },
    async ask(calls) {
      const asked = new Map<string, Answer>();
      for (const call of new Set(calls)) asked.set(call, await askOne(call));
      for (const [call, answer] of asked) known.set(call, answer);
      return {
        version: [...asked].map(([call, { hash }]) => `${call} ${hash}`).join('\n'),
        answers: () =>
          Object.fromEntries(
            [...asked].map(([call, { text }]) => [call, parsed(text, apiOrigin + call)]),
          ),
      };
    },
  };
}

function parsed(text: string | null, address: string): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StoreError(`${address} did not answer JSON. No page was changed.`, { cause: error });
  }
}
