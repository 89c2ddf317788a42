import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, expect } from '@rstest/core';
import * as z from 'zod/mini';
import { useProgram } from './use-program.ts';

interface Places {
  databaseUrl: () => string;
  sandboxOrigin: () => string;
}

/**
 * Processes that serve the API on a database with a payments sandbox, and die, for the test file that
 * calls it.
 */
export function useDyingServers({ databaseUrl, sandboxOrigin }: Places) {
  const program = useProgram('src/testing/serve-until-killed.ts');
  const children = new Set<ChildProcess>();
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  /** Another process that serves the API and dies before its statement number `killBefore`. */
  async function startServer(killBefore: number | 'never') {
    const args = [program.path, databaseUrl(), sandboxOrigin(), String(killBefore)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    children.add(child);
    const lines = createInterface({ input: child.stdout });
    const [address] = (await once(lines, 'line')) as [string];
    const said: string[] = [];
    lines.on('line', (line) => said.push(line));
    const ended = once(child, 'close').then(() => children.delete(child));
    return { address, said, ended };
  }

  /**
   * Kills a process before its answer, and further ones before statements of the same call.
   * @param afterwards called after each death, with the number of deaths
   * @returns the number of statements of the call
   */
  async function atSteps(
    attempt: (address: string) => Promise<unknown>,
    afterwards: (deaths: number) => Promise<void>,
  ): Promise<number> {
    let deaths = 0;
    const die = async (starting: ReturnType<typeof startServer>) => {
      const server = await starting;
      await attempt(server.address).catch(() => {});
      await server.ended;
      deaths += 1;
      await afterwards(deaths);
      return server.said;
    };
    const [words = ''] = await die(startServer(Number.POSITIVE_INFINITY));
    const whole = counted.parse(JSON.parse(words));
    const steps = stepsOf(whole);
    let starting = startServer(steps[0] ?? 1);
    for (const [index, step] of steps.entries()) {
      const dying = starting;
      // Starts the next one in parallel, because starting takes longest.
      const next = steps[index + 1];
      if (next) starting = startServer(next);
      expect(await die(dying), `died before statement ${step}`).toEqual([]);
    }
    return whole.statements;
  }

  return { startServer, atSteps };
}

const counted = z.object({ statements: z.number(), asked: z.array(z.number()) });

/**
 * Statements to die before: all with VITRINA_TEST_ALL, otherwise the first, the last and those around each
 * call of the payments provider, where money and rows may diverge.
 */
function stepsOf({ statements, asked }: z.output<typeof counted>): number[] {
  const isAlways = (step: number) =>
    step === 1 || step === statements || asked.includes(step) || asked.includes(step - 1);
  return Array.from({ length: statements }, (_, index) => index + 1).filter(
    (step) => process.env.VITRINA_TEST_ALL || isAlways(step),
  );
}
