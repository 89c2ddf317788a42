import { isRecord } from '../../remotes/is-record.ts';

/** The host's answer; consumers validate what they read. */
export interface TokenAnswer {
  user: unknown;
  token: unknown;
}

/** @throws when the host refused */
export async function readTokenAnswer(request: Promise<Response>): Promise<TokenAnswer> {
  const response = await request;
  if (!response.ok) throw new Error(`The host answered ${response.status}.`);
  const answer: unknown = await response.json();
  if (!isRecord(answer)) throw new Error('The host answered no object.');
  return { user: answer.user, token: answer.token };
}
