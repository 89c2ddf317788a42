import { freePorts } from '@vitrina/platform/ports';
import { startBackend, startDatabase } from '../backend/servers.ts';
import type { Comparison } from '../comparison.ts';
import { plainPng } from '../plain-png.ts';

const HOSTILE = 50;

/** A visitor's small picture beside fifty of forty megapixels, each from another address. */
export const hostileUploads: Comparison = {
  title: 'A small picture beside 50 hostile ones',
  unit: 'ms',
  async prepare() {
    const database = await startDatabase();
    const { files } = await freePorts();
    const backend = await startBackend(database, {
      FILES_PORT: String(files),
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'error',
    });
    const [hostile, small] = [plainPng(6300), plainPng(8)];
    const upload = async (picture: Buffer, address: string): Promise<number> => {
      const body = new FormData();
      body.append('files[]', new Blob([new Uint8Array(picture)]), 'a.png');
      const headers = { 'x-forwarded-for': address };
      const started = performance.now();
      const answer = await fetch(`http://127.0.0.1:${files}/upload`, {
        method: 'POST',
        headers,
        body,
      });
      if (!answer.ok) throw new Error(`The upload was answered ${answer.status}.`);
      return performance.now() - started;
    };
    const facts: Record<string, string> = { hostile: `${(hostile.length / 1000).toFixed(0)} kB` };
    return {
      ways: {
        attacked: async () => {
          const attack = Array.from({ length: HOSTILE }, (_, index) =>
            upload(hostile, `198.51.100.${index}`),
          );
          const ms = await upload(small, '203.0.113.7');
          const longest = Math.max(...(await Promise.all(attack)));
          facts['the last hostile one'] = `${(longest / 1000).toFixed(0)} s`;
          return ms;
        },
        alone: () => upload(small, '203.0.113.7'),
      },
      facts,
      close: async () => {
        await backend.stop();
        await database.close();
      },
    };
  },
};
