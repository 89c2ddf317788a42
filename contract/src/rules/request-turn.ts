import { knownState } from './known-state.ts';
import { lacksCompany } from './lacks-company.ts';
import { REQUEST_STATES } from './request-status.ts';
import type { VersionAnswer } from './version-answers.ts';

/** Reasons why an open request waits for staff, most urgent first. `company` never occurs alone. */
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

/** What decides whose turn an open request is. */
export interface RequestFacts {
  status: string | null;
  /** Suspected to be automated; staff must accept it. */
  isHeld: boolean;
  /** Owner's messages that no staff member has read. */
  unread: number;
  /** A call is booked and not over. */
  hasCall: boolean;
  /** Unanswered asks of staff. */
  openAsks: number;
  /** The owner answered after staff's last action. */
  hasNewAnswer: boolean;
  /** The owner's answer to the newest version; null before, and without a version. */
  versionAnswer: VersionAnswer | null;
  /** A site can only be assigned to an owner with a company. */
  hasCompany: boolean;
}

/** Reasons why an open request waits for its owner, most urgent first. */
export const OWNER_WAITS = ['version', 'asks', 'company'] as const;
export type OwnerWait = (typeof OWNER_WAITS)[number];

type OwnerFacts = Pick<RequestFacts, 'status' | 'openAsks' | 'versionAnswer' | 'hasCompany'>;

/** Why a request waits for its owner, in the order of `OWNER_WAITS`; it may wait for staff, too. */
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
 * Why a request waits for staff, in the order of `WAITS`. Open asks suspend only `work`, so an owner's answer
 * is never hidden. After its end only messages count.
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
