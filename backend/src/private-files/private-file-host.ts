import { type PrivateUpload, uploadPrivateFile } from '@vitrina/contract/calls/upload-private-file';
import type { Context } from '../context.ts';
import type { FileHost } from '../files/file-host.ts';
import { HttpError } from '../http/http-error.ts';
import { fileOfKey, PRIVATE_PATH } from './file-address.ts';
import { findFile } from './private-files-repository.ts';
import { storePrivateFile } from './store-private-file.ts';

/** Not cached on the way, nor beyond the address's lifetime. */
const FOR_ONE_READER = 'private, max-age=3600, immutable';

/**
 * Accepts private files with a ticket of their request, and serves each by a signed address, as an
 * attachment.
 */
export function privateFileRoutes({ app, pictures, receive }: FileHost, context: Context): void {
  const { db, config, privateFiles } = context;

  app.post(uploadPrivateFile.path, (request, reply) =>
    receive(
      request,
      reply,
      async (sent): Promise<PrivateUpload> => ({
        status: 'success',
        file: await storePrivateFile(context, pictures, sent),
      }),
    ),
  );

  app.get<{ Params: { key: string } }>(`${PRIVATE_PATH}/:key/:name`, async (request, reply) => {
    const id = fileOfKey(config, request.params.key);
    const row = id === null ? undefined : await findFile(db, id);
    const file = row && (await privateFiles.open(row.storeName));
    if (!row || !file) throw new HttpError('not_found');
    return reply
      .headers({
        'cache-control': FOR_ONE_READER,
        'content-type': row.imageType ?? 'application/octet-stream',
        'content-length': file.bytes,
        'content-disposition': `attachment; filename*=UTF-8''${encodeName(row.name)}`,
      })
      .send(file.body);
  });
}

/** RFC 8187: also encodes what `encodeURIComponent` leaves but the header does not allow. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
