/*
 * What the frame and the loader on somebody else's page say to each other. First the frame says
 * hello (a message without content, to whoever frames it); the loader, which knows the frame's
 * window and origin, answers with a port; everything else goes through that port. No message ever
 * holds an answer, a token or an account.
 */

/** Version of the protocol; both ignore messages of another one. */
export const PROTOCOL = 1;

export interface Hello {
  readonly siteQuiz: typeof PROTOCOL;
  readonly type: 'hello';
}

/** Carries the port. */
export interface Connect {
  readonly siteQuiz: typeof PROTOCOL;
  readonly type: 'connect';
}

/** From the frame. */
export type FrameMessage =
  | { readonly type: 'ready' | 'start' | 'close' }
  /** CSS pixels that the document needs. */
  | { readonly type: 'height'; readonly height: number }
  /** `index` counts from 1; the review has the id 'review' and the index of the last section. */
  | { readonly type: 'step'; readonly id: string; readonly index: number; readonly total: number }
  | { readonly type: 'error'; readonly code: string }
  /** `ref`: the site's own reference, from the frame's address. */
  | { readonly type: 'submit'; readonly ref: string };

/** Fields that a site may fill in for its visitor: the loader says `{ type: 'prefill', values }`. */
export const PREFILL_FIELDS = ['businessName', 'websiteUrl', 'email', 'phone'] as const;

/** Whether a message is one of ours, of this version. */
export const isOurs = (data: unknown, type: 'hello' | 'connect'): boolean => {
  const message = data as Partial<Hello | Connect> | null;
  return typeof data === 'object' && message?.siteQuiz === PROTOCOL && message.type === type;
};
