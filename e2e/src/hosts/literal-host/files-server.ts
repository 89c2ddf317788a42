import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { HeardRequest } from './heard-request.ts';
import { judgeHeaders } from './judge.ts';
import { type FilePart, partsOf } from './multipart.ts';
import type { Profile } from './profile.ts';
import { plainHeaders, readBytes } from './read-body.ts';
import type { State } from './state.ts';

/** The script's address; section 7 gives it none, so it answers on any path. */
export const UPLOAD_PATH = '/upload.php';

const CORS = { 'Access-Control-Allow-Origin': '*' };

export interface FilesParts {
  profile: Profile;
  state: State;
  hear(request: HeardRequest): void;
}

/** The separate file host: public files and the upload script. */
export function createFiles(parts: FilesParts): RequestListener {
  return (request, response) => {
    if (request.method === 'GET') return sendFile(parts.state, request, response);
    if (request.method === 'OPTIONS') return preflight(parts, request, response);
    upload(parts, request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  };
}

function sendFile({ files }: State, { url = '/' }: IncomingMessage, response: ServerResponse) {
  const file = files.get(new URL(url, 'http://files').pathname);
  if (!file) return void response.writeHead(404, CORS).end();
  const type = { 'Content-Type': file.type, 'Cache-Control': 'public, max-age=3600' };
  response.writeHead(200, { ...CORS, ...type }).end(file.bytes);
}

/** Upload progress listeners need a preflight; it fails when a header is requested. */
function preflight({ hear }: FilesParts, request: IncomingMessage, response: ServerResponse) {
  const { url: path = '/', headers } = request;
  const asked = headers['access-control-request-headers'];
  const wrong = asked ? [`undocumented header ${asked}`] : [];
  const heard = { to: 'files', method: 'OPTIONS', path, body: undefined } as const;
  hear({ ...heard, call: null, headers: plainHeaders(request), wrong, status: 204 });
  response.writeHead(204, CORS).end();
}

async function upload(
  { profile, state, hear }: FilesParts,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { method = 'POST', url = '/', headers } = request;
  const parts = partsOf(await readBytes(request), headers['content-type']);
  const known = method === 'POST';
  const wrong = known
    ? [...judgeHeaders(headers, false), ...judgeParts(parts)]
    : [`undocumented call ${method} ${url}`];
  const status = known ? 200 : 405;
  const body = parts.map(({ name, fileName }) => ({ name, fileName }));
  hear({
    to: 'files',
    method,
    path: url,
    call: null,
    headers: plainHeaders(request),
    body,
    wrong,
    status,
  });
  if (!known) return void response.writeHead(status, CORS).end();
  const refused = parts.length !== 1 || (profile.refusesUndocumented && wrong.length > 0);
  const answer = refused
    ? { status: 'error', urls: [], message: 'Fișierul nu a putut fi primit.' }
    : {
        status: 'success',
        urls: parts.map((part) => keep(state, headers.host ?? '', part)),
        message: '',
      };
  response.writeHead(200, { ...CORS, 'Content-Type': profile.contentType });
  response.end(JSON.stringify(answer));
}

const judgeParts = (parts: FilePart[]): string[] => [
  ...(parts.length === 1 ? [] : [`undocumented body of ${parts.length} files`]),
  ...parts.filter(({ name }) => name !== 'files[]').map(({ name }) => `undocumented field ${name}`),
];

function keep({ files }: State, host: string, { fileName, type, bytes }: FilePart): string {
  const path = `/files/${files.size + 1}-${fileName.replace(/[^\w.-]/g, '_')}`;
  files.set(path, { type, bytes });
  return `http://${host}${path}`;
}
