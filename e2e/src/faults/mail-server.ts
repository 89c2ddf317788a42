import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

interface MailServer {
  /** `smtp://…` */
  url: string;
  /** Accepts all senders, or refuses each with a temporary error. */
  refuse(isDown: boolean): void;
  /** How often a mail was refused, or delivered to an address. */
  turnedAway(): number;
  received(recipient: string): number;
  close(): Promise<void>;
}

/** The minimum of an SMTP server (RFC 5321). */
export async function startMailServer(): Promise<MailServer> {
  let isDown = false;
  let turnedAway = 0;
  const recipients: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    if (isDown) {
      turnedAway += 1;
      return void socket.end('421 down\r\n');
    }
    talk(socket, (recipient) => recipients.push(recipient));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    refuse: (refuses) => {
      isDown = refuses;
    },
    turnedAway: () => turnedAway,
    received: (recipient) => recipients.filter((one) => one === recipient).length,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function talk(socket: Socket, onMail: (recipient: string) => void): void {
  let recipient = '';
  let isText = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 ready');
  createInterface({ input: socket }).on('line', (line) => {
    if (isText) {
      if (line !== '.') return;
      isText = false;
      onMail(recipient);
      return say('250 taken');
    }
    const [, to] = /^RCPT TO:<([^>]*)>/i.exec(line) ?? [];
    if (to) recipient = to;
    isText = /^DATA/i.test(line);
    if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n');
    return say(isText ? '354 go on' : '250 ok');
  });
}
