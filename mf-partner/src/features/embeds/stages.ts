import { sectionsFor } from '@vitrina/contract/questionnaire';
import { EMBED_STEPS } from '@vitrina/contract/rules/embed-steps';
import { embedMessages as text } from '../../embed-messages.ts';
import type { EmbedNumbers } from './embeds-query.ts';

const TITLES = new Map(sectionsFor(true).map(({ id, title }) => [id, title]));

/** Of a day or a page. */
export type Sums = Omit<EmbedNumbers['days'][number], 'day'>;

interface Stage {
  id: string;
  name: string;
  of: (sums: Sums) => number;
}

const stage = (id: keyof typeof text.stages): Stage => ({
  id,
  name: text.stages[id],
  of: (sums) => sums[id] ?? 0,
});

/** Without the first step, which shows as soon as the form does. */
export const STEPS: readonly Stage[] = EMBED_STEPS.slice(1).map((id) => ({
  id,
  name: text.step(TITLES.get(id) ?? text.review),
  of: ({ steps }) => steps.find((step) => step.id === id)?.count ?? 0,
}));

const BEFORE = [stage('ready'), stage('seen'), stage('opened'), stage('start')];
const AFTER = [stage('sent'), stage('live')];

/** In a visitor's order. */
export const STAGES: readonly Stage[] = [...BEFORE, ...AFTER];
export const STAGES_WITH_STEPS: readonly Stage[] = [...BEFORE, ...STEPS, ...AFTER];
