import type { IncomingMessage } from 'node:http';

export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** The parsed JSON; the text when it is not JSON; undefined without a body. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = (await readBytes(request)).toString();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Headers as plain strings, keys in lower case. */
export const plainHeaders = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
