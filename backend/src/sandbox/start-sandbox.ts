import { DEFAULT_COLORS } from '@vitrina/contract/rules/brand-colors';
import Fastify, { type FastifyInstance } from 'fastify';
import { isUnreachable } from '../database/sql-errors.ts';
import { ASK_FOR_PASSWORD, isPassword } from '../http/basic-password.ts';
import { apiRoutes } from './api-routes.ts';
import { loadBrowserAssets } from './browser-assets.ts';
import { disputeRoutes } from './dispute-routes.ts';
import { deliverEvents, type Webhook } from './events.ts';
import { faultRoutes } from './fault-routes.ts';
import { Faults } from './faults.ts';
import { cardFramePage, overviewPage, threeDSecurePage } from './pages.ts';
import { adoptedIntent } from './payment-intent.ts';
import { refundRoutes } from './refund-routes.ts';
import { SandboxStore } from './sandbox-store.ts';
import { invalidRequest, StripeError } from './stripe-error.ts';

export interface SandboxOptions {
  port: number;
  host: string;
  /** Public address. */
  origin: string;
  /** Its tables are in a separate schema there. */
  databaseUrl: string;
  /** `#rrggbb` of its own pages, and of fields without another colour. */
  primary?: string;
  /** The only accepted secret key; absent: any test key. */
  secretKey?: string;
  /** Password of the page that lists payments; absent: none. */
  pagePassword?: string | null;
  /** Receiver of events; absent: none are sent. */
  webhook?: Webhook;
  /** Payments that count as made here, for lookups and refunds. */
  adopted?: readonly { id: string; amountBani: number }[];
}

/**
 * A payments provider for development: Stripe's API for Stripe's own SDK, and a stand-in for Stripe.js. No
 * money moves, and live keys are refused.
 */
export async function startSandbox(options: SandboxOptions): Promise<{ close(): Promise<void> }> {
  const store = await SandboxStore.open(options.databaseUrl);
  try {
    await store.adopt((options.adopted ?? []).map(adoptedIntent));
    const faults = new Faults();
    const app = await buildSandbox(store, options, faults);
    await app.listen({ port: options.port, host: options.host });
    const { webhook } = options;
    const stopDelivery = webhook && deliverEvents(store, webhook, faults);
    return {
      async close() {
        await stopDelivery?.();
        await app.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function buildSandbox(
  store: SandboxStore,
  { origin, primary = DEFAULT_COLORS.primary, secretKey, pagePassword }: SandboxOptions,
  faults: Faults,
): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 65_536 });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof StripeError) return reply.code(error.status).send({ error: error.body });
    app.log.error(error);
    return reply
      .code(isUnreachable(error) ? 503 : 500)
      .send({ error: { type: 'api_error', message: 'The payments sandbox failed.' } });
  });
  app.setNotFoundHandler((request) => {
    throw invalidRequest(`Unrecognized request URL (${request.method}: ${request.url}).`, {
      status: 404,
    });
  });
  // Stripe's SDK and the stand-in send forms; they are parsed where they are needed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  allowBrowsers(app);
  if (secretKey) refuseOtherKeys(app, secretKey);
  if (pagePassword) guardOverview(app, pagePassword);
  faultRoutes(app, store, faults);
  apiRoutes(app, store, origin);
  refundRoutes(app, store);
  disputeRoutes(app, store);
  await pageRoutes(app, store, primary);
  return app;
}

/** The stand-in calls from the shop's page with its publishable key. */
function allowBrowsers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('x-content-type-options', 'nosniff');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    if (request.method !== 'OPTIONS') return;
    reply.header('access-control-allow-headers', 'authorization, content-type');
    reply.header('access-control-allow-methods', 'GET, POST');
    await reply.code(204).send();
  });
}

/** Refuses other secret keys: in deployments the public one is everybody's. */
function refuseOtherKeys(app: FastifyInstance, secretKey: string): void {
  app.addHook('onRequest', async ({ headers: { authorization = '' } }) => {
    if (authorization.startsWith('Bearer sk_') && authorization !== `Bearer ${secretKey}`)
      throw invalidRequest('Invalid API Key provided.', { status: 401 });
  });
}

function guardOverview(app: FastifyInstance, password: string): void {
  app.addHook('onRequest', async ({ routeOptions, headers }, reply) => {
    if (routeOptions.url !== '/' || isPassword(headers.authorization, password)) return;
    await reply.code(401).headers(ASK_FOR_PASSWORD).send();
  });
}

/** Allows only the pages' own files, and requests to this origin. */
const PAGE_POLICY =
  "default-src 'none'; img-src data:; font-src *; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

async function pageRoutes(
  app: FastifyInstance,
  store: SandboxStore,
  primary: string,
): Promise<void> {
  const assets = await loadBrowserAssets(primary);
  for (const [path, { type, body }] of Object.entries(assets)) {
    app.get(path, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(body),
    );
  }
  const pages: Record<string, () => string | Promise<string>> = {
    '/card-frame': cardFramePage,
    '/three-d-secure': threeDSecurePage,
    '/': async () => overviewPage(await store.list()),
  };
  for (const [path, render] of Object.entries(pages)) {
    app.get(path, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', PAGE_POLICY)
        .header('referrer-policy', 'no-referrer')
        .send(await render()),
    );
  }
}
