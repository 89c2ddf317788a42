import { EMBED_STEPS } from '@vitrina/contract/rules/embed-steps';
import { createDice } from '../hosts/literal-host/random-profile.ts';

/* The visits of a crowd, generated from a seed. */

export const PAGES = ['/contact/4211', '/despre', '/fereastra'] as const;
/** Today is the last one. */
export const DAYS = 3;

/** Visitors that are counted, opted out, or automated. */
export type Visitor = 'person' | 'do-not-track' | 'privacy-control' | 'program';

export interface PlannedVisit {
  id: number;
  visitor: Visitor;
  /** Index of the owner's two forms. */
  form: 0 | 1;
  page: (typeof PAGES)[number];
  day: number;
  /** The last step reached, from 0; null: no answers. */
  until: number | null;
  /** The form is never visible. */
  unseen: boolean;
  sends: boolean;
  /** Reloads the page midway and starts over. */
  reloads: boolean;
  /** Goes back one step and forward again. */
  stepsBack: boolean;
  /** Leaves for another page and returns with the back button. */
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
