import type { PlatformConfig } from '@vitrina/contract/config';
import { EMBED_CAPABILITIES } from '@vitrina/contract/embed-capabilities';
import { ONLY_HTTPS } from '@vitrina/contract/rules/safe-address';
import { dataBlock, inlineHash } from './html-parts.ts';
import { colorRules } from './site-brand.ts';

/** The template in the brand's colours, which a colour requested by the embedding site overrides. */
export const withBrandColors = (template: string, { colors }: PlatformConfig['brand']): string =>
  colors
    ? template.replace('</head>', () => `<style>${colorRules(colors)}</style></head>`)
    : template;

const CONFIG_PLACE = '<!--vitrina:quiz-config-->';

/**
 * The questionnaire's frame document with its configuration: addresses and the API's capabilities.
 * @throws Error when the template has no place for it
 */
export function renderEmbedDocument(
  template: string,
  { apiOrigin, publicOrigin, hostCapabilities = [] }: PlatformConfig,
): string {
  if (!template.includes(CONFIG_PLACE))
    throw new Error(`The embed's template has no ${CONFIG_PLACE}.`);
  const block = dataBlock('quiz-config', {
    apiOrigin,
    shellOrigin: publicOrigin,
    hostCapabilities: EMBED_CAPABILITIES.filter((one) => hostCapabilities.includes(one)),
  });
  return template.replace(CONFIG_PLACE, () => block);
}

/** nginx replaces it by a form's allowed sites (deploy/nginx). */
const ANY_SITE = 'https: http:';

/**
 * Headers of the frame document: only its own style and script, only the API. Any site may frame
 * it, even without https: an attacker who can change such a page needs no frame of ours.
 * @param ancestors the only sites that may frame it
 */
export function embedHeaders(
  template: string,
  { apiOrigin, embedOrigin }: PlatformConfig,
  ancestors = ANY_SITE,
): Record<string, string> {
  // Also by name: in a frame without an origin 'self' matches nothing in WebKit.
  const own = ["'self'", ...(embedOrigin ? [embedOrigin] : [])].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src ${own} ${hashesOf(template, 'script')}`,
    `style-src ${own} ${hashesOf(template, 'style')}`,
    `img-src ${own} data:`,
    `font-src ${own}`,
    `connect-src ${apiOrigin}`,
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    // Revalidated each time; `no-store` would exclude the page from the back/forward cache.
    'cache-control': 'no-cache',
    'content-security-policy': policy.join('; '),
    // A page with an embedder policy only accepts frames with one.
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': ONLY_HTTPS,
    'x-content-type-options': 'nosniff',
  };
}

/** Policy sources of a template's inline elements. */
function hashesOf(template: string, name: 'script' | 'style'): string {
  const inline = template.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'));
  return Array.from(inline, ([, text = '']) => inlineHash(text)).join(' ');
}
