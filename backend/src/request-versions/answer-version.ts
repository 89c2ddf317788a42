import type { VersionAnswerInput } from '@vitrina/contract/entities/version-answer';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { UserRow } from '../users/user-answer.ts';
import { lockRoom, refuseEnded } from '../website-requests/find-room.ts';
import { readVersionNotices } from '../website-requests/read-version-notices.ts';
import { changeStatus } from '../website-requests/website-requests-repository.ts';
import { tellAnswer } from './tell-version.ts';
import {
  listVersions,
  noteOpened,
  type ShownVersion,
  setPointDone,
  storeAnswer,
} from './versions-repository.ts';

interface OfRequest {
  requestId: number;
  user: UserRow;
}

/**
 * The owner opened the version's address.
 * @throws HttpError `website_request_not_found`, `request_ended`, `version_not_found`
 */
export const openVersion = (
  db: Database,
  { requestId, versionId, user }: OfRequest & { versionId: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { request } = await lockRoom(tx, user, requestId);
    refuseEnded(request);
    await noteOpened(tx, (await versionOf(tx, requestId, versionId)).id);
  });

/**
 * The owner approves the newest version, or lists changes; it is then the staff's turn.
 * @throws HttpError `website_request_not_found`, `request_ended`, `version_not_found`, `version_answered`
 */
export const answerVersion = (
  db: Database,
  {
    requestId,
    versionId,
    user,
    answer,
    points,
  }: OfRequest & VersionAnswerInput & { versionId: number },
): Promise<ShownVersion> =>
  inTransaction(db, async (tx) => {
    const { request } = await lockRoom(tx, user, requestId);
    refuseEnded(request);
    const version = await versionOf(tx, requestId, versionId);
    const [newest] = await listVersions(tx, requestId);
    if (version.answer !== null || newest?.id !== versionId)
      throw new HttpError('version_answered');
    await storeAnswer(tx, version, { answer, points: answer === 'changes' ? points : [] });
    if (answer === 'changes' && request.status === 'in_test')
      await changeStatus(tx, request, 'in_progress', user.id);
    await readVersionNotices(tx, requestId, user.id);
    await tellAnswer(tx, request, { number: version.number, answer });
    return versionOf(tx, requestId, versionId);
  });

/** @throws HttpError `website_request_not_found`, `version_not_found` */
export const tickPoint = (
  db: Database,
  { requestId, pointId, user, done }: OfRequest & { pointId: number; done: boolean },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockRoom(tx, user, requestId);
    const found = await setPointDone(tx, { requestId, pointId, by: done ? user.id : null });
    if (!found) throw new HttpError('version_not_found');
  });

async function versionOf(tx: Transaction, requestId: number, id: number): Promise<ShownVersion> {
  const [version] = await listVersions(tx, requestId, id);
  if (!version) throw new HttpError('version_not_found');
  return version;
}
