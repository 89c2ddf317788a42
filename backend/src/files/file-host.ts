import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import { uploadFiles } from '@vitrina/contract/calls/upload-files';
import { MAX_UPLOAD_BYTES } from '@vitrina/contract/constants';
import type { Upload } from '@vitrina/contract/entities/upload';
import { ONLY_HTTPS } from '@vitrina/contract/rules/safe-address';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { handleFileHostError } from '../http/error-handler.ts';
import { HttpError } from '../http/http-error.ts';
import { logRequests } from '../http/log-requests.ts';
import { networkOf } from '../http/network-of.ts';
import { serverOptions } from '../http/server-options.ts';
import { mediaTypeOf } from './file-store.ts';
import { IncomingFolder } from './incoming-folder.ts';
import { createPictures, type Pictures, type Sender } from './pictures.ts';
import { receiveUpload } from './receive-upload.ts';
import { storeUpload } from './store-upload.ts';
import { UploadPlaces } from './upload-places.ts';
import { ticketOwner } from './upload-tickets.ts';

/** For a large file over a slow network; minimum speed: `watch-pace.ts`. */
const LONGEST_UPLOAD_MS = 30 * 60_000;

const LINGER_MS = 10_000;

/** Uploads are displayed, never executed: on their own origin, without any rights. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': ONLY_HTTPS,
  'x-content-type-options': 'nosniff',
};
/** Named after its content, a file never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Dependencies of further routes of the file host. */
export interface FileHost {
  app: FastifyInstance;
  pictures: Pictures;
  /** Receives one file of a form within the network's limits; it is deleted after `work`. */
  receive<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (sent: { file: string; ticket: string; name: string }) => Promise<T>,
  ): Promise<T>;
}

/**
 * The second origin: images and PDFs by name, and the upload. Does not listen yet.
 * @param others register further routes
 */
export async function buildFileHost(
  context: Context,
  others: readonly ((host: FileHost, context: Context) => void)[] = [],
): Promise<FastifyInstance> {
  const { config, files } = context;
  const app = Fastify({ ...serverOptions(config), requestTimeout: LONGEST_UPLOAD_MS });
  app.setErrorHandler(handleFileHostError);
  logRequests(app);
  app.setNotFoundHandler((request, reply) =>
    handleFileHostError(new HttpError('not_found'), request, reply),
  );
  app.addHook('onRequest', async (_, reply) => void reply.headers(HEADERS));
  // Any site may show our pictures; an upload carries no session to misuse.
  await app.register(cors, { origin: '*', methods: ['GET', 'HEAD', 'POST'] });
  await app.register(multipart, {
    limits: { files: 1, fields: 5, fieldSize: 1000, fileSize: MAX_UPLOAD_BYTES },
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

  const incoming = new IncomingFolder(config.dataDir);
  await incoming.prepare();
  const places = new UploadPlaces();
  const pictures = createPictures();
  app.addHook('onClose', async () => pictures.close());
  const receive: FileHost['receive'] = async (request, reply, work) => {
    const network = networkOf(request);
    await context.limits.take('upload-address', network);
    closeUnread(request, reply);
    return places.hold(network, () =>
      incoming.withFile(async (file) => work({ file, ...(await receiveUpload(request, file)) })),
    );
  };
  app.post(uploadFiles.path, (request, reply) =>
    receive(request, reply, async ({ file, ticket }): Promise<Upload> => {
      const sender = await takeTurn(context, networkOf(request), ticket);
      const path = await storeUpload(context, { file, sender, pictures });
      return { status: 'success', urls: [config.origins.files + path] };
    }),
  );
  for (const routes of others) routes({ app, pictures, receive }, context);
  return app;
}

/** Normal rate with a ticket, per owner; a tight rate without (docs/product.md#upload-ticket). */
async function takeTurn({ db, limits }: Context, network: string, ticket: string): Promise<Sender> {
  const owner = ticket ? await ticketOwner(db, ticket) : undefined;
  if (owner === undefined) await limits.take('upload-without-ticket', network);
  else await limits.take('upload', String(owner));
  return owner === undefined
    ? { isSignedIn: false, key: network }
    : { isSignedIn: true, key: String(owner) };
}

/** A client refused while sending can read the answer; the rest is not read. */
function closeUnread({ raw }: FastifyRequest, reply: FastifyReply): void {
  const close = () => {
    if (!raw.complete) raw.destroy();
  };
  reply.raw.once('finish', () => raw.complete || setTimeout(close, LINGER_MS).unref());
}
