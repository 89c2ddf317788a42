import { createUploadTicket } from '@vitrina/contract/calls/create-upload-ticket';
import { uploadFiles } from '@vitrina/contract/calls/upload-files';
import { callApi, platformConfig } from '@vitrina/shared-auth';

/** The file host refused; its message, if any. */
class UploadRefusedError extends Error {
  override readonly name = 'UploadRefusedError';
  readonly serverMessage: string | null;
  constructor(serverMessage: string | null) {
    super(serverMessage ?? 'The file host refused the file.');
    this.serverMessage = serverMessage;
  }
}

/**
 * Ticket for the normal upload rate; null on a host without tickets, which takes files without
 * (docs/product.md#upload-ticket).
 */
export const fetchTicket = (): Promise<string | null> =>
  callApi(createUploadTicket, {}).then(
    ({ ticket }) => ticket,
    () => null,
  );

/** The host is silent by then. */
const TIMEOUT_MS = 120_000;

interface PostOptions {
  signal?: AbortSignal;
  /** 0 to 1 */
  onProgress?: (part: number) => void;
}

/**
 * Uploads one file, without an authorization header (docs/product.md#upload-call). Uses `XMLHttpRequest`:
 * `fetch` has no upload progress.
 * @returns its addresses
 * @throws UploadRefusedError, or TypeError when the host cannot be reached
 * @throws DOMException `AbortError` when `signal` aborts
 */
export function postFile(
  file: Blob,
  name: string,
  ticket: string | null,
  { signal, onProgress = () => {} }: PostOptions = {},
): Promise<string[]> {
  const { filesOrigin, uploadPath = uploadFiles.path } = platformConfig();
  const form = new FormData();
  if (ticket) form.append('ticket', ticket);
  form.append(uploadFiles.field, file, name);
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(uploadFiles.method, filesOrigin + uploadPath);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.timeout = TIMEOUT_MS;
    for (const failure of ['error', 'timeout'])
      request.addEventListener(failure, () =>
        reject(new TypeError('The file host did not answer.')),
      );
    request.addEventListener('load', () => {
      try {
        resolve(readUpload(request.responseText));
      } catch (error) {
        reject(error);
      }
    });
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(form);
  });
}

function readUpload(body: string): string[] {
  const answer = uploadFiles.response.safeParse(parse(body));
  if (!answer.success) throw new UploadRefusedError(null);
  const { status, urls, message } = answer.data;
  if (status !== 'success' || !urls?.length) throw new UploadRefusedError(message || null);
  return urls;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
