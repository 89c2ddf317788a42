/* Type check that every text has a translation: a Romanian-only text of the frame fails to compile. */

export type InEnglish<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => infer Text
    ? (...values: Values) => InEnglish<Text>
    : { readonly [Key in keyof Texts]: InEnglish<Texts[Key]> };

/** Texts of pages outside the frame. */
type PlatformOnly =
  | 'pageTexts'
  | 'againTexts'
  | 'stepTexts'
  | 'leaveTexts'
  | 'sessionTexts'
  | 'embedCardTexts'
  | 'builderTexts';

type Complete<Romanian, English extends InEnglish<Romanian>> = English;

/** Exports the frame uses of each replaced file. */
export type English = [
  Complete<Omit<typeof import('../messages.ts'), PlatformOnly>, typeof import('./messages.ts')>,
  Complete<typeof import('../question-texts.ts'), typeof import('./question-texts.ts')>,
  Complete<typeof import('../loader/loader-texts.ts'), typeof import('./loader-texts.ts')>,
];
