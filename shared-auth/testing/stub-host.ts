import { rstest } from '@rstest/core';
import type { Call, CallResponse } from '@vitrina/contract/call';
import { getSettings } from '@vitrina/contract/calls/get-settings';
import { listFirstProducts } from '@vitrina/contract/calls/list-first-products';
import { listFirstRequests } from '@vitrina/contract/calls/list-first-requests';
import { listFirstUsers } from '@vitrina/contract/calls/list-first-users';
import { CAPABILITIES, type Capability } from '@vitrina/contract/capabilities';
import { configurePlatform } from '../src/index.ts';

interface Stub {
  call: Call;
  pattern: RegExp;
  answer: () => Response | Promise<Response>;
}

/** A request as the stub saw it. */
interface SeenRequest {
  /** Name of the call. */
  call: string;
  path: string;
  search: string;
  body: unknown;
  idempotencyKey: string | null;
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

interface HostOptions {
  /** Capabilities in the configuration: all by default, `[]` for the specification alone. */
  capabilities?: readonly Capability[];
}

/**
 * A host for tests with the given answers, in the shapes of the contract. Configures the platform and replaces
 * `fetch`. A call without an answer fails with a TypeError, like a call to an unreachable host.
 * @example
 * import { listBusinesses } from '@vitrina/contract/calls/list-businesses';
 * const host = stubHost({ capabilities: ['address-book'] });
 * host.answers(listBusinesses, { data: [] });
 * console.log(host.requestsOf(listBusinesses).length);
 */
export function stubHost({ capabilities = CAPABILITIES }: HostOptions = {}) {
  const stubs: Stub[] = [];
  const requests: SeenRequest[] = [];
  configurePlatform({
    environment: 'development',
    apiOrigin: 'http://api.test',
    filesOrigin: 'http://files.test',
    hostCapabilities: [...capabilities],
    payments: { publishableKey: 'pk_test_stub' },
    brand: {
      name: 'Vitrina',
      phone: '+40 700 000 000',
      email: 'contact@exemplu.ro',
      whatsapp: '40700000000',
      legalName: 'Vitrina Demo SRL',
      legalId: 'CUI RO14399840',
      legalAddress: 'București',
    },
  });
  // Not a spy: restoring mocks must not let pending requests reach the network.
  rstest.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const known = stubs.filter(
      ({ call, pattern }) => call.method === request.method && pattern.test(pathname),
    );
    // As in the host, `/orders/admin` is not the order with id `admin`.
    const stub = known.findLast(({ call }) => call.path === pathname) ?? known.at(-1);
    if (!stub) throw new TypeError(`The stub knows no ${request.method} ${pathname}`);
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : null;
    const idempotencyKey = request.headers.get('idempotency-key');
    requests.push({ call: stub.call.name, path: pathname, search, body, idempotencyKey });
    return stub.answer();
  });

  /** The latest answer to a call counts. */
  const on = (call: Call, answer: Stub['answer'], path: string = call.path) => {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    stubs.push({ call, pattern, answer });
  };
  // Requested by every page with a price; the contract's constants.
  on(getSettings, () => json(200, { delivery: { fee: 20, freeFrom: 300 }, closedDays: [] }));
  // Lists are read whole, unless a test is about their first rows.
  for (const call of [listFirstProducts, listFirstRequests, listFirstUsers])
    on(call, () => json(404, {}));
  return {
    answers: <const C extends Call>(call: C, body: CallResponse<C>) =>
      on(call, () => json(200, body)),
    /** Answers with another host's shape. */
    answersAs: (call: Call, body: unknown) => on(call, () => json(200, body)),
    /** Answers only when the returned function is called. */
    holdsBack<const C extends Call>(call: C, body: CallResponse<C>): () => void {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      on(call, () => released.then(() => json(200, body)));
      return () => release();
    },
    /**
     * The client retries a read that ends in 5xx, slowly.
     * @param path limits it to one path; by default every request of the call
     */
    refuses: (
      call: Call,
      status: number,
      body: { error?: string; code?: string; field?: string } = {},
      path?: string,
    ) => on(call, () => json(status, body), path),
    isUnreachable: (call: Call) =>
      on(call, () => {
        throw new TypeError('Failed to fetch');
      }),
    /** Answers something that is not of the contract's shape. */
    answersNonsense: (call: Call) => on(call, () => json(200, 'nonsense')),
    requestsOf: (call: Call) => requests.filter((request) => request.call === call.name),
  };
}
