import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import staticFiles from '@fastify/static';
import { uploadFiles } from '@vitrina/contract/calls/upload-files';
import type { Upload } from '@vitrina/contract/entities/upload';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Context } from '../http/context.ts';
import { handleFileHostError } from '../http/error-handler.ts';
import { HttpError } from '../http/http-error.ts';
import { serverOptions } from '../http/server-options.ts';
import { MEDIA_TYPES } from './file-store.ts';
import { storeUpload } from './store-upload.ts';

const MAX_FILE_BYTES = 10 * 1024 * 1024;
const FILE_NAME = new RegExp(`^[\\w-]+\\.(?:${Object.keys(MEDIA_TYPES).join('|')})$`);

/** What people upload is displayed, never run: on an origin of its own, without any rights. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The second origin: images and PDFs by name, and the upload. It does not listen yet. */
export async function buildFileHost(context: Context): Promise<FastifyInstance> {
  const { config, limits } = context;
  const folder = join(config.dataDir, 'files');
  await mkdir(folder, { recursive: true });
  const app = Fastify(serverOptions(config));
  app.setErrorHandler(handleFileHostError);
  app.setNotFoundHandler((request, reply) =>
    handleFileHostError(new HttpError('not_found'), request, reply),
  );
  app.addHook('onRequest', async (_, reply) => void reply.headers(HEADERS));
  // Pages of any site may show our pictures; an upload carries no session that could be misused.
  await app.register(cors, { origin: '*', methods: ['GET', 'HEAD', 'POST'] });
  await app.register(multipart, {
    limits: { files: 1, fields: 5, fieldSize: 1000, fileSize: MAX_FILE_BYTES },
  });
  await app.register(staticFiles, {
    root: folder,
    serve: false,
    index: false,
    cacheControl: false,
  });

  app.get<{ Params: { name: string } }>('/:name', async (request, reply) => {
    const { name } = request.params;
    if (!FILE_NAME.test(name)) throw new HttpError('not_found');
    // Named by its content: it never changes.
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    if (name.endsWith('.pdf'))
      reply.header('content-disposition', `attachment; filename="${name}"`);
    return reply.sendFile(name);
  });

  app.post(uploadFiles.path, async (request): Promise<Upload> => {
    await limits.take('upload', request.ip);
    const part = await request.file();
    const path = await storeUpload(context.files, part);
    return { status: 'success', urls: [config.origins.files + path] };
  });
  return app;
}
