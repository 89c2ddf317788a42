import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import { uploadFiles } from '@vitrina/contract/calls/upload-files';
import type { Upload } from '@vitrina/contract/entities/upload';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Context } from '../http/context.ts';
import { handleFileHostError } from '../http/error-handler.ts';
import { HttpError } from '../http/http-error.ts';
import { logRequests } from '../http/log-requests.ts';
import { serverOptions } from '../http/server-options.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import { mediaTypeOf } from './file-store.ts';
import { readUpload } from './read-upload.ts';
import { storeUpload } from './store-upload.ts';
import { ticketOwner } from './upload-tickets.ts';

const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Uploads that are held in memory at once; the others wait unread. */
export const MAX_UPLOADS_AT_ONCE = 32;

/** What people upload is displayed, never run: on an origin of its own, without any rights. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
/** Named by its content, a file never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

/** The second origin: images and PDFs by name, and the upload. It does not listen yet. */
export async function buildFileHost(context: Context): Promise<FastifyInstance> {
  const { config, files } = context;
  const app = Fastify(serverOptions(config));
  app.setErrorHandler(handleFileHostError);
  logRequests(app);
  app.setNotFoundHandler((request, reply) =>
    handleFileHostError(new HttpError('not_found'), request, reply),
  );
  app.addHook('onRequest', async (_, reply) => void reply.headers(HEADERS));
  // Pages of any site may show our pictures; an upload carries no session that could be misused.
  await app.register(cors, { origin: '*', methods: ['GET', 'HEAD', 'POST'] });
  await app.register(multipart, {
    limits: { files: 1, fields: 5, fieldSize: 1000, fileSize: MAX_FILE_BYTES },
  });

  app.get<{ Params: { name: string } }>('/:name', async (request, reply) => {
    const { name } = request.params;
    const type = mediaTypeOf(name);
    const etag = `"${name}"`;
    if (!type) throw new HttpError('not_found');
    reply.headers({ 'cache-control': FOREVER, etag });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const file = await files.open(name);
    if (!file) {
      reply.removeHeader('cache-control').removeHeader('etag');
      throw new HttpError('not_found');
    }
    reply.headers({ 'content-type': type, 'content-length': file.bytes });
    if (type === 'application/pdf')
      reply.header('content-disposition', `attachment; filename="${name}"`);
    return reply.send(file.body);
  });

  const inTurn = limitConcurrency(MAX_UPLOADS_AT_ONCE);
  app.post(uploadFiles.path, async (request): Promise<Upload> => {
    await context.limits.take('upload-address', request.ip);
    return inTurn(async () => {
      const { content, ticket } = await readUpload(request);
      await takeTurn(context, request, ticket);
      const path = await storeUpload(context, content);
      return { status: 'success', urls: [config.origins.files + path] };
    });
  });
  return app;
}

/** With a ticket at the normal rate of its owner, without one at a tight rate (rulings 31). */
async function takeTurn({ db, limits }: Context, { ip }: FastifyRequest, ticket: string) {
  const owner = ticket ? await ticketOwner(db, ticket) : undefined;
  if (owner === undefined) await limits.take('upload-without-ticket', ip);
  else await limits.take('upload', String(owner));
}
