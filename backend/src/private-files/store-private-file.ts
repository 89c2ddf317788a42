import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { MAX_FILE_NAME_LENGTH, MAX_REQUEST_FILES } from '@vitrina/contract/constants';
import type { PrivateFile } from '@vitrina/contract/entities/private-file';
import { withoutDirections } from '@vitrina/contract/rules/isolated';
import { oneLine } from '@vitrina/contract/rules/one-line';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import { mediaTypeOf } from '../files/file-store.ts';
import type { Pictures } from '../files/pictures.ts';
import { sniffExtension } from '../files/sniff-extension.ts';
import { drawnFile } from '../files/store-upload.ts';
import { HttpError } from '../http/http-error.ts';
import { lockAccount } from '../users/users-repository.ts';
import { lockRoom } from '../website-requests/find-room.ts';
import { fileAnswer } from './file-answer.ts';
import { readFileTicket } from './file-ticket.ts';
import { countFiles, insertFile } from './private-files-repository.ts';

interface Sent {
  /** Path of the upload. */
  file: string;
  /** The sender's file name. */
  name: string;
  ticket: string;
}

/**
 * Stores a file of a request, byte for byte, for the ticket's owner.
 * @throws HttpError `not_found` for an invalid ticket, `empty_file`, `website_request_not_found`,
 *   `too_many_files`
 */
export async function storePrivateFile(
  { db, config, limits, privateFiles }: Context,
  pictures: Pictures,
  { file, name, ticket }: Sent,
): Promise<PrivateFile> {
  const sender = readFileTicket(config, ticket);
  if (!sender) throw new HttpError('not_found');
  const { requestId, userId } = sender;
  await limits.take('upload', String(userId));
  const content = await readFile(file);
  if (content.byteLength === 0) throw new HttpError('empty_file');
  const imageType = await imageTypeOf(pictures, { file, content, userId });
  const stored = await inTransaction(db, async (tx) => {
    const user = await lockAccount(tx, userId);
    if (!user) throw new HttpError('website_request_not_found');
    await lockRoom(tx, user, requestId);
    if ((await countFiles(tx, requestId)) >= MAX_REQUEST_FILES)
      throw new HttpError('too_many_files');
    return insertFile(tx, {
      ...{ requestId, uploadedBy: userId, bytes: content.byteLength },
      storeName: randomUUID(),
      name: shownName(name),
      imageType,
    });
  });
  // After its row, so the store holds nothing the clean-up does not know.
  await privateFiles.put(stored.storeName, content);
  return fileAnswer(config, stored);
}

/** Magic bytes can be forged: a picture is what decodes, or would with more time. */
async function imageTypeOf(
  pictures: Pictures,
  { file, content, userId }: { file: string; content: Buffer; userId: number },
): Promise<string | null> {
  const extension = sniffExtension(content);
  if (extension === null || extension === 'pdf') return null;
  const sender = { isSignedIn: true, key: String(userId) };
  const { drawn } = await pictures.draw(file, drawnFile(file), extension, sender);
  return drawn === 'unreadable' ? null : mediaTypeOf(`picture.${extension}`);
}

/** One line without path or direction marks; keeps the extension. */
function shownName(sent: string): string {
  const name =
    oneLine(withoutDirections(unescaped(sent)))
      .split(/[\\/]/)
      .at(-1)
      ?.trim() ?? '';
  if (name.length <= MAX_FILE_NAME_LENGTH) return name || 'fisier';
  const extension = /\.[\w-]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, MAX_FILE_NAME_LENGTH - extension.length) + extension;
}

const ESCAPED: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/**
 * Undoes exactly what browsers escape in a file name, https://html.spec.whatwg.org/#multipart-form-data.
 */
const unescaped = (name: string): string =>
  name.replace(/%(?:22|0D|0A)/g, (code) => ESCAPED[code] ?? code);
