import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageDir } from './paths.ts';

export interface BackendProcess {
  /** Graceful; by force after 10 s. */
  stop(): Promise<void>;
  /** At once, like a crash. */
  kill(): Promise<void>;
  /** Called when it exits unasked. @param how `code 1` or `SIGKILL` */
  onExit(listener: (how: string) => void): void;
}

const STOP_MS = 10_000;
/** The first start also creates the database and the demo data. */
const START_MS = 180_000;

/** Starts the built backend with `env` and waits until it reports ready. */
export async function startBackend(
  env: Record<string, string>,
  apiUrl: string,
  entry = join(packageDir('backend'), 'dist/server.js'),
): Promise<BackendProcess> {
  if (!existsSync(entry)) throw new Error(`${entry} is missing: build the backend first.`);
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = keepTail(child);
  let stopping = false;
  const exited = new Promise<string>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`)),
  );
  const early = exited.then((how) => {
    throw new Error(`The backend ended with ${how} while starting:\n${output()}`);
  });
  await Promise.race([waitForAnswer(`${apiUrl}/health/ready`, START_MS), early]).catch(
    async (error) => {
      child.kill('SIGKILL');
      await exited;
      throw error;
    },
  );
  early.catch(() => {});

  const end = async (signal: NodeJS.Signals) => {
    stopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await exited;
    clearTimeout(timer);
  };
  return {
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    onExit: (listener) => void exited.then((how) => stopping || listener(how)),
  };
}

/** Polls `url` until it succeeds. @throws after `limitMs` */
export async function waitForAnswer(url: string, limitMs: number): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${limitMs / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function keepTail(child: ChildProcess): () => string {
  let tail = '';
  const keep = (chunk: Buffer) => {
    tail = (tail + chunk.toString()).slice(-4000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => tail;
}
