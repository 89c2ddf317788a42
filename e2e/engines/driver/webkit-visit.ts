import type { Visit } from './engine.ts';
import type { Command } from './web-driver.ts';
import { type Session, webKitTab } from './webkit-tab.ts';

/** One browser session. WebDriver has one current window; commands for another window switch first. */
export async function webKitVisit(send: Command, capabilities: object): Promise<Visit> {
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { ...capabilities, unhandledPromptBehavior: 'accept' } },
  })) as { sessionId: string };
  const command: Command = (method, path, body) =>
    send(method, `/session/${sessionId}${path}`, body);
  // A script never answers when its page goes away, so this must be shorter than the caller's timeout.
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
      // Background tabs are not painted, but windows are.
      const { handle } = (await command('POST', '/window/new', { type: 'window' })) as {
        handle: string;
      };
      return webKitTab(session(handle));
    },
    problems: () => problems,
    close: async () => void (await command('DELETE', '')),
  };
}
