import type { Commission } from '@vitrina/contract/entities/commission';
import { toBani } from '@vitrina/contract/rules/money';

/** What is still to be paid, in bani. */
export const unpaidBani = (commissions: readonly Commission[]): number =>
  commissions
    .filter(({ paid }) => !paid)
    .reduce((sum, { commission }) => sum + toBani(commission), 0);
