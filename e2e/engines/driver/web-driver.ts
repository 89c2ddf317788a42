import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../src/free-port.ts';
import { endProgram } from './end-program.ts';

/** Error response of the driver; `name` is the standard's error code. */
class WebDriverError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/** Sends one WebDriver command. @throws WebDriverError */
export type Command = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>;

interface WebDriver {
  command: Command;
  stop(): Promise<void>;
}

/** Starts a WebDriver server: https://www.w3.org/TR/webdriver2/ */
export async function startWebDriver(program: string, env: NodeJS.ProcessEnv): Promise<WebDriver> {
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
  const command: Command = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new WebDriverError(error, message || error);
    }
    return value;
  };
  await listening(command, child);
  return { command, stop: () => endProgram(child) };
}

async function listening(command: Command, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      await command('GET', '/status');
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline) throw error;
      await wait(20);
    }
  }
}
