import { setTimeout as wait } from 'node:timers/promises';
import { type ReleaseStore, StoreError, StoreUnusable } from '../release-store.ts';
import { type Answer, fingerprint, readAnswer } from './answer.ts';
import { entryFile } from './entry-files.ts';

const LOOK_EVERY_MS = 1000;
const TELL_EVERY_MS = 15_000;
/** A watching publisher answers within seconds, one that runs as a job within some minutes. */
const PATIENCE_MS = 10 * 60_000;

interface Asked {
  store: ReleaseStore;
  name: string;
  serial: number;
  /** Text of the submitted file. */
  text: string;
  /** Public key of the registry. */
  registryKey: string;
  patienceMs?: number;
  everyMs?: number;
}

/**
 * Waits for the publisher's answer.
 * @throws StoreError when none comes in time, or it is for another file
 */
export async function awaitAnswer(asked: Asked): Promise<Answer> {
  const { store, name, serial, text, registryKey } = asked;
  const { patienceMs = PATIENCE_MS, everyMs = LOOK_EVERY_MS } = asked;
  const begin = Date.now();
  let told = begin;
  process.stderr.write(`${name}, serial ${serial}, waits for the publisher …\n`);
  for (;;) {
    const answer = await readAnswer(store, { name, serial }, registryKey).catch(laterAgain);
    if (answer && answer.of === fingerprint(text)) return answer;
    if (answer)
      throw new StoreError(
        `${store.name}/${entryFile({ name, serial })} was replaced by something else before the publisher saw it: find out who may write there.`,
      );
    const now = Date.now();
    if (now - begin > patienceMs)
      throw new StoreError(
        `The publisher did not answer within ${Math.round(patienceMs / 1000)} s. ${name}, serial ${serial}, waits in the store and goes live when it runs (pnpm publish-entries): do not ask for it again, pnpm releases ${name} tells whether it is live.`,
      );
    if (now - told >= TELL_EVERY_MS) {
      told = now;
      process.stderr.write(`… for ${Math.round((now - begin) / 1000)} s\n`);
    }
    await wait(everyMs);
  }
}

/** The store is unreachable for a moment. The publisher continues, so this keeps waiting. */
function laterAgain(error: unknown): null {
  if (error instanceof StoreUnusable) return null;
  throw error;
}
