import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { spawnConfined } from './spawn-confined.ts';
import { watchMemory } from './watch-memory.ts';

/** Why the bundle made nothing of one question; the message is meant for its team. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}

export interface SandboxLimits {
  /** For one page, in ms. */
  timeMs: number;
  /** For the list of all pages, and for the start. */
  listTimeMs: number;
  /** Resident memory of the process, in MB; where the system tells it, buffers count too. */
  memoryMb: number;
  /** Characters of one answer. */
  answerLength: number;
}

export const SANDBOX_LIMITS: SandboxLimits = {
  timeMs: 10_000,
  listTimeMs: 120_000,
  memoryMb: 512,
  answerLength: 32 * 1024 * 1024,
};

/** A render bundle in a process of its own, asked one question after the other. */
export interface RenderSandbox {
  /** Hands over what the next questions are about. */
  give(inputs: { answers: object; config: object }): Promise<void>;
  /** @returns what the bundle answers, which nobody has looked at yet */
  list(mount: string): Promise<unknown>;
  render(path: string): Promise<unknown>;
  stop(): void;
}

const PROGRAM = readFileSync(join(import.meta.dirname, 'sandbox-process.mjs'), 'utf8');

const answerSchema = z.union([
  z.strictObject({ value: z.unknown() }),
  z.strictObject({ problem: z.string() }),
]);

/**
 * Starts a render bundle where it can do nothing but compute (docs/security.md, "Render bundles"). When
 * it breaks a limit its process is ended, and the next question begins a new one.
 * @param source of the bundle
 */
export function renderSandbox(
  source: string,
  limits: SandboxLimits = SANDBOX_LIMITS,
): RenderSandbox {
  let running: Running | undefined;
  let inputs: object | undefined;

  const started = async (): Promise<Running> => {
    if (running && !running.hasEnded()) return running;
    const next = startProcess(limits);
    running = next;
    try {
      await next.ask('source', source);
      if (inputs) await next.ask('inputs', JSON.stringify(inputs));
    } catch (error) {
      // Half of a bundle would answer other questions with other problems.
      next.end();
      running = undefined;
      throw error;
    }
    return next;
  };
  const ask = async (call: string, value: unknown) => (await started()).ask(call, value);

  return {
    async give(next) {
      inputs = next;
      if (running && !running.hasEnded()) await running.ask('inputs', JSON.stringify(next));
    },
    list: (mount) => ask('list', { mount }),
    render: (path) => ask('render', { path }),
    stop: () => running?.end(),
  };
}

interface Running {
  ask(call: string, value: unknown): Promise<unknown>;
  hasEnded(): boolean;
  end(): void;
}

function startProcess(limits: SandboxLimits): Running {
  const child = spawnConfined(PROGRAM, limits.memoryMb);
  let why = 'it ended its process';
  let settle: ((line: string | null) => void) | undefined;
  const end = (reason?: string) => {
    if (reason) why = reason;
    child.kill('SIGKILL');
  };
  const memory = watchMemory(child.pid, limits.memoryMb, () =>
    end(`it takes more than ${limits.memoryMb} MB of memory`),
  );
  let isOver = false;
  const over = () => {
    isOver = true;
    memory.stop();
    settle?.(null);
  };
  child.once('error', over);
  child.once('exit', over);
  // What a process that was ended has not read any more.
  child.stdin?.on('error', () => {});
  let length = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > limits.answerLength) end(`its answer is longer than ${limits.answerLength} bytes`);
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => {
      length = 0;
      // Not the rest of what a process that was ended had begun to say.
      if (!child.killed) settle?.(line);
    });

  return {
    hasEnded: () => isOver,
    end: () => end(),
    async ask(call, value) {
      const timeMs = call === 'render' ? limits.timeMs : limits.listTimeMs;
      const timer = setTimeout(() => end(`it did not answer within ${timeMs / 1000} s`), timeMs);
      const line = await new Promise<string | null>((resolve) => {
        settle = resolve;
        if (isOver) return resolve(null);
        child.stdin?.write(`${JSON.stringify({ call, value, timeMs })}\n`);
      });
      clearTimeout(timer);
      if (line === null)
        throw new SandboxError(/heap out of memory/.test(said) ? OUT_OF_HEAP(limits) : why);
      const answer = readAnswer(line);
      if (answer === null) {
        end();
        throw new SandboxError('its answer cannot be read');
      }
      if ('problem' in answer) throw new SandboxError(answer.problem);
      return answer.value;
    },
  };
}

const OUT_OF_HEAP = ({ memoryMb }: SandboxLimits) => `it takes more than ${memoryMb} MB of memory`;

function readAnswer(line: string) {
  try {
    return answerSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
