/*
 * That every text has an English one: a text of the frame that stands in Romanian only does not compile.
 */

/** The same shape with other words. */
export type InEnglish<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => infer Text
    ? (...values: Values) => InEnglish<Text>
    : { readonly [Key in keyof Texts]: InEnglish<Texts[Key]> };

/** Texts of pages that the frame does not have. */
type PlatformOnly =
  | 'pageTexts'
  | 'againTexts'
  | 'stepTexts'
  | 'leaveTexts'
  | 'sessionTexts'
  | 'embedCardTexts'
  | 'builderTexts';

type Complete<Romanian, English extends InEnglish<Romanian>> = English;

/** What the frame takes of each file that is replaced. */
export type English = [
  Complete<Omit<typeof import('../messages.ts'), PlatformOnly>, typeof import('./messages.ts')>,
  Complete<typeof import('../question-texts.ts'), typeof import('./question-texts.ts')>,
  Complete<typeof import('../loader/loader-texts.ts'), typeof import('./loader-texts.ts')>,
];
