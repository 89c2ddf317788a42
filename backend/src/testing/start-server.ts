import { type ChildProcess, fork } from 'node:child_process';
import { freePort } from './free-port.ts';

export interface StartedServer {
  child: ChildProcess;
  /** Its origin: `http://127.0.0.1:…`. */
  api: string;
  files: string;
  /** Exit code or signal; null while the process runs. */
  end(): string | null;
}

/**
 * Starts the bundled `server.ts` like a supervisor, and waits until it listens.
 * @throws Error with its output when it exits before
 */
export async function startServer(
  path: string,
  given: Record<string, string>,
): Promise<StartedServer> {
  const [api, files, payments] = [await freePort(), await freePort(), await freePort()];
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    API_PORT: String(api),
    FILES_PORT: String(files),
    PAYMENTS_PORT: String(payments),
    ...given,
  };
  const child = fork(path, { execArgv: [], env, silent: true });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += chunk;
    if (said.includes('ready ')) break;
  }
  if (!said.includes('ready ')) throw new Error(`The server did not start:\n${said}`);
  child.stdout?.resume();
  return {
    child,
    api: `http://127.0.0.1:${api}`,
    files: `http://127.0.0.1:${files}`,
    end: () =>
      child.exitCode === null && child.signalCode === null
        ? null
        : `code ${child.exitCode}, signal ${child.signalCode}\n${said}`,
  };
}
