import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import { ONLY_HTTPS } from '@vitrina/contract/rules/safe-address';
import Fastify, { type FastifyInstance } from 'fastify';
import { auditRoutes } from './audit/audit-routes.ts';
import { nameActors } from './audit/name-actors.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { googleRoutes } from './auth/google/google-routes.ts';
import { brandRoutes } from './brand-logo.ts';
import { businessesRoutes } from './businesses/businesses-routes.ts';
import { changesRoutes } from './changes/changes-routes.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { commissionsRoutes } from './commissions/commissions-routes.ts';
import type { Context } from './context.ts';
import { settingsRoutes } from './edit-settings/settings-routes.ts';
import { erasureRoutes } from './erasure/erasure-routes.ts';
import { filesRoutes } from './files/files-routes.ts';
import { healthRoutes } from './health/health-routes.ts';
import { handleError } from './http/error-handler.ts';
import { guardRoutes } from './http/guard-routes.ts';
import { logRequests } from './http/log-requests.ts';
import { refuseUnknown } from './http/not-found.ts';
import { parseJsonBody } from './http/parse-json-body.ts';
import { serverOptions } from './http/server-options.ts';
import { mailPageRoutes } from './mails/mail-page-routes.ts';
import { metricsRoutes } from './metrics/metrics-routes.ts';
import { notificationsRoutes } from './notifications/notifications-routes.ts';
import { openApiRoutes } from './openapi/openapi-routes.ts';
import { ordersRoutes } from './orders/orders-routes.ts';
import { demoShopRoutes } from './partners/demo-shop/demo-shop-routes.ts';
import { partnersRoutes } from './partners/partners-routes.ts';
import { productsRoutes } from './products/products-routes.ts';
import { staffRoutes } from './staff/staff-routes.ts';
import { userWebsitesRoutes } from './user-websites/user-websites-routes.ts';
import { usersRoutes } from './users/users-routes.ts';
import { websiteRequestsRoutes } from './website-requests/website-requests-routes.ts';
import { withdrawalsRoutes } from './withdrawals/withdrawals-routes.ts';

const RESOURCES = [
  openApiRoutes,
  metricsRoutes,
  healthRoutes,
  authRoutes,
  googleRoutes,
  usersRoutes,
  staffRoutes,
  erasureRoutes,
  productsRoutes,
  checkoutRoutes,
  ordersRoutes,
  withdrawalsRoutes,
  websiteRequestsRoutes,
  userWebsitesRoutes,
  businessesRoutes,
  partnersRoutes,
  commissionsRoutes,
  notificationsRoutes,
  changesRoutes,
  auditRoutes,
  filesRoutes,
  brandRoutes,
  settingsRoutes,
];

/** The API with all its routes; it does not listen yet. */
export async function buildApi(context: Context): Promise<FastifyInstance> {
  const { config } = context;
  const app = Fastify(serverOptions(config));
  app.decorate('context', context);
  app.decorateRequest('session', null);
  app.decorateRequest('token', null);
  // Before the routes: each takes the handler that is set when it is registered.
  app.setErrorHandler(handleError);
  parseJsonBody(app);
  await app.register(helmet, {
    originAgentCluster: false,
    strictTransportSecurity: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
  await app.register(cors, {
    origin: [...config.allowedOrigins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
  });
  app.addHook('onRequest', async (request, reply) => {
    // Answers hold tokens and personal data; what may be kept says so itself.
    reply.headers({
      'x-request-id': request.id,
      'cache-control': 'no-store',
      'strict-transport-security': ONLY_HTTPS,
    });
  });
  logRequests(app);
  guardRoutes(app);
  nameActors(app);
  refuseUnknown(app);
  for (const routes of RESOURCES) routes(app);
  if (config.demonstration) {
    mailPageRoutes(app);
    demoShopRoutes(app);
  }
  return app;
}
