import { fold } from '@vitrina/contract/rules/fold';

/**
 * Products used together, by step, matched on the folded name. A product belongs to each routine that has a
 * step for its name. The words are nouns for kinds, never brands.
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

/** Products worn together in different places. */
const LOOKS: readonly (readonly RegExp[])[] = [[/^ruj/, /^(mascara|rimel)/, /^fard\w*\b.*\bobraz/]];

/** Products that share a bathroom shelf. */
const SHELVES: readonly (readonly RegExp[])[] = [
  [/^(sampon|balsam\b.*\bpar)/, /^(sapun|gel\b.*\bdus)/],
  [/^apa\b.*\b(parfum|toaleta)/, /^(sapun|gel\b.*\bdus|sarur)/, /^(lapte|lotiune|ulei)\b.*\bcorp/],
];

type Steps = readonly (readonly [routine: number, step: number])[];

/** Cached, because each written page of a catalogue asks for the same names. */
const known = new Map<string, Steps>();

function stepsOf(name: string): Steps {
  const before = known.get(name);
  if (before) return before;
  const folded = fold(name).trim();
  const steps = [...ROUTINES, ...LOOKS, ...SHELVES].flatMap((names, routine) => {
    const step = names.findIndex((one) => one.test(folded));
    return step < 0 ? [] : [[routine, step] as const];
  });
  known.set(name, steps);
  return steps;
}

/** 3: same routine, 2: same look, 1: same shelf, 0: none. */
type Fit = 0 | 1 | 2 | 3;

/**
 * Rates how well a product complements those in `names`, as another step.
 * @example
 * fitOf(['Ruj mat'])('Luciu de buze'); // 3: another lipstick would not fit
 */
export function fitOf(names: readonly string[]): (name: string) => Fit {
  const begun = names.flatMap(stepsOf);
  return (name) => {
    // Routines come first in the list, so the best fit is found first.
    const shared = stepsOf(name).find(([routine, step]) =>
      begun.some(([other, taken]) => other === routine && taken !== step),
    );
    if (!shared) return 0;
    const [routine] = shared;
    if (routine < ROUTINES.length) return 3;
    return routine < ROUTINES.length + LOOKS.length ? 2 : 1;
  };
}
