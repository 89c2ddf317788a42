/** Fields that a site can prefill for its visitor. */
export const PREFILL_FIELDS = ['businessName', 'websiteUrl', 'email', 'phone'] as const;

/** Values the site already knows; used only in unanswered fields. */
export type QuizPrefill = {
  readonly [Field in (typeof PREFILL_FIELDS)[number]]?: string | undefined;
};

/** `unsure`: the response was lost, and the host may have stored the form. */
export type QuizErrorCode = 'incomplete' | 'refused' | 'unreachable' | 'unexpected' | 'unsure';

/** Event -> its detail. No event contains an answer, an address or a token. */
export interface QuizEvents {
  /** The form is usable. */
  ready: object;
  /** The first answer was given. */
  start: object;
  /** `index` counts from 1; the review has the id `review` and the last index. */
  step: { readonly id: string; readonly index: number; readonly total: number };
  error: { readonly code: QuizErrorCode };
  /** `ref`: the site's own reference. */
  submit: { readonly ref: string };
  /** Height the form needs, in CSS pixels. */
  height: { readonly height: number };
  /** Escape was pressed in the popup. */
  close: object;
  /** The form was visible for ten seconds without answering. */
  timeout: object;
}

export type QuizEventType = keyof QuizEvents;

/** One event with its name in `type`. */
export type QuizEvent<Type extends QuizEventType = QuizEventType> = {
  [T in Type]: { readonly type: T } & QuizEvents[T];
}[Type];

/** A string to split: fewer bytes than an array. */
export const QUIZ_EVENTS = 'ready start step error submit height close timeout'.split(
  ' ',
) as readonly QuizEventType[];
