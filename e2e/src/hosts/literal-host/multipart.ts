/** One part of a multipart body. */
export interface FilePart {
  name: string;
  fileName: string;
  type: string;
  bytes: Buffer;
}

/** The parts of a multipart body; empty for other bodies. */
export function partsOf(body: Buffer, contentType = ''): FilePart[] {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)/.exec(contentType)?.[1];
  if (!boundary) return [];
  // latin1 maps each byte to one character.
  const parts = body.toString('latin1').split(`--${boundary}`).slice(1, -1);
  return parts.map((part) => {
    const end = part.indexOf('\r\n\r\n');
    const head = Buffer.from(part.slice(0, end), 'latin1').toString();
    return {
      name: /\bname="([^"]*)"/.exec(head)?.[1] ?? '',
      fileName: /filename="([^"]*)"/.exec(head)?.[1] ?? 'file',
      type: /content-type: *(\S+)/i.exec(head)?.[1] ?? 'application/octet-stream',
      bytes: Buffer.from(part.slice(end + 4, -2), 'latin1'),
    };
  });
}
