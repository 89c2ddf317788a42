import { type FrameMessage, type Hello, isOurs, PROTOCOL } from './protocol.ts';

export interface HostPort {
  send: (message: FrameMessage) => void;
}

/** Messages kept for a loader that comes late. */
const MAX_WAITING = 50;
/** A loader may come later than the frame: so often, and so long, it is greeted. */
const HELLO_EVERY_MS = 250;
const HELLO_FOR_MS = 10_000;
const HELLO: Hello = { siteQuiz: PROTOCOL, type: 'hello' };

/**
 * Waits for the page that frames us to connect, and hands `receive` what it says then. Only the
 * parent window may connect, and only once; without a loader nothing is ever said.
 */
export function connectHost(receive: (message: unknown) => void): HostPort {
  let port: MessagePort | undefined;
  const waiting: FrameMessage[] = [];
  const onMessage = ({ data, source, ports }: MessageEvent) => {
    const [offered] = ports;
    if (source !== parent || port || !offered || !isOurs(data, 'connect')) return;
    port = offered;
    port.onmessage = (event) => receive(event.data);
    for (const message of waiting.splice(0)) port.postMessage(message);
  };
  if (parent !== window) {
    addEventListener('message', onMessage);
    // Says nothing but that a frame of ours is there: who frames us is not known here.
    const greet = () => void (port || parent.postMessage(HELLO, '*'));
    const greeting = setInterval(greet, HELLO_EVERY_MS);
    setTimeout(() => clearInterval(greeting), HELLO_FOR_MS);
    greet();
  }
  return {
    send: (message) => {
      if (port) port.postMessage(message);
      else if (waiting.length < MAX_WAITING) waiting.push(message);
    },
  };
}
