import { request as ask, type IncomingMessage, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { type HttpServer, httpServer } from '@vitrina/platform/http-server';

const INLINE_SCRIPT = /<script>.*?<\/script>/s;

/** Decoder and encoder of each `content-encoding`. */
const CODINGS: Readonly<
  Record<string, { open(bytes: Buffer): Buffer; close(html: string): Buffer }>
> = {
  br: { open: brotliDecompressSync, close: brotliCompressSync },
  gzip: { open: gunzipSync, close: gzipSync },
  '': { open: (bytes) => bytes, close: Buffer.from },
};

/** Serves a shell's responses, but documents without the script that starts all others. */
export const stillServer = (port: number, origin: string): HttpServer =>
  httpServer(port, () => passOn(origin));

const passOn =
  (origin: string): RequestListener =>
  ({ url = '/', headers }, response) => {
    const asked = ask(
      new URL(url, origin),
      { headers: { ...headers, host: new URL(origin).host } },
      async (answer) => {
        const isDocument = answer.headers['content-type']?.startsWith('text/html');
        const body = isDocument ? await withoutScript(answer) : null;
        const length = body && { 'content-length': body.length };
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...length });
        if (body) response.end(body);
        else answer.pipe(response);
      },
    );
    asked.once('error', (error) => response.destroy(error));
    asked.end();
  };

async function withoutScript(answer: IncomingMessage): Promise<Buffer> {
  const coding = CODINGS[answer.headers['content-encoding'] ?? ''];
  const html = coding?.open(await buffer(answer)).toString() ?? '';
  if (!coding || !INLINE_SCRIPT.test(html))
    throw new Error('A document has no script to leave out.');
  return coding.close(html.replace(INLINE_SCRIPT, ''));
}
