import { EMBED_STEPS } from '@vitrina/contract/rules/embed-steps';
import { createDice } from '../hosts/literal-host/random-profile.ts';

/* What the visitors of a crowd do, drawn from a seed: the same seed is the same crowd. */

export const PAGES = ['/contact/4211', '/despre', '/fereastra'] as const;
/** Before today, today last. */
export const DAYS = 3;

/** Who does not want to be counted, and who is no person. */
export type Visitor = 'person' | 'do-not-track' | 'privacy-control' | 'program';

export interface PlannedVisit {
  id: number;
  visitor: Visitor;
  /** Which of the owner's two forms. */
  form: 0 | 1;
  page: (typeof PAGES)[number];
  day: number;
  /** The last step that is reached, from 0; null: nothing is answered. */
  until: number | null;
  /** Nothing of the form is ever in sight. */
  unseen: boolean;
  sends: boolean;
  /** In the middle of it the page is loaded anew, and everything begins again. */
  reloads: boolean;
  /** Goes back by a step, and on again. */
  stepsBack: boolean;
  /** Leaves for another page, and comes back by the browser's button. */
  comesBack: boolean;
}

export function planCrowd(seed: number, count: number): PlannedVisit[] {
  const dice = createDice(seed);
  const chance = (share: number) => dice() < share;
  const below = (most: number) => Math.floor(dice() * most);
  const last = EMBED_STEPS.length - 1;
  return Array.from({ length: count }, (_, id) => {
    const privacy = dice();
    const visitor: Visitor =
      privacy < 0.08
        ? 'do-not-track'
        : privacy < 0.16
          ? 'privacy-control'
          : privacy < 0.22
            ? 'program'
            : 'person';
    const answers = chance(0.7);
    const sends = answers && chance(0.3);
    const until = answers ? (sends ? last : below(last + 1)) : null;
    return {
      id,
      visitor,
      form: chance(0.3) ? 1 : 0,
      page: PAGES[below(PAGES.length)] ?? PAGES[0],
      day: Math.floor((id * DAYS) / count),
      until,
      unseen: !answers && chance(0.3),
      sends,
      reloads: answers && chance(0.1),
      stepsBack: answers && chance(0.15),
      comesBack: chance(0.06),
    };
  });
}
