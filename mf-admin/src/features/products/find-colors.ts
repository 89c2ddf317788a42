import { COLORS } from '@vitrina/contract/colors';
import { fold } from '@vitrina/contract/rules/fold';

interface ColorOption {
  /** CSS colour name. */
  color: string;
  /** In Romanian. */
  name: string;
}

const OPTIONS = Object.entries(COLORS)
  .map(([color, name]) => ({ color, name, folded: fold(`${name} ${color}`) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'ro'));

/** Colour by full name, or the only match. */
export function namedColor(query: string): string | undefined {
  const found = findColors(query);
  const wanted = fold(query).trim();
  const named = found.find(({ color, name }) => color === wanted || fold(name) === wanted);
  return (named ?? (wanted && found.length === 1 ? found[0] : undefined))?.color;
}

export const findColors = (query: string): readonly ColorOption[] => {
  const wanted = fold(query).trim();
  return OPTIONS.filter(({ folded }) => folded.includes(wanted));
};
