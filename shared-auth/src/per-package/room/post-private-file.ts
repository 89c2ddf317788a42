import { createFileTicket } from '@vitrina/contract/calls/create-file-ticket';
import { uploadPrivateFile } from '@vitrina/contract/calls/upload-private-file';
import type { PrivateFile } from '@vitrina/contract/entities/private-file';
import { callApi, platformConfig } from '@vitrina/shared-auth';

/** The file host refused; with its message, if any. */
export class FileRefusedError extends Error {
  override readonly name = 'FileRefusedError';
  readonly serverMessage: string | null;
  constructor(serverMessage: string | null) {
    super(serverMessage ?? 'The file host refused the file.');
    this.serverMessage = serverMessage;
  }
}

/** A slower host counts as silent. */
const TIMEOUT_MS = 5 * 60_000;

/**
 * Uploads a request's file unchanged. Uses `XMLHttpRequest`, because `fetch` reports no upload progress.
 * @param onProgress 0 to 1
 * @throws ApiCallError, FileRefusedError, or TypeError when the host is unreachable
 * @throws DOMException `AbortError` when `signal` aborts
 */
export async function postPrivateFile(
  requestId: number,
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<PrivateFile> {
  const { ticket } = await callApi(createFileTicket, { params: { id: requestId } }, { signal });
  const form = new FormData();
  form.append('ticket', ticket);
  form.append(uploadPrivateFile.field, file, file.name);
  const body = await new Promise<string>((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(uploadPrivateFile.method, platformConfig().filesOrigin + uploadPrivateFile.path);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.timeout = TIMEOUT_MS;
    for (const failure of ['error', 'timeout'])
      request.addEventListener(failure, () =>
        reject(new TypeError('The file host did not answer.')),
      );
    request.addEventListener('load', () => resolve(request.responseText));
    signal.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(form);
  });
  return readUpload(body);
}

function readUpload(body: string): PrivateFile {
  const answer = uploadPrivateFile.response.safeParse(parse(body));
  const { status, file, message } = answer.success ? answer.data : {};
  if (status !== 'success' || !file) throw new FileRefusedError(message ?? null);
  return file;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
