import { fold } from '@vitrina/contract/rules/fold';

/** How a colour is worn, which decides the drawing. */
export type Worn = 'lips' | 'lashes' | 'lids' | 'nails' | 'skin';

/** Matched on the folded name, which begins with the noun. The first match counts. */
const NAMES: readonly (readonly [Worn, RegExp])[] = [
  ['nails', /^(oja|oje|nail|(lac|gel)\b.*\bunghi)/],
  ['lashes', /^(mascara|rimel)/],
  [
    'lids',
    /^(tus|eyeliner|dermatograf|palet\w* de fard|farduri|(fard|creion)\b.*\b(ochi|pleoape))/,
  ],
  ['lips', /^(ruj|gloss|lip|luciu|(creion|contur|balsam|tint)\b.*\bbuze)/],
  ['skin', /^(fard|fond|blush|pudr|iluminator|corector|bronzer|anticearcan|foundation|concealer)/],
];

/**
 * @returns how a product is worn, by its name; null for tools, care and others without a visible shade
 * @example wornAs('Fard de pleoape Apus') // 'lids'
 */
export function wornAs(name: string): Worn | null {
  const folded = fold(name).trim();
  return NAMES.find(([, names]) => names.test(folded))?.[0] ?? null;
}
