import type { Visit } from './engine.ts';
import type { Command } from './web-driver.ts';
import { type Session, webKitTab } from './webkit-tab.ts';

/** One run of the browser. The standard has one current window; commands to another one move there first. */
export async function webKitVisit(send: Command, capabilities: object): Promise<Visit> {
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { ...capabilities, unhandledPromptBehavior: 'accept' } },
  })) as { sessionId: string };
  const command: Command = (method, path, body) =>
    send(method, `/session/${sessionId}${path}`, body);
  // A script whose page goes away never answers: it has to be over before whoever asked gives up.
  await command('POST', '/timeouts', { script: 3000, pageLoad: 30_000 });
  let current = (await command('GET', '/window')) as string;
  let isFirst = true;
  const problems: string[] = [];
  const session = (handle: string): Session => ({
    problems,
    async command(method, path, body) {
      if (current !== handle) await command('POST', '/window', { handle });
      current = handle;
      return command(method, path, body);
    },
  });
  return {
    async open() {
      if (isFirst) {
        isFirst = false;
        return webKitTab(session(current));
      }
      // A tab behind another one is not painted; a window is.
      const { handle } = (await command('POST', '/window/new', { type: 'window' })) as {
        handle: string;
      };
      return webKitTab(session(handle));
    },
    problems: () => problems,
    close: async () => void (await command('DELETE', '')),
  };
}
