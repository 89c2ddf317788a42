import type { PlatformConfig } from '@vitrina/contract/config';

const CONFIG_PLACE = '<!--vitrina:quiz-config-->';

/** The questionnaire's frame document with its configuration: the API's address and nothing else. */
export function renderEmbedDocument(template: string, { apiOrigin }: PlatformConfig): string {
  if (!template.includes(CONFIG_PLACE))
    throw new Error(`The embed's template has no ${CONFIG_PLACE}.`);
  const config = JSON.stringify({ apiOrigin }).replaceAll('<', '\\u003c');
  return template.replace(
    CONFIG_PLACE,
    () => `<script type="application/json" id="quiz-config">${config}</script>`,
  );
}

/**
 * Headers of the frame document: it may talk to the API only, and any https site may frame it
 * (while developing, local pages too).
 */
export function embedHeaders({ apiOrigin, environment }: PlatformConfig): Record<string, string> {
  const ancestors =
    environment === 'production' ? 'https:' : 'https: http://localhost:* http://127.0.0.1:*';
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${apiOrigin}`,
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
    'cross-origin-resource-policy': 'cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}
