import { fold } from '@vitrina/contract/rules/fold';

/**
 * What is used together, step by step, by the folded name. A name is of each routine that has a step for it;
 * the words are nouns of kinds, never of brands.
 */
const ROUTINES: readonly (readonly RegExp[])[] = [
  // Lips
  [/^ruj/, /^(gloss|luciu)/, /^(creion|contur|dermatograf)\b.*\bbuze/, /^balsam\b.*\bbuze/],
  // Complexion
  [
    /^(fond|foundation|crema (bb|cc)\b)/,
    /^pudr/,
    /^(corector|anticearcan|concealer)/,
    /^(fard\w*\b.*\bobraz|blush|bronzer)/,
    /^iluminator/,
    /\bpensul|\bburete/,
  ],
  // Eyes
  [
    /^(mascara|rimel)/,
    /^(tus|eyeliner|(creion|dermatograf)\b.*\bochi)/,
    /^(palet|fard\w*\b.*\b(ochi|pleoape))/,
    /\bsprancen/,
    /\bpensul/,
  ],
  // A whole face
  [/^ruj/, /^(mascara|rimel)/, /^fard\w*\b.*\bobraz/],
  // Nails
  [/^(oja|lac\b)/, /^(baza|top)/, /\bcuticule/, /^(dizolvant|pila)/, /\bmaini\b/],
  // Hair
  [/^sampon/, /^balsam\b.*\bpar/, /^masca\b.*\bpar/, /\bpar\b/],
  // Skin
  [
    /^(demachiant|gel\b.*\bcuratare|apa micelara)/,
    /^ser\b/,
    /^crema\b.*\b(zi|fa[tț]a)/,
    /\bnoapte\b/,
  ],
  [/^ser\b/, /^ulei\b.*\bfacial/],
  // Bath and body
  [/^(sapun|gel\b.*\bdus)/, /^sarur/, /^(lapte|lotiune|ulei|crema)\b.*\b(corp|maini)/],
  // Scent
  [/^apa\b.*\bparfum/, /^apa\b.*\btoaleta/, /^lumanare/, /^(gel|lapte|lotiune)\b.*\bparfumat/],
];

/** Routines of a product with its step in each. */
function stepsOf(name: string): readonly (readonly [routine: number, step: number])[] {
  const folded = fold(name).trim();
  return ROUTINES.flatMap((steps, routine) => {
    const step = steps.findIndex((names) => names.test(folded));
    return step < 0 ? [] : [[routine, step] as const];
  });
}

/**
 * Tells which products are another step of a routine that one of `names` is a step of.
 * @example
 * goesWith(['Ruj mat'])('Luciu de buze'); // true: another lipstick would not
 */
export function goesWith(names: readonly string[]): (name: string) => boolean {
  const begun = names.flatMap(stepsOf);
  return (name) =>
    stepsOf(name).some(([routine, step]) =>
      begun.some(([other, taken]) => other === routine && taken !== step),
    );
}
