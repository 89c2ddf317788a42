import type { QuizEvent } from '@vitrina/quiz-element/events';

/*
 * Protocol between the frame and the loader on the host page. The frame first sends a hello with a port,
 * and nothing else, to its parent; the loader, which knows the frame's window and origin, speaks through
 * that port, as does everything after. No message contains an answer, a token or an account.
 *
 * A frame with an opaque origin (`sandbox` without `allow-same-origin`) proves that it is ours: the loader
 * puts a nonce into the fragment of its address, which only a document at that address can read, and
 * accepts the port of the hello that contains it (docs/security.md#frames-without-an-origin).
 */

/** Protocol version; both sides ignore others. */
export const PROTOCOL = 1;

export interface Hello {
  readonly siteQuiz: typeof PROTOCOL;
  readonly type: 'hello';
  /** Fragment of the frame's address. */
  readonly proof?: string;
}

/** From loaders of earlier releases, to the frame's window, with a port of their own. */
export interface Connect {
  readonly siteQuiz: typeof PROTOCOL;
  readonly type: 'connect';
}

/** From the frame; pages get the same. */
export type FrameMessage = Exclude<QuizEvent, { type: 'timeout' }>;

export const isOurs = (data: unknown, type: 'hello' | 'connect'): boolean => {
  const message = data as Partial<Hello | Connect> | null;
  return typeof data === 'object' && message?.siteQuiz === PROTOCOL && message.type === type;
};
