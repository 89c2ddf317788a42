import helmet from '@fastify/helmet';
import { ONLY_HTTPS } from '@vitrina/contract/rules/safe-address';
import Fastify, { type FastifyInstance } from 'fastify';
import { addressesRoutes } from './addresses/addresses-routes.ts';
import { arrivalsRoutes } from './arrivals/arrivals-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { nameActors } from './audit/name-actors.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { googleRoutes } from './auth/google/google-routes.ts';
import { brandRoutes } from './brand-logo.ts';
import { businessesRoutes } from './businesses/businesses-routes.ts';
import { changesRoutes } from './changes/changes-routes.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { commissionCorrectionsRoutes } from './commission-corrections/commission-corrections-routes.ts';
import { commissionPaymentsRoutes } from './commission-payments/commission-payments-routes.ts';
import { commissionRefundsRoutes } from './commission-refunds/commission-refunds-routes.ts';
import { commissionsRoutes } from './commissions/commissions-routes.ts';
import type { Context } from './context.ts';
import { conversationsRoutes } from './conversations/conversations-routes.ts';
import { countsRoutes } from './counts/counts-routes.ts';
import { customersRoutes } from './customers/customers-routes.ts';
import { settingsRoutes } from './edit-settings/settings-routes.ts';
import { embedsRoutes } from './embeds/embeds-routes.ts';
import { erasureRoutes } from './erasure/erasure-routes.ts';
import { figuresRoutes } from './figures/figures-routes.ts';
import { filesRoutes } from './files/files-routes.ts';
import { healthRoutes } from './health/health-routes.ts';
import { allowOrigins } from './http/allow-origins.ts';
import { handleError } from './http/error-handler.ts';
import { guardRoutes } from './http/guard-routes.ts';
import { logRequests } from './http/log-requests.ts';
import { refuseUnknown } from './http/not-found.ts';
import { parseJsonBody } from './http/parse-json-body.ts';
import { serverOptions } from './http/server-options.ts';
import { mailSettingsRoutes } from './mail-settings/mail-settings-routes.ts';
import { mailPageRoutes } from './mails/mail-page-routes.ts';
import { metricsRoutes } from './metrics/metrics-routes.ts';
import { myOrdersRoutes } from './my-orders/my-orders-routes.ts';
import { notificationsRoutes } from './notifications/notifications-routes.ts';
import { openApiRoutes } from './openapi/openapi-routes.ts';
import { orderPageRoutes } from './order-page/order-page-routes.ts';
import { ordersRoutes } from './orders/orders-routes.ts';
import { partnerSalesRoutes } from './partner-sales/partner-sales-routes.ts';
import { demoShopRoutes } from './partners/demo-shop/demo-shop-routes.ts';
import { partnersRoutes } from './partners/partners-routes.ts';
import { privateFilesRoutes } from './private-files/private-files-routes.ts';
import { productsRoutes } from './products/products-routes.ts';
import { requestAsksRoutes } from './request-asks/request-asks-routes.ts';
import { requestCallsRoutes } from './request-calls/request-calls-routes.ts';
import { requestDeskRoutes } from './request-desk/request-desk-routes.ts';
import { versionsRoutes } from './request-versions/versions-routes.ts';
import { returnsRoutes } from './returns/returns-routes.ts';
import { savedAnswersRoutes } from './saved-answers/saved-answers-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { siteChangesRoutes } from './site-changes/site-changes-routes.ts';
import { staffRoutes } from './staff/staff-routes.ts';
import { statisticsRoutes } from './statistics/statistics-routes.ts';
import { stockAlertsRoutes } from './stock-alerts/stock-alerts-routes.ts';
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
  addressesRoutes,
  staffRoutes,
  erasureRoutes,
  productsRoutes,
  stockAlertsRoutes,
  checkoutRoutes,
  ordersRoutes,
  orderPageRoutes,
  statisticsRoutes,
  searchRoutes,
  customersRoutes,
  myOrdersRoutes,
  returnsRoutes,
  countsRoutes,
  siteChangesRoutes,
  figuresRoutes,
  arrivalsRoutes,
  withdrawalsRoutes,
  websiteRequestsRoutes,
  conversationsRoutes,
  requestAsksRoutes,
  requestCallsRoutes,
  requestDeskRoutes,
  savedAnswersRoutes,
  embedsRoutes,
  privateFilesRoutes,
  versionsRoutes,
  userWebsitesRoutes,
  businessesRoutes,
  partnerSalesRoutes,
  partnersRoutes,
  commissionsRoutes,
  commissionPaymentsRoutes,
  commissionRefundsRoutes,
  commissionCorrectionsRoutes,
  notificationsRoutes,
  mailSettingsRoutes,
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
  // Before the routes: each one keeps the handler that is set when it is registered.
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
  await allowOrigins(app);
  app.addHook('onRequest', async (request, reply) => {
    // Answers hold tokens and personal data; cacheable ones set their own header.
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
