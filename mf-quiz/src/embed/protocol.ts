import type { QuizEvent } from '@vitrina/quiz-element/events';

/*
 * What the frame and the loader on somebody else's page say to each other. First the frame says
 * hello, with a port and nothing else, to whoever frames it; the loader, which knows the frame's
 * window and origin, speaks through that port, as all that follows. No message ever holds an
 * answer, a token or an account.
 *
 * A frame without an origin (`sandbox` without `allow-same-origin`) proves that it is ours: the
 * loader puts a nonce into the fragment of its address, which only a document of that address can
 * read, and takes the port of the hello that holds it (docs/security.md#frames-without-an-origin).
 */

/** Version of the protocol; both ignore messages of another one. */
export const PROTOCOL = 1;

export interface Hello {
  readonly siteQuiz: typeof PROTOCOL;
  readonly type: 'hello';
  /** The fragment of the frame's address. */
  readonly proof?: string;
}

/** Of a loader of an earlier release, to the frame's window, with a port of its own. */
export interface Connect {
  readonly siteQuiz: typeof PROTOCOL;
  readonly type: 'connect';
}

/** From the frame; what pages are told is the same. */
export type FrameMessage = Exclude<QuizEvent, { type: 'timeout' }>;

/** Whether a message is one of ours, of this version. */
export const isOurs = (data: unknown, type: 'hello' | 'connect'): boolean => {
  const message = data as Partial<Hello | Connect> | null;
  return typeof data === 'object' && message?.siteQuiz === PROTOCOL && message.type === type;
};
