import type { Call } from '@vitrina/contract/call';
import { CONTRACT_VERSION } from '@vitrina/contract/version';
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../http/html-page.ts';
import { openApiDocument } from './openapi-document.ts';
import { openApiPage } from './openapi-page.ts';

const PUBLIC = { config: { isPublic: true } } as const;

/** Describes every call registered after it. */
export function openApiRoutes(app: FastifyInstance): void {
  const { config } = app.context;
  const calls = new Set<Call>();
  app.addHook('onRoute', ({ config: routeConfig }) => {
    if (routeConfig?.call) calls.add(routeConfig.call);
  });
  const describe = () =>
    openApiDocument([...calls], {
      title: `${config.brand.name} API`,
      version: CONTRACT_VERSION,
      url: config.origins.api,
      filesUrl: config.origins.files,
    });
  app.get('/api/openapi.json', PUBLIC, async () => describe());
  app.get('/api/docs', PUBLIC, async (_, reply) => {
    const document = describe();
    const { title } = document.info;
    return sendPage(reply, { title, body: openApiPage(document), language: 'en' });
  });
}
