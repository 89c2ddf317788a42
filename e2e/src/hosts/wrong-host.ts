import { type PassedAnswer, type ProxyHost, startProxyHost } from './proxy-host.ts';

interface Mistake {
  call: string;
  /** Expected part of the conformance report. */
  told: string;
  change(answer: PassedAnswer): PassedAnswer;
}

const body = (change: (json: never) => unknown) => (answer: PassedAnswer) =>
  answer.status < 400 ? { ...answer, body: change(answer.body as never) } : answer;
/** A host without access checks: it accepts what others refuse. */
const accepts = (instead: unknown) => (answer: PassedAnswer) =>
  answer.status >= 400 && answer.status < 500 ? { status: 200, body: instead } : answer;

/** Ten mistakes, each in a different call. */
export const MISTAKES: readonly Mistake[] = [
  {
    call: 'validate-token',
    told: 'answers without a token',
    change: accepts({ user: { id: 1, email: 'oricine@exemplu.ro', role: 'user' } }),
  },
  {
    call: 'login',
    told: 'accepts a wrong password',
    change: accepts({ user: { id: 1, email: 'oricine@exemplu.ro', role: 'user' }, token: 'x' }),
  },
  {
    call: 'list-products',
    told: 'price',
    change: body((rows: object[]) => rows.map((row) => ({ ...row, price: 'douăzeci de lei' }))),
  },
  {
    call: 'create-payment-intent',
    told: 'clientSecret',
    change: body(({ clientSecret }: { clientSecret: string }) => ({ client_secret: clientSecret })),
  },
  {
    call: 'list-orders',
    told: 'orders.id',
    change: body(({ orders }: { orders: object[] }) => ({
      orders: orders.map((order) => ({ ...order, id: 'C-1' })),
    })),
  },
  {
    call: 'list-users',
    told: 'a user who is not an admin',
    change: accepts([]),
  },
  {
    call: 'create-business',
    told: 'breaks on an empty name',
    change: (answer) =>
      answer.status === 400 ? { status: 500, body: { error: 'Internal' } } : answer,
  },
  {
    call: 'list-notifications',
    told: 'the answer: ',
    change: body(({ data }: { data: object[] }) => data),
  },
  {
    call: 'set-commission-paid',
    told: 'without a text',
    change: (answer) => (answer.status === 400 ? { status: 400, body: {} } : answer),
  },
  {
    call: 'update-request-status',
    told: 'answers 404',
    change: (answer) => (answer.status === 200 ? { status: 404, body: {} } : answer),
  },
];

/** The host at `target` with ten mistakes. */
export const startWrongHost = (target: string): Promise<ProxyHost> =>
  startProxyHost(target, {
    answer: (call, answer) =>
      MISTAKES.find((mistake) => mistake.call === call.name)?.change(answer) ?? answer,
  });
