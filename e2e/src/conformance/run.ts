import type { Call, CallInput, CallResponse } from '@vitrina/contract/call';
import { errorAnswer } from '@vitrina/contract/entities/error-answer';
import { safeParse } from 'zod/mini';
import { type Answer, type CallParts, send } from './host-client.ts';

export type Who = 'anonymous' | 'user' | 'admin';

/** What earlier calls left behind for later ones. */
export interface State {
  userEmail: string;
  productId?: number;
  orderId?: number;
  orderVersion?: number;
  businessId?: number;
  requestId?: number;
  ownUserId?: number;
}

/** Thrown by a probe that cannot go on; what it found out so far counts. */
export class NotTried extends Error {
  override readonly name = 'NotTried';
}

/** The host does not know the call. */
export class Missing extends Error {
  override readonly name = 'Missing';
}

/** What a probe of a call works with. */
export interface Run {
  readonly state: State;
  /** Something is not as the contract says. */
  differ(detail: string): void;
  /** @throws NotTried when nobody signed in as `who` */
  token(who: Exclude<Who, 'anonymous'>): string;
  /**
   * Sends a right request and checks the answer against the contract.
   * @returns the answer, or null when it was wrong, which is recorded
   * @throws Missing, NotTried
   */
  succeeds<C extends Call>(
    call: C,
    input: CallInput<C>,
    who?: Who,
  ): Promise<CallResponse<C> | null>;
  /** Sends a request that must be refused with a readable reason. */
  isRefused(call: Call, parts: CallParts, why: string, who?: Who): Promise<void>;
  send(call: Call, parts: CallParts, token?: string): Promise<Answer>;
}

export interface RunOptions {
  host: string;
  tokens: { user?: string; admin?: string };
  state: State;
}

/** One call's run; `details` fills while the probe works. */
export function createRun({ host, tokens, state }: RunOptions): Run & { details: string[] } {
  const details: string[] = [];
  const differ = (detail: string) => void details.push(detail);
  const token = (who: Exclude<Who, 'anonymous'>): string => {
    const found = tokens[who];
    if (!found) throw new NotTried(`needs an account: --${who} e-mail:password`);
    return found;
  };
  const tokenOf = (who: Who) => (who === 'anonymous' ? undefined : token(who));
  return {
    details,
    state,
    differ,
    token,
    send: (call, parts, sent) => send(host, call, parts, sent),
    async succeeds(call, input, who = 'anonymous') {
      const answer = await send(host, call, input as CallParts, tokenOf(who));
      if (isUnknown(answer, call)) throw new Missing();
      if (!answer.ok) {
        differ(`answers ${answer.status} to a right request${reason(answer)}`);
        return null;
      }
      const checked = safeParse(call.response, answer.json);
      if (checked.success) return checked.data as CallResponse<typeof call>;
      const [issue] = checked.error.issues;
      const place = issue?.path.join('.') || 'the answer';
      differ(`${place}: ${issue?.message ?? 'is not as the contract says'}`);
      return null;
    },
    async isRefused(call, parts, why, who = 'anonymous') {
      const answer = await send(host, call, parts, tokenOf(who));
      if (answer.ok) differ(`accepts ${why} with ${answer.status}`);
      else if (answer.status >= 500) differ(`breaks on ${why} with ${answer.status}`);
      else if (!reason(answer)) differ(`refuses ${why} without a text in error or message`);
    },
  };
}

/** 405 and 501 say it plainly; 404 only where no row is named. */
const isUnknown = ({ status }: Answer, call: Call): boolean =>
  status === 405 || status === 501 || (status === 404 && !(!call.capability && call.params));

function reason({ json }: Answer): string {
  const answer = safeParse(errorAnswer, json);
  const text = answer.success ? (answer.data.error ?? answer.data.message) : null;
  return text ? `: ${text}` : '';
}
