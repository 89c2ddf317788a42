/** Fields that a site may fill in for its visitor. */
export const PREFILL_FIELDS = ['businessName', 'websiteUrl', 'email', 'phone'] as const;

/** What the site already knows; filled in only where nothing was answered yet. */
export type QuizPrefill = {
  readonly [Field in (typeof PREFILL_FIELDS)[number]]?: string | undefined;
};

/** `unsure`: the answer was lost, and the host may have taken the form. */
export type QuizErrorCode = 'incomplete' | 'refused' | 'unreachable' | 'unexpected' | 'unsure';

/** Event -> what it tells. No event holds an answer, an address or a token. */
export interface QuizEvents {
  /** The form works. */
  ready: object;
  /** The first answer. */
  start: object;
  /** `index` counts from 1; the review has the id `review` and the last index. */
  step: { readonly id: string; readonly index: number; readonly total: number };
  error: { readonly code: QuizErrorCode };
  /** `ref`: the site's own reference. */
  submit: { readonly ref: string };
  /** CSS pixels that the form needs. */
  height: { readonly height: number };
  /** Escape was pressed in the popup. */
  close: object;
  /** The form was in sight for ten seconds and did not answer. */
  timeout: object;
}

export type QuizEventType = keyof QuizEvents;

/** One event with its name in `type`. */
export type QuizEvent<Type extends QuizEventType = QuizEventType> = {
  [T in Type]: { readonly type: T } & QuizEvents[T];
}[Type];

/** One text: shorter than a list. */
export const QUIZ_EVENTS = 'ready start step error submit height close timeout'.split(
  ' ',
) as readonly QuizEventType[];
