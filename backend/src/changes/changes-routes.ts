import { streamChanges } from '@vitrina/contract/calls/stream-changes';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { createChangeStreams } from './change-streams.ts';

export function changesRoutes(app: FastifyInstance): void {
  const streams = createChangeStreams(app.context.db, app.log);
  // Before the server waits for open answers: streams never end on their own.
  app.addHook('preClose', () => streams.stop());
  app.decorate('openStreams', () => streams.size);

  route(app, streamChanges, async ({ session, query, reply }) => {
    const body = await streams.open(session, query.after, query.age);
    return reply
      .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
      .send(body);
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    openStreams(): number;
  }
}
