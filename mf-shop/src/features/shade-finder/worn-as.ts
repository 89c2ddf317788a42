import { fold } from '@vitrina/contract/rules/fold';

/** How a colour is worn, and so what it is drawn on. */
export type Worn = 'lips' | 'lashes' | 'lids' | 'nails' | 'skin';

/** By the folded name, which begins with the noun. The first row that matches decides. */
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
 * How a product is worn, by its name.
 * @returns null for tools, care and all else that has no shade on a person
 * @example wornAs('Fard de pleoape Apus') // 'lids'
 */
export function wornAs(name: string): Worn | null {
  const folded = fold(name).trim();
  return NAMES.find(([, names]) => names.test(folded))?.[0] ?? null;
}
