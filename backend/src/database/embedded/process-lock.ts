import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { processIdentity } from './process-identity.ts';

const LONGEST_WAIT_MS = 120_000;
const LOOK_AGAIN_MS = 25;

/**
 * Runs `work` while no other process holds the lock. The file names its holder, so the lock of a killed
 * process is taken over.
 * @throws EmbeddedPostgresError after waiting two minutes
 */
export async function withProcessLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  while (!tryLock(file)) {
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(`another process holds ${file} for minutes.`);
    }
    await sleep(LOOK_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

let attempts = 0;

/** A link appears with its content or not at all, unlike creating and then writing a file. */
function tryLock(file: string): boolean {
  attempts += 1;
  const own = `${file}.${process.pid}.${attempts}`;
  writeFileSync(own, processIdentity(process.pid) ?? '');
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (isHolderGone(file)) rmSync(file, { force: true });
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

function isHolderGone(file: string): boolean {
  try {
    const holder = readFileSync(file, 'utf8');
    return processIdentity(Number.parseInt(holder, 10)) !== holder;
  } catch {
    return false;
  }
}
