import { listReturns } from '@vitrina/contract/calls/list-returns';
import { RETURNS_PART } from '@vitrina/contract/constants';
import type { OrderReturn } from '@vitrina/contract/entities/order-return';
import { callApi } from '@vitrina/shared-auth';
import { type ReturnsAsked, whatIsAsked } from './returns-query.ts';

/** All matching returns, paged by id: changes meanwhile skip none. */
export async function* fetchReturnsInParts(
  asked: ReturnsAsked,
): AsyncGenerator<readonly OrderReturn[]> {
  const partAfter = async (after: number) => {
    const query = { ...whatIsAsked(asked), after, limit: RETURNS_PART };
    return (await callApi(listReturns, { query })).returns;
  };
  let part = await partAfter(0);
  yield part;
  // Until an empty part: unreadable rows can make any part shorter.
  for (let last = part.at(-1); last; last = part.at(-1)) {
    part = await partAfter(last.id);
    if (part.length > 0) yield part;
  }
}
