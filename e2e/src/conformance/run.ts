import type { Call, CallInput, CallResponse } from '@vitrina/contract/call';
import type { Capability } from '@vitrina/contract/capabilities';
import { errorAnswer } from '@vitrina/contract/entities/error-answer';
import { strictForm } from '@vitrina/contract/strict-form';
import { safeParse } from 'zod/mini';
import { judgeAnswer } from './as-browser.ts';
import { type Answer, type CallParts, send } from './host-client.ts';

export type Who = 'anonymous' | 'user' | 'admin';

/** State that earlier calls leave for later ones. */
export interface State {
  userEmail: string;
  productId?: number;
  orderId?: number;
  orderVersion?: number;
  businessId?: number;
  requestId?: number;
  /** Of a guest's request sent like a bot's and answered without a token. */
  scriptEmail?: string;
  ownUserId?: number;
  /** Capabilities shown by a field or header of an answer. */
  evidence: Set<Capability>;
}

/** A probe throws it when it cannot continue; earlier findings count. */
export class NotTried extends Error {
  override readonly name = 'NotTried';
}

/** The host does not know the call. */
export class Missing extends Error {
  override readonly name = 'Missing';
}

/** The tools of a probe. */
export interface Run {
  readonly state: State;
  /** Reports a difference that breaks the front end. */
  differ(detail: string): void;
  /** Reports a difference that the front end tolerates. */
  tolerate(detail: string): void;
  /** Reports that the host accepts invalid input, or refuses without a reason. */
  warn(detail: string): void;
  /** Records that an answer contained the fields of `capability`. */
  shows(capability: Capability): void;
  /** @throws NotTried when no account is signed in as `who` */
  token(who: Exclude<Who, 'anonymous'>): string;
  /**
   * Sends a valid request and checks the answer against the contract.
   * @returns the answer, or null when it was wrong, which is recorded
   * @throws Missing, NotTried
   */
  succeeds<C extends Call>(
    call: C,
    input: CallInput<C>,
    who?: Who,
    headers?: Record<string, string>,
  ): Promise<CallResponse<C> | null>;
  /**
   * Sends what only an extension supports, so a refusal is not a difference.
   * @returns the answer, or null when it was refused or cannot be read
   */
  tries<C extends Call>(
    call: C,
    input: CallInput<C>,
    who?: Who,
    headers?: Record<string, string>,
  ): Promise<CallResponse<C> | null>;
  /** Sends a request that must be refused with a readable reason. */
  isRefused(call: Call, parts: CallParts, why: string, who?: Who): Promise<void>;
  send(call: Call, parts: CallParts, token?: string): Promise<Answer>;
}

export interface RunOptions {
  host: string;
  /** The call under test: preparing calls are reported under their own. */
  call: Call;
  tokens: { user?: string; admin?: string };
  state: State;
  /** Origin of the calling page; without it no CORS checks. */
  origin?: string | undefined;
}

/** Findings so far. */
export interface RunDetails {
  differs: Set<string>;
  tolerates: Set<string>;
  warnings: Set<string>;
}

export function createRun({
  host,
  call: tried,
  tokens,
  state,
  origin,
}: RunOptions): Run & RunDetails {
  const differs = new Set<string>();
  const tolerates = new Set<string>();
  const warnings = new Set<string>();
  const warn = (detail: string) => void warnings.add(detail);
  const differ = (detail: string) => void differs.add(detail);
  const tolerate = (detail: string) => void tolerates.add(detail);
  const token = (who: Exclude<Who, 'anonymous'>): string => {
    const found = tokens[who];
    if (!found) throw new NotTried(`needs an account: --${who} e-mail:password`);
    return found;
  };
  const tokenOf = (who: Who) => (who === 'anonymous' ? undefined : token(who));
  const ask = async (call: Call, parts: CallParts, sent?: string): Promise<Answer> => {
    // A redirect sign-in returns to the page in `referer`.
    const page = origin && { origin, referer: `${origin}/` };
    const headers = { ...parts.headers, ...page };
    const answer = await send(host, call, { ...parts, headers }, sent);
    if (call.capability && isUnknown(answer, call) && !hasCode(answer)) throw new Missing();
    if (!origin || isUnknown(answer, call)) return answer;
    const { blocks, costs } = judgeAnswer(call, answer, origin);
    for (const detail of blocks) differ(detail);
    for (const detail of costs) tolerate(detail);
    return answer;
  };
  return {
    differs,
    tolerates,
    warnings,
    state,
    warn,
    differ,
    tolerate,
    shows: (capability) => void state.evidence.add(capability),
    token,
    send: ask,
    async succeeds(call, input, who = 'anonymous', headers = {}) {
      const parts: CallParts = { ...(input as CallParts), headers };
      const answer = await ask(call, parts, tokenOf(who));
      if (isUnknown(answer, call)) throw new Missing();
      if (!answer.ok) {
        differ(`answers ${answer.status} to a right request${reason(answer)}`);
        return null;
      }
      const read = safeParse(call.response, answer.json);
      if (!read.success || call === tried) {
        const promised = problems(strictForm(call.response), answer);
        for (const problem of promised) (read.success ? tolerate : differ)(problem);
      }
      return read.success ? (read.data as CallResponse<typeof call>) : null;
    },
    async tries(call, input, who = 'anonymous', headers = {}) {
      const parts: CallParts = { ...(input as CallParts), headers };
      const answer = await send(host, call, parts, tokenOf(who));
      const read = answer.ok ? safeParse(call.response, answer.json) : null;
      return read?.success ? (read.data as CallResponse<typeof call>) : null;
    },
    async isRefused(call, parts, why, who = 'anonymous') {
      const answer = await ask(call, parts, tokenOf(who));
      if (answer.ok) warn(`accepts ${why} with ${answer.status}`);
      else if (answer.status >= 500) warn(`breaks on ${why} with ${answer.status}`);
      else if (!reason(answer)) warn(`refuses ${why} without a text in error or message`);
    },
  };
}

const MAX_PROBLEMS = 5;

/** Differences from `promised`: each field once, with its count. */
function problems(promised: Call['response'], { json }: Answer): string[] {
  const checked = safeParse(promised, json);
  if (checked.success) return [];
  const counts = new Map<string, number>();
  for (const issue of checked.error.issues) {
    const { path } = issue;
    const message = 'expected' in issue ? `is no ${issue.expected}` : issue.message;
    const field = path.filter((part) => typeof part !== 'number').join('.') || 'the answer';
    const problem = `${field}: ${message}`;
    counts.set(problem, (counts.get(problem) ?? 0) + 1);
  }
  return [...counts]
    .slice(0, MAX_PROBLEMS)
    .map(([problem, count]) => (count > 1 ? `${problem} (${count} times)` : problem));
}

/** 405 and 501 always mean unknown; 404 only when the path names no row. */
const isUnknown = ({ status }: Answer, call: Call): boolean =>
  status === 405 || status === 501 || (status === 404 && !(!call.capability && call.params));

const hasCode = ({ json }: Answer): boolean => {
  const answer = safeParse(errorAnswer, json);
  return answer.success && Boolean(answer.data.code);
};

function reason({ json }: Answer): string {
  const answer = safeParse(errorAnswer, json);
  const text = answer.success ? (answer.data.error ?? answer.data.message) : null;
  return text ? `: ${text}` : '';
}
