/**
 * Watches the next channel that is made: that of React's scheduler. When WebKit keeps a page for its back
 * button it can lose a message between two ports. The scheduler posts no other one before that has come:
 * without one more the page never renders again.
 */
export function wakeScheduler(): void {
  const Native = MessageChannel;
  globalThis.MessageChannel = class extends Native {
    constructor() {
      super();
      globalThis.MessageChannel = Native;
      // One that the scheduler did not wait for does nothing.
      addEventListener('pageshow', ({ persisted }) => persisted && this.port2.postMessage(null));
    }
  };
}
