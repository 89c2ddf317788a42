import { knownState } from './known-state.ts';
import { lacksCompany } from './lacks-company.ts';
import { REQUEST_STATES } from './request-status.ts';
import type { VersionAnswer } from './version-answers.ts';

/** What of an open request can wait for staff, the most pressing first. `company` never waits alone. */
export const WAITS = [
  'held',
  'new',
  'call',
  'messages',
  'answer',
  'changes',
  'approved',
  'work',
  'company',
] as const;
export type Wait = (typeof WAITS)[number];

export interface RequestFacts {
  status: string | null;
  /** It looks like a script's, and waits for staff to accept it. */
  isHeld: boolean;
  /** Messages of the owner that nobody of the staff has read. */
  unread: number;
  /** Whether a call is booked that is not over. */
  hasCall: boolean;
  /** Things that staff asked for and the owner has not given. */
  openAsks: number;
  /** Whether the owner gave something after staff last did anything. */
  hasNewAnswer: boolean;
  /** What the owner said of the newest version; null while they have not, and without a version. */
  versionAnswer: VersionAnswer | null;
  /** A site cannot be assigned to an owner without a company. */
  hasCompany: boolean;
}

/**
 * What of a request waits for staff, in the order of `WAITS`; nothing where it is the owner's turn. Of one
 * that came to its end only messages do.
 */
export function waitsForStaff(request: RequestFacts): readonly Wait[] {
  const state = knownState(REQUEST_STATES, request.status);
  if (!state || REQUEST_STATES[state].isFinal) return request.unread > 0 ? ['messages'] : [];
  const isOwnersTurn = request.openAsks > 0;
  const ours = (fact: boolean) => fact && !isOwnersTurn;
  const waits: Readonly<Partial<Record<Wait, boolean>>> = {
    held: request.isHeld,
    new: ours(state === 'pending' && !request.isHeld),
    call: request.hasCall,
    messages: request.unread > 0,
    answer: ours(request.hasNewAnswer),
    changes: ours(request.versionAnswer === 'changes'),
    approved: ours(request.versionAnswer === 'approved'),
  };
  const found = WAITS.filter((wait) => waits[wait]);
  if (found.length === 0 && ours(REQUEST_STATES[state].isInOurHands === true)) found.push('work');
  if (found.length > 0 && lacksCompany({ status: state, has_company: request.hasCompany }))
    found.push('company');
  return found;
}
