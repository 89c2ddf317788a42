import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { hasDynamicImport } from './has-dynamic-import.ts';
import { spawnConfined } from './spawn-confined.ts';
import { watchMemory } from './watch-memory.ts';

/** Why the bundle did not answer a question; worded for its team. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}

export interface SandboxLimits {
  /** For one page, in ms. */
  timeMs: number;
  /** For the list of all pages, and for the start, in ms. */
  listTimeMs: number;
  /** Resident memory of the process, in MB; includes buffers where the system reports it. */
  memoryMb: number;
  /** Length of one answer, in characters. */
  answerLength: number;
}

export const SANDBOX_LIMITS: SandboxLimits = {
  timeMs: 10_000,
  listTimeMs: 120_000,
  memoryMb: 512,
  answerLength: 32 * 1024 * 1024,
};

/** A render bundle in its own process; answers one question at a time. */
export interface RenderSandbox {
  /** Sets the data for the next questions. */
  give(inputs: { answers: object; config: object }): Promise<void>;
  /** @returns the bundle's answer, unchecked */
  list(mount: string): Promise<unknown>;
  /** @param gone the host's answer about a page that is gone */
  render(path: string, gone?: unknown): Promise<unknown>;
  stop(): void;
}

const PROGRAM = readFileSync(join(import.meta.dirname, 'sandbox-process.mjs'), 'utf8');

const answerSchema = z.union([
  z.strictObject({ value: z.unknown() }),
  z.strictObject({ problem: z.string() }),
]);

/**
 * Starts a render bundle where it can only compute (docs/security.md, "Render bundles"). Exceeding a limit
 * ends its process, and the next question starts a new one.
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
    checkImports(source);
    const next = startProcess(limits);
    running = next;
    try {
      await next.ask('source', source);
      if (inputs) await next.ask('inputs', JSON.stringify(inputs));
    } catch (error) {
      // A half-started bundle would answer later questions with misleading errors.
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
    render: (path, gone) => ask('render', { path, gone }),
    stop: () => running?.end(),
  };
}

/** Node's error for a refused `import()` would be an object from outside the bundle's context. */
function checkImports(source: string): void {
  let imports: boolean;
  try {
    imports = hasDynamicImport(source);
  } catch (error) {
    throw new SandboxError((error as Error).message);
  }
  if (imports) throw new SandboxError('it has an import() that was not compiled into it');
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
  // Input that a killed process did not read.
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
      // Ignores the rest of a killed process's output.
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
