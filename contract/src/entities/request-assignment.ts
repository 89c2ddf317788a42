import * as z from 'zod/mini';
import { date, id, maybeText } from './answer-fields.ts';

/** A request was given to somebody of the staff, or to nobody. */
export const requestAssignment = z.object({
  id: id(),
  /** Null: nobody looks after it from then on, or somebody who is no longer known. */
  assignee_name: maybeText(),
  actor_name: maybeText(),
  created_at: date(),
});
export type RequestAssignment = z.output<typeof requestAssignment>;
