import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answerOf } from './answers/all-answers.ts';
import { type CallName, specOf } from './calls.ts';
import { corsHeaders, preflight } from './cors.ts';
import { type createFaults, faultAnswer } from './faults.ts';
import { type FoundCall, findCall } from './find-call.ts';
import type { HeardRequest } from './heard-request.ts';
import { isRow, judge } from './judge.ts';
import { createOldCopies } from './old-copies.ts';
import type { Profile } from './profile.ts';
import { published } from './published.ts';
import { plainHeaders, readJson } from './read-body.ts';
import { refuse } from './refuse.ts';
import type { Reply } from './reply.ts';
import { userOf } from './sessions.ts';
import type { State } from './state.ts';
import { unknownCall, type Written, written } from './written.ts';

export interface ApiParts {
  profile: Profile;
  state: State;
  origins?: readonly string[] | undefined;
  front?: string | undefined;
  faults: ReturnType<typeof createFaults>;
  pay(amount: unknown): Promise<string>;
  hear(request: HeardRequest): void;
}

/** Serves the calls of section 7. */
export function createApi(parts: ApiParts): RequestListener {
  const { profile } = parts;
  const oldCopies = profile.cache && createOldCopies(profile.cache);
  return (request, response) => {
    respond(parts, oldCopies, request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  };
}

async function respond(
  parts: ApiParts,
  oldCopies: ReturnType<typeof createOldCopies> | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { profile, origins } = parts;
  const { method = 'GET', url: path = '/' } = request;
  const url = new URL(path, 'http://host');
  const body = await readJson(request);
  const heard = { to: 'api' as const, method, path, headers: plainHeaders(request), body };

  if (method === 'OPTIONS') {
    const { status, headers, wrong } = preflight(profile, request, url.pathname, origins);
    parts.hear({ ...heard, call: null, wrong, status });
    return void response.writeHead(status, headers).end();
  }

  const found = findCall(method, url.pathname);
  const known: HeardRequest = {
    ...heard,
    call: found?.call ?? null,
    wrong: found
      ? judge(found.call, { headers: request.headers, query: url.searchParams, body })
      : [`undocumented call ${method} ${url.pathname}`],
    status: null,
  };
  parts.hear(known);
  await wait(delayOf(profile, known.call));
  const fresh = found
    ? await answerFound(parts, found, url, known)
    : unknownCall(profile, method, path);
  if (!fresh) return void response.destroy();

  const cacheable = method === 'GET' && fresh.status === 200;
  const cached = cacheable ? oldCopies?.(request, fresh) : undefined;
  const answer = cached?.answer ?? fresh;
  known.status = answer.status;
  response.writeHead(answer.status, {
    ...((found || profile.unknownCall.cors) && corsHeaders(request, origins)),
    ...cached?.headers,
    ...(answer.type && { 'Content-Type': answer.type }),
    ...(answer.location && { Location: answer.location }),
  });
  response.end(answer.body);
}

/** @returns null when the connection must break */
async function answerFound(
  parts: ApiParts,
  found: FoundCall,
  url: URL,
  heard: HeardRequest,
): Promise<Written | null> {
  const fault = parts.faults.take(found.call);
  if (fault === 'lose request') return null;
  if (typeof fault === 'object') return faultAnswer(fault);
  const answer = written(parts.profile, found.call, await reply(parts, found, url, heard));
  return fault === 'lose answer' ? null : answer;
}

async function reply(
  { profile, state, front, pay }: ApiParts,
  { call, id }: FoundCall,
  url: URL,
  { headers, body, wrong }: HeardRequest,
): Promise<Reply> {
  const user = userOf(state, headers.authorization);
  const refused = refuse({ profile, spec: specOf(call), user, body, wrong });
  if (refused) return refused;
  return answerOf(call)({
    state,
    user,
    id: decodeURIComponent(id),
    body: isRow(body) ? body : {},
    query: url.searchParams,
    front: front ?? headers.referer ?? null,
    show: (entity, row) => published(profile, entity, row),
    pay,
  });
}

const delayOf = ({ delay }: Profile, call: CallName | null): number =>
  (call && delay?.calls?.[call]) ?? delay?.everyMs ?? 0;
