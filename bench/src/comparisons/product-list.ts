import { measureRate } from '../backend/http-load.ts';
import {
  type ServerProcess,
  startBackend,
  startBareServer,
  startDatabase,
} from '../backend/servers.ts';
import type { Comparison } from '../comparison.ts';

const PATH = '/api/products';
const SECONDS = 4;

/** The whole product list, against a server that only sends the same bytes. */
export const productList: Comparison = {
  title: 'Product list',
  unit: 'answers a second',
  async prepare() {
    const database = await startDatabase();
    // Another process draws the demonstration's pictures, so that their memory is not measured.
    await (await startBackend(database, { SEED: 'demo' })).stop();
    const backend = await startBackend(database);
    const quiet = await startBackend(database, { LOG_LEVEL: 'warn' });
    const bare = await startBareServer(backend.origin + PATH);
    const bytes = (await (await fetch(backend.origin + PATH)).arrayBuffer()).byteLength;
    const facts: Record<string, string> = { answer: `${(bytes / 1000).toFixed(1)} kB` };
    const way = (name: string, server: ServerProcess) => {
      let most = 0;
      return async () => {
        const rate = await measureRate(server.origin + PATH, SECONDS);
        most = Math.max(most, server.memoryMb());
        facts[`memory under load, ${name}`] = `${most.toFixed(0)} MB`;
        return rate;
      };
    };
    return {
      ways: {
        backend: way('backend', backend),
        'without a log': way('without a log', quiet),
        'bare Fastify': way('bare Fastify', bare),
      },
      facts,
      close: async () => {
        for (const server of [bare, quiet, backend]) await server.stop();
        await database.close();
      },
    };
  },
};
