import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.2; }
h2 { font-size: 1.2rem; margin-top: 2.5rem; }
a { color: light-dark(#0b57b7, #9cc7ff); }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border-radius: 0.5rem; background: light-dark(#f3f3f6, #232329); }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.5rem 0.75rem; border-bottom: 1px solid light-dark(#ddd, #3a3a42); text-align: start; vertical-align: top; }
td, code { overflow-wrap: anywhere; }
iframe { width: 100%; height: 70vh; border: 1px solid light-dark(#ddd, #3a3a42); border-radius: 0.5rem; background: #fff; }
summary { cursor: pointer; }
@media (max-width: 40rem) {
  thead { position: absolute; clip-path: inset(50%); }
  tr { display: grid; padding-block: 0.75rem; border-bottom: 1px solid light-dark(#ddd, #3a3a42); }
  td { padding: 0; border: 0; }
}
`;

/** No script, no foreign file; the one style by its hash. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, also inside quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Sends one of the backend's own readable pages (documentation, development). `body` is HTML. */
export function sendPage(
  reply: FastifyReply,
  { title, body, language = 'ro' }: { title: string; body: string; language?: string },
): FastifyReply {
  const page = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
  return reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}
