import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ALL_CALLS } from '@vitrina/contract/all-calls';
import type { Call } from '@vitrina/contract/call';
import { freePort } from '../free-port.ts';

/** A forwarded request. */
export interface PassedRequest {
  query: URLSearchParams;
  body: unknown;
  headers: Record<string, string>;
}

export interface PassedAnswer {
  status: number;
  body: unknown;
}

/** Changes to another host's requests and answers. */
export interface ProxyRules {
  /** Before forwarding; null: answers 404. */
  request?(call: Call, request: PassedRequest): PassedRequest | null;
  answer?(call: Call, answer: PassedAnswer): PassedAnswer;
}

export interface ProxyHost {
  url: string;
  close(): Promise<void>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
};

/** Starts a proxy in front of the API at `target`. */
export async function startProxyHost(target: string, rules: ProxyRules): Promise<ProxyHost> {
  const server = createServer((request, response) => {
    pass(target, rules, request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function pass(
  target: string,
  rules: ProxyRules,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET' } = request;
  if (method === 'OPTIONS') return void response.writeHead(204, CORS).end();
  const url = new URL(request.url ?? '/', target);
  const call = findCall(method, url.pathname);
  const given: PassedRequest = {
    query: url.searchParams,
    body: parse(await readBody(request)),
    headers: pick(request.headers, ['authorization', 'content-type', 'idempotency-key']),
  };
  const passed = call && (rules.request ? rules.request(call, given) : given);
  if (!call || !passed) return answer(response, { status: 404, body: { error: 'Not found' } });
  const upstream = await fetch(new URL(url.pathname + queryText(passed.query), target), {
    method,
    headers: passed.headers,
    redirect: 'manual',
    ...(passed.body !== undefined && { body: JSON.stringify(passed.body) }),
  });
  const location = upstream.headers.get('location');
  const got = { status: upstream.status, body: parse(await upstream.text()) };
  answer(response, rules.answer ? rules.answer(call, got) : got, location);
}

function answer(
  response: ServerResponse,
  { status, body }: PassedAnswer,
  location?: string | null,
) {
  const headers = { ...CORS, 'content-type': 'application/json', ...(location && { location }) };
  response.writeHead(status, headers).end(body === undefined ? '' : JSON.stringify(body));
}

/** The most specific call of a path: `/api/orders/admin` before `/api/orders/:id`. */
function findCall(method: string, path: string): Call | undefined {
  const matching = (ALL_CALLS as readonly Call[]).filter(
    (call) =>
      call.method === method && new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
  return matching.sort((a, b) => placeholders(a) - placeholders(b))[0];
}

const placeholders = ({ path }: Call): number => path.split(':').length - 1;
const queryText = (query: URLSearchParams): string => (query.size > 0 ? `?${query}` : '');

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const pick = (headers: IncomingMessage['headers'], names: string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
