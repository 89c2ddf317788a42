import { beforeAll, expect, test } from '@rstest/core';
import { ALL_CALLS } from '@vitrina/contract/all-calls';
import type { Call } from '@vitrina/contract/call';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { pathSegments, requestsLike } from '../testing/requests-like.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

/** Cases per call; every run draws others. */
const CASES = process.env.VITRINA_TEST_ALL ? 200 : 16;
/** Concurrent requests; the pool has fewer connections. */
const TOGETHER = 20;
/** FUZZ_SEED repeats a run. */
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

interface Case {
  body: unknown;
  query: unknown;
  segment: string;
}

const api = useTestApi();
beforeAll(async () => {
  console.info(`fuzz: FUZZ_SEED=${SEED}, ${CASES} cases a call`);
});

const nothing = fc.constant(undefined);
const casesOf = ({ body, query }: Call): Case[] =>
  fc.sample(
    fc.record({
      body: body ? requestsLike(body) : nothing,
      query: query ? requestsLike(query) : nothing,
      segment: pathSegments,
    }),
    { numRuns: CASES, seed: SEED },
  );

async function send(call: Call, { body, query, segment }: Case, who?: SignedIn): Promise<number> {
  const search = typeof query === 'object' && query !== null ? queryString(query) : '';
  const hasBody = body !== undefined && call.method !== 'GET';
  const answer = await api.app.inject({
    method: call.method,
    url: call.path.replace(/:\w+/g, () => segment) + search,
    headers: { ...who?.headers, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { payload: JSON.stringify(body) }),
  });
  return answer.statusCode;
}

/** An address cannot contain a lone surrogate. */
const wellFormed = (part: unknown): string => Buffer.from(String(part)).toString();

const queryString = (query: object): string =>
  `?${Object.entries(query)
    .map((pair) => pair.map((part) => encodeURIComponent(wellFormed(part))).join('='))
    .join('&')
    .slice(0, 4000)}`;

/** Sends all cases and returns those whose status `isRight` rejects. */
async function misfits(
  call: Call,
  isRight: (status: number) => boolean,
  who?: SignedIn,
): Promise<unknown[]> {
  const wrong: unknown[] = [];
  const cases = casesOf(call);
  for (let first = 0; first < cases.length; first += TOGETHER) {
    const some = cases.slice(first, first + TOGETHER);
    const statuses = await Promise.all(some.map((one) => send(call, one, who)));
    statuses.forEach((status, index) => {
      if (!isRight(status)) wrong.push({ status, ...some[index] });
    });
  }
  return wrong;
}

const named = (calls: readonly Call[]) => calls.map((call) => [call.name, call] as const);
const EVERY: readonly Call[] = ALL_CALLS;
/** Without event streams, which never end; they have their own tests. */
const ALL = EVERY.filter(({ streams }) => !streams);

test.each(named(ALL))(
  '%s: whatever is sent, the host does not fail',
  async (_, call) => {
    // A new session per call, because one call logs out.
    const who = await api.signIn(call.access === 'user' ? 'user' : 'admin');
    expect(await misfits(call, (status) => status < 500, who)).toEqual([]);
  },
  60_000,
);

const rowsOf = async (): Promise<unknown> =>
  (
    await api.db.execute(sql`
      select relname, (xpath('/row/n/text()', query_to_xml(
        format('select count(*) as n from public.%I', relname), false, true, '')))[1]::text as rows
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`)
  ).rows;

/** Statuses of a refused session; an undecodable path matches no route. */
const isRefused = (status: number) => [400, 401, 403, 404, 405].includes(status);

test.each(named(ALL.filter(({ access }) => !['public', 'optional'].includes(access))))(
  '%s: nobody without the role gets in, and nothing is written',
  async (_, call) => {
    const user = call.access === 'admin' ? await api.signIn('user') : undefined;
    const before = await rowsOf();
    expect(await misfits(call, isRefused, user)).toEqual([]);
    expect(await rowsOf()).toEqual(before);
  },
  60_000,
);
