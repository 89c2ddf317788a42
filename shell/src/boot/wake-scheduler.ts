/**
 * Wraps the next MessageChannel, React's scheduler's. When WebKit keeps a page for the back button it can
 * lose a message between two ports; the scheduler posts no other before it arrives, so the page would never
 * render again.
 */
export function wakeScheduler(): void {
  const Native = MessageChannel;
  globalThis.MessageChannel = class extends Native {
    constructor() {
      super();
      globalThis.MessageChannel = Native;
      // A message the scheduler did not wait for has no effect.
      addEventListener('pageshow', ({ persisted }) => persisted && this.port2.postMessage(null));
    }
  };
}
