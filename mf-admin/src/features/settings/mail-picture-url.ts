/** Data URL of an SVG that shows `html`, which must be well-formed XML. */
export function mailPictureUrl(html: string): string {
  const document = html
    .replace(/^<!doctype html>\s*/i, '')
    .replace(/^<html/, '<html xmlns="http://www.w3.org/1999/xhtml"');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><foreignObject width="100%" height="100%">${document}</foreignObject></svg>`;
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

const LINE_PX = 28;
/** Sender, heading and margins. */
const AROUND_PX = 200;

interface MailForms {
  html: string;
  text: string;
}

/**
 * Height of the mail in px: an image does not report its content's.
 * @param across characters per line
 */
export function pictureHeight({ html, text }: MailForms, across: number): number {
  const pictures = [...html.matchAll(/<img [^>]*height="(\d+)"/g)];
  const picturesPx = pictures.reduce((sum, [, height]) => sum + Number(height), 0);
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / across)), 0);
  return AROUND_PX + picturesPx + lines * LINE_PX;
}
