import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkerPlatform } from './test.ts';

/**
 * A published file as its origin keeps it, with its compressed forms.
 * @param url of a file that the remote's current release names
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
    /** Puts one byte more into it. */
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
