/**
 * Program: a Fastify server with one route. It repeats the response of the URL in its first argument, at
 * the same path, on the port in the second.
 */
import Fastify from 'fastify';

const [source = '', port = ''] = process.argv.slice(2);
const answer = await fetch(source, { headers: { 'accept-encoding': 'identity' } });
const body = await answer.text();
const app = Fastify();
app.get(new URL(source).pathname, (_request, reply) =>
  reply.type('application/json; charset=utf-8').send(body),
);
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.once('SIGTERM', () => void app.close());
