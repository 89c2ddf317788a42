import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkerPlatform } from './test.ts';

/**
 * A published file in its origin's folder, with its compressed variants.
 * @param url of a file in the remote's current release
 */
export function storedFile(platform: WorkerPlatform, remote: string, url: string) {
  const server = platform.remote(remote);
  const file = join(server.store, new URL(url).pathname);
  const bytes = [file, `${file}.br`, `${file}.gz`]
    .filter(existsSync)
    .map((path) => [path, readFileSync(path)] as const);
  const remove = () => {
    for (const [path] of bytes) rmSync(path, { force: true });
    server.refresh();
  };
  return {
    remove,
    /** Adds one byte. */
    spoil() {
      remove();
      const [, plain = Buffer.alloc(0)] = bytes[0] ?? [];
      writeFileSync(file, Buffer.concat([plain, Buffer.from('\n')]));
      server.refresh();
    },
    restore() {
      for (const [path, content] of bytes) writeFileSync(path, content);
      server.refresh();
    },
  };
}
