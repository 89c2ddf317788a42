import type { addRequestVersion } from '@vitrina/contract/calls/add-request-version';
import type * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import { attachFiles } from '../private-files/private-files-repository.ts';
import type { UserRow } from '../users/user-answer.ts';
import { lockRoom, refuseEnded } from '../website-requests/find-room.ts';
import { readVersionNotices } from '../website-requests/read-version-notices.ts';
import { changeStatus } from '../website-requests/website-requests-repository.ts';
import { tellNewVersion } from './tell-version.ts';
import {
  findVersionByKey,
  insertVersion,
  listVersions,
  type ShownVersion,
} from './versions-repository.ts';

type NewVersion = z.output<(typeof addRequestVersion)['body']> & {
  requestId: number;
  user: UserRow;
  idempotencyKey: string | null;
};

/**
 * Shows a request's owner a version to try; it is then the owner's turn. Repeating the call changes
 * nothing.
 * @throws HttpError `website_request_not_found`, `request_ended`, `private_file_not_found`,
 *   `unsupported_media_type` for a picture that is none by its content
 */
export const addVersion = (
  db: Database,
  config: Config,
  { requestId, user, idempotencyKey, address, note, file_ids: fileIds }: NewVersion,
): Promise<ShownVersion | undefined> =>
  inTransaction(db, async (tx) => {
    const { request } = await lockRoom(tx, user, requestId);
    const repeated = await findVersionByKey(tx, idempotencyKey);
    if (repeated !== undefined) return (await listVersions(tx, requestId, repeated))[0];
    refuseEnded(request);
    const version = { requestId, authorId: user.id, address, note, idempotencyKey };
    const added = await insertVersion(tx, version);
    const of = { requestId, userId: user.id, fileIds };
    const pictures = await attachFiles(tx, of, { versionId: added.id });
    if (pictures.some(({ imageType }) => imageType === null)) {
      const text = messages.notAPicture;
      throw new HttpError('unsupported_media_type', { field: 'file_ids', text });
    }
    if (request.status !== 'in_test') await changeStatus(tx, request, 'in_test', user.id);
    await readVersionNotices(tx, requestId);
    await tellNewVersion(tx, config, request, added);
    return (await listVersions(tx, requestId, added.id))[0];
  });
