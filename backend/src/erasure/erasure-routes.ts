import { erasePerson } from '@vitrina/contract/calls/erase-person';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { erase } from './erase-person.ts';

export function erasureRoutes(app: FastifyInstance): void {
  route(app, erasePerson, async ({ params, session }) => {
    await erase(app.context, session.user.id, params.id);
    return { message: messages.personErased };
  });
}
