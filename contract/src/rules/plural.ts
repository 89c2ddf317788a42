import { groupThousands } from './group-thousands.ts';

/**
 * A count with its noun: `1 produs`, `2 produse`, `20 de produse`, `1.101 produse`. "de" from 20 on, unless
 * the last two digits are 01 to 19 (CLDR, plural rules of `ro`).
 * @param count integer, at least 0
 * @example
 * countOf(1, 'produs', 'produse') // '1 produs'
 * countOf(20, 'produs', 'produse') // '20 de produse'
 */
export function countOf(count: number, one: string, many: string): string {
  if (count === 1) return `1 ${one}`;
  const lastTwo = count % 100;
  const withDe = count !== 0 && (lastTwo === 0 || lastTwo >= 20);
  return `${groupThousands(String(count))} ${withDe ? 'de ' : ''}${many}`;
}
