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

/** What of an open request can wait for its owner, the most pressing first. */
export const OWNER_WAITS = ['version', 'asks', 'company'] as const;
export type OwnerWait = (typeof OWNER_WAITS)[number];

type OwnerFacts = Pick<RequestFacts, 'status' | 'openAsks' | 'versionAnswer' | 'hasCompany'>;

/** What of a request waits for its owner, in the order of `OWNER_WAITS`; something may wait for staff too. */
export function waitsForOwner(request: OwnerFacts): readonly OwnerWait[] {
  const state = knownState(REQUEST_STATES, request.status);
  if (!state || REQUEST_STATES[state].isFinal) return [];
  const waits: Readonly<Record<OwnerWait, boolean>> = {
    version: REQUEST_STATES[state].isWithOwner === true && !request.versionAnswer,
    asks: request.openAsks > 0,
    company: lacksCompany({ status: state, has_company: request.hasCompany }),
  };
  return OWNER_WAITS.filter((wait) => waits[wait]);
}

/**
 * What of a request waits for staff, in the order of `WAITS`. While staff wait for what they asked for, only
 * `work` waits with them: an answer of the owner is never hidden. Of one that came to its end only messages wait.
 */
export function waitsForStaff(request: RequestFacts): readonly Wait[] {
  const state = knownState(REQUEST_STATES, request.status);
  if (!state || REQUEST_STATES[state].isFinal) return request.unread > 0 ? ['messages'] : [];
  const waits: Readonly<Partial<Record<Wait, boolean>>> = {
    held: request.isHeld,
    new: state === 'pending' && !request.isHeld,
    call: request.hasCall,
    messages: request.unread > 0,
    answer: request.hasNewAnswer,
    changes: request.versionAnswer === 'changes',
    approved: request.versionAnswer === 'approved',
  };
  const found = WAITS.filter((wait) => waits[wait]);
  const owner = waitsForOwner(request);
  if (found.length === 0 && REQUEST_STATES[state].isInOurHands && !owner.includes('asks'))
    found.push('work');
  if (found.length > 0 && owner.includes('company')) found.push('company');
  return found;
}
