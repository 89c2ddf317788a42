import { COLORS } from '@vitrina/contract/colors';
import { fold } from '../list/fold.ts';

export interface ColorOption {
  /** A CSS colour name. */
  color: string;
  /** In Romanian. */
  name: string;
}

const OPTIONS = Object.entries(COLORS).map(([color, name]) => ({
  color,
  name,
  folded: fold(`${name} ${color}`),
}));

/** Colours whose Romanian or CSS name contains what was typed. */
export const findColors = (query: string): readonly ColorOption[] => {
  const wanted = fold(query).trim();
  return OPTIONS.filter(({ folded }) => folded.includes(wanted));
};
