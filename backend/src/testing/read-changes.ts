import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { changeBatch } from '@vitrina/contract/calls/stream-changes';
import type { Change } from '@vitrina/contract/entities/change';

export interface StreamEvent {
  name: string;
  id: number;
  changes: Change[];
}

/**
 * Reads an event stream of `/api/changes` like a client; `events` ends with the stream, and leaves out
 * heartbeats. Uses `node:http`: after an abort, `fetch` opens an unused connection, for which a closing server
 * waits a minute.
 */
export async function openChanges(
  origin: string,
  headers: Record<string, string>,
  after: number | string = 'now',
): Promise<{ status: number; events: AsyncGenerator<StreamEvent>; close(): void }> {
  const request = get(`${origin}/api/changes?after=${after}`, { headers });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    events: readEvents(answer.setEncoding('utf8')),
    close: () => answer.destroy(),
  };
}

async function* readEvents(body: AsyncIterable<string>): AsyncGenerator<StreamEvent> {
  let text = '';
  let begun = false;
  for await (const part of body) {
    const blocks = (text + part).split('\n\n');
    text = blocks.pop() ?? '';
    for (const event of blocks.map(parse)) {
      if (!begun || event.name !== 'ready') yield event;
      begun = true;
    }
  }
}

function parse(block: string): StreamEvent {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
  const data = field('data');
  return {
    name: field('event'),
    id: Number(field('id')),
    changes: data ? changeBatch.parse(JSON.parse(data)) : [],
  };
}
