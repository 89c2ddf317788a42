/** The shape of texts in English: the keys and parameters of the Romanian ones. */
export type InEnglish<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => infer Text
    ? (...values: Values) => InEnglish<Text>
    : { readonly [Key in keyof Texts]: InEnglish<Texts[Key]> };
