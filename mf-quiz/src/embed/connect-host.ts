import { type FrameMessage, type Hello, isOurs, PROTOCOL } from './protocol.ts';

export interface HostPort {
  send: (message: FrameMessage) => void;
}

/** Messages queued for a late loader. */
const MAX_WAITING = 50;
/** The loader may arrive after the frame: hello is repeated. */
const HELLO_EVERY_MS = 250;
const HELLO_FOR_MS = 10_000;
const HELLO: Hello = { siteQuiz: PROTOCOL, type: 'hello' };

/**
 * Offers a port to the framing page and passes its messages to `receive`. Only the parent window gets one;
 * without a loader nothing is sent.
 */
export function connectHost(receive: (message: unknown) => void): HostPort {
  let port: MessagePort | undefined;
  const waiting: FrameMessage[] = [];
  const take = (offered: MessagePort) => {
    port = offered;
    for (const message of waiting.splice(0)) port.postMessage(message);
  };
  const greet = () => {
    if (port) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      // When two hellos were received, the loader keeps the later port.
      if (port !== port1) take(port1);
      receive(data);
    };
    // Reveals only that one of our frames is here: the framing page is unknown.
    parent.postMessage({ ...HELLO, proof: location.hash }, '*', [port2]);
  };
  if (parent !== window) {
    addEventListener('message', ({ data, source, ports: [offered] }) => {
      if (source !== parent || port || !offered || !isOurs(data, 'connect')) return;
      offered.onmessage = (event) => receive(event.data);
      take(offered);
    });
    addEventListener('hashchange', greet);
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
