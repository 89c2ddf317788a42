import { rstest } from '@rstest/core';
import type { Call, CallResponse } from '@vitrina/contract/call';
import { configurePlatform } from '@vitrina/shared-auth';

type Answer = () => Response | Promise<Response>;

/** A request as the stub saw it. */
export interface SeenRequest {
  /** Name of the call. */
  call: string;
  body: unknown;
}

const keyOf = (method: string, path: string) => `${method} ${path}`;
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** A host that answers what a test tells it to, in the shapes of the contract. */
export function stubHost() {
  const calls = new Map<string, { name: string; answer: Answer }>();
  const requests: SeenRequest[] = [];
  configurePlatform({
    environment: 'development',
    apiOrigin: 'http://api.test',
    filesOrigin: 'http://files.test',
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
  rstest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const known = calls.get(keyOf(request.method, new URL(request.url).pathname));
    if (!known) throw new TypeError(`The stub knows no ${request.method} ${request.url}`);
    const text = await request.text();
    requests.push({ call: known.name, body: text ? JSON.parse(text) : null });
    return known.answer();
  });

  const on = (call: Call, answer: Answer) =>
    void calls.set(keyOf(call.method, call.path), { name: call.name, answer });
  return {
    requests,
    answers: <const C extends Call>(call: C, body: CallResponse<C>) =>
      on(call, () => json(200, body)),
    /** Answers only when the returned function is called. */
    holdsBack<const C extends Call>(call: C, body: CallResponse<C>): () => void {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      on(call, () => released.then(() => json(200, body)));
      return () => release();
    },
    refuses: (call: Call, status: number, body: { error?: string; code?: string } = {}) =>
      on(call, () => json(status, body)),
    isUnreachable: (call: Call) =>
      on(call, () => {
        throw new TypeError('Failed to fetch');
      }),
    requestsOf: (call: Call) => requests.filter((request) => request.call === call.name),
  };
}
