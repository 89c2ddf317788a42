import * as z from 'zod/mini';
import { date, id, maybeText } from './answer-fields.ts';

/** An assignment of a request to a colleague, or to nobody. */
export const requestAssignment = z.object({
  id: id(),
  /** Null: unassigned, or somebody no longer known. */
  assignee_name: maybeText(),
  actor_name: maybeText(),
  created_at: date(),
});
export type RequestAssignment = z.output<typeof requestAssignment>;
