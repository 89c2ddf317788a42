import { tierTexts } from '@vitrina/contract/rules/tier-text';

/** `9% pentru primii 5.000 RON` and so on; `beyond` names the sales of the last tier. */
export const tierSentences = (beyond: string): string[] =>
  tierTexts({
    middle: (from, upTo) => `pentru partea dintre ${from} și ${upTo} RON`,
    last: (from) => `pentru ${beyond} ${from} RON`,
  });
