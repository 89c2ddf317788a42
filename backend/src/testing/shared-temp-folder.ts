import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder that every user may enter: under root, PostgreSQL runs as another user. */
export function sharedTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-test-'));
  chmodSync(folder, 0o755);
  return folder;
}
