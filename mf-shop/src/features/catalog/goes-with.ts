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
  // Nails
  [/^(oja|lac\b)/, /^(baza|top)/, /\bcuticule/, /^(dizolvant|pila)/, /\bmaini\b/],
  // Hair
  [/^sampon/, /^balsam\b.*\bpar/, /^masca\b.*\bpar/, /\bpar\b/],
  // Skin
  [
    /^(demachiant|gel\b.*\bcuratare|apa micelara)/,
    /^ser\b/,
    /^crema\b.*\b(zi|fa[tț]a)/,
    /\bde noapte\b/,
  ],
  [/^ser\b/, /^ulei\b.*\bfacial/],
  // Bath and body
  [/^(sapun|gel\b.*\bdus)/, /^sarur/, /^(lapte|lotiune|ulei|crema)\b.*\b(corp|maini)/],
  // Scent
  [/^apa\b.*\bparfum/, /^apa\b.*\btoaleta/, /^lumanare/, /^(gel|lapte|lotiune)\b.*\bparfumat/],
];

/** What is worn together, each at its own place. */
const LOOKS: readonly (readonly RegExp[])[] = [[/^ruj/, /^(mascara|rimel)/, /^fard\w*\b.*\bobraz/]];

type Steps = readonly (readonly [routine: number, step: number])[];

/** A name is asked about again on each page that is written from one catalogue. */
const known = new Map<string, Steps>();

/** Routines and looks of a product, with its step in each. */
function stepsOf(name: string): Steps {
  const before = known.get(name);
  if (before) return before;
  const folded = fold(name).trim();
  const steps = [...ROUTINES, ...LOOKS].flatMap((names, routine) => {
    const step = names.findIndex((one) => one.test(folded));
    return step < 0 ? [] : [[routine, step] as const];
  });
  known.set(name, steps);
  return steps;
}

/** 2: used in one routine, 1: worn in one look, 0: neither. */
type Fit = 0 | 1 | 2;

/**
 * Tells how a product goes with those of `names`, of which it is another step.
 * @example
 * fitOf(['Ruj mat'])('Luciu de buze'); // 2: another lipstick would not fit
 */
export function fitOf(names: readonly string[]): (name: string) => Fit {
  const begun = names.flatMap(stepsOf);
  return (name) => {
    const shared = stepsOf(name).filter(([routine, step]) =>
      begun.some(([other, taken]) => other === routine && taken !== step),
    );
    if (shared.length === 0) return 0;
    return shared.some(([routine]) => routine < ROUTINES.length) ? 2 : 1;
  };
}

/**
 * Tells which products are another step of a routine or a look that one of `names` is a step of.
 * @example
 * goesWith(['Ruj mat'])('Mascara Noapte'); // true
 */
export function goesWith(names: readonly string[]): (name: string) => boolean {
  const fit = fitOf(names);
  return (name) => fit(name) > 0;
}
