import type { FastifyInstance, InjectOptions } from 'fastify';
import {
  DEVELOPMENT_CLIENT,
  IDENTITY_PATH,
  identityRoutes,
} from '../../dev-identity/identity-routes.ts';
import { type IdentityProvider, openIdProvider } from './identity-provider.ts';

/**
 * Stands in for Google in demonstrations: an OpenID provider on the API's origin. Browsers use its address;
 * the backend calls it in-process.
 */
export function developmentProvider(app: FastifyInstance, callbackUrl: string): IdentityProvider {
  const issuer = app.context.config.origins.api + IDENTITY_PATH;
  identityRoutes(app, { issuer, callbackUrl });
  return openIdProvider({ issuer, ...DEVELOPMENT_CLIENT }, callbackUrl, async (url, options) => {
    const { pathname, search } = new URL(url);
    const answer = await app.inject({
      method: options.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: options.headers,
      ...(options.body && { payload: String(options.body) }),
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type']) },
    });
  });
}
