import * as z from 'zod/mini';
import { MAX_POINT_LENGTH, MAX_POINTS } from '../constants.ts';
import { REQUIRED } from '../messages.ts';
import { VERSION_ANSWERS } from '../rules/version-answers.ts';
import { requiredText } from './fields.ts';

/** Approval, or requested changes. */
export const versionAnswer = z
  .object({
    answer: z.enum(VERSION_ANSWERS),
    points: z._default(z.array(requiredText(MAX_POINT_LENGTH)).check(z.maxLength(MAX_POINTS)), []),
  })
  .check(
    z.refine(({ answer, points }) => answer === 'approved' || points.length > 0, {
      path: ['points'],
      error: REQUIRED,
    }),
  );
export type VersionAnswerInput = z.output<typeof versionAnswer>;
