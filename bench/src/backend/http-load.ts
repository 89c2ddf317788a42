import { once } from 'node:events';
import { connect } from 'node:net';

const CONNECTIONS = 10;

/**
 * Repeats a GET request on ten connections. All responses have the same length, so it only counts bytes:
 * the client must cost little beside the server.
 * @returns responses per second
 */
export async function measureRate(url: string, seconds: number): Promise<number> {
  const { hostname, port, pathname, host } = new URL(url);
  const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
  const deadline = Date.now() + seconds * 1000;
  const work = async () => {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.setNoDelay(true);
    socket.write(request);
    let expected = 0;
    let pending = Buffer.alloc(0);
    let received = 0;
    let answers = 0;
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (expected === 0) {
        pending = Buffer.concat([pending, chunk]);
        expected = lengthOf(pending);
      }
      if (expected === 0 || received < expected) continue;
      if (received > expected) throw new Error(`${url} answered with another length.`);
      answers += 1;
      received = 0;
      if (Date.now() >= deadline) break;
      socket.write(request);
    }
    return answers;
  };
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return counts.reduce((all, one) => all + one, 0) / seconds;
}

/** Bytes of a response with its head; 0 until the head is complete. */
function lengthOf(start: Buffer): number {
  const head = start.indexOf('\r\n\r\n');
  if (head < 0) return 0;
  const text = start.subarray(0, head).toString('latin1');
  if (!text.startsWith('HTTP/1.1 200')) throw new Error(`Refused: ${text.split('\r\n')[0]}`);
  return head + 4 + Number(/content-length: (\d+)/i.exec(text)?.[1]);
}
