import { createServer, type IncomingMessage } from 'node:http';
import { createGuestWebsiteRequest } from '@vitrina/contract/calls/create-guest-website-request';
import { guestAnswers } from '@vitrina/contract/entities/guest-answers';
import { freePort } from '../free-port.ts';

export interface GuestRequestsHost {
  url: string;
  /** Bodies of the requests that it took. */
  taken: readonly unknown[];
  /** Takes the next request, and breaks the connection instead of answering. */
  loseNextAnswer(): void;
  close(): Promise<void>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  // A browser does not send a request with any other header.
  'access-control-allow-headers': 'Content-Type, Authorization',
  // On a connection that it used before, a browser itself repeats what was not answered.
  connection: 'close',
};

/** A host that takes a guest's questionnaire to the letter of the specification, and nothing beside it. */
export async function startGuestRequestsHost(): Promise<GuestRequestsHost> {
  const taken: unknown[] = [];
  let losesAnswer = false;
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) =>
      response
        .writeHead(status, { ...CORS, 'content-type': 'application/json' })
        .end(JSON.stringify(body));
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    const { method, path } = createGuestWebsiteRequest;
    if (request.method !== method || request.url !== path)
      return void answer(405, { error: 'Method Not Allowed' });
    const body = JSON.parse(await textOf(request)) as object;
    const unknown = Object.keys(body).filter((key) => !(key in guestAnswers.shape));
    if (unknown.length > 0) return void answer(400, { error: `Câmpuri necunoscute: ${unknown}` });
    taken.push(body);
    if (!losesAnswer) return void answer(200, { message: 'ok', oneTimeToken: 'not-to-be-used' });
    losesAnswer = false;
    response.destroy();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    taken,
    loseNextAnswer: () => {
      losesAnswer = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
