import { createHash } from 'node:crypto';
import { primaryPalette } from '@vitrina/contract/rules/brand-colors';
import type { FastifyReply } from 'fastify';
import type { Context } from '../context.ts';

const style = (primary: string): string => {
  const light = primaryPalette(primary, 'light');
  const dark = primaryPalette(primary, 'dark');
  return `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.2; }
h2 { font-size: 1.2rem; margin-top: 2.5rem; }
a { color: light-dark(${light.text}, ${dark.text}); }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border-radius: 0.5rem; background: light-dark(#f4f0ea, #1e1b18); }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.5rem 0.75rem; border-bottom: 1px solid light-dark(#e9e3da, #35302a); text-align: start; vertical-align: top; }
td, code { overflow-wrap: anywhere; }
iframe { width: 100%; height: 70vh; border: 1px solid light-dark(#e9e3da, #35302a); border-radius: 0.5rem; background: #fff; }
summary { cursor: pointer; }
button { min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 0; border-radius: 0.5rem; background: light-dark(${light.fill}, ${dark.fill}); color: light-dark(${light.onFill}, ${dark.onFill}); font: inherit; font-weight: 600; cursor: pointer; }
@media (max-width: 40rem) {
  thead { position: absolute; clip-path: inset(50%); }
  tr { display: grid; padding-block: 0.75rem; border-bottom: 1px solid light-dark(#e9e3da, #35302a); }
  td { padding: 0; border: 0; }
}
`;
};

/** Browsers request an icon anyway, and Firefox reports a refused one as a policy violation. */
export const NO_ICON = '<link rel="icon" href="data:,">';

/** No script and no foreign file; the one style is allowed by its hash. */
const policyOf = (css: string): string =>
  [
    "default-src 'none'",
    'img-src data:',
    `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
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

/** Escapes text for HTML, including quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Sends one of the backend's own pages (documentation, development). `body` is HTML. */
export function sendPage(
  reply: FastifyReply,
  { title, body, language = 'ro' }: { title: string; body: string; language?: string },
): FastifyReply {
  const { config }: Context = reply.server.context;
  const css = style(config.brand.primary);
  const page = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${NO_ICON}
<style>${css}</style>
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
    .header('content-security-policy', policyOf(css))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}
