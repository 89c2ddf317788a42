import type { PlatformConfig } from '@vitrina/contract/config';
import { EMBED_CAPABILITIES } from '@vitrina/contract/embed-capabilities';
import { ONLY_HTTPS } from '@vitrina/contract/rules/safe-address';
import { dataBlock, inlineHash } from './html-parts.ts';
import { colorRules } from './site-brand.ts';

/** The template in the brand's colours; a colour that the embedding site asks for goes before them. */
export const withBrandColors = (template: string, { colors }: PlatformConfig['brand']): string =>
  colors
    ? template.replace('</head>', () => `<style>${colorRules(colors)}</style></head>`)
    : template;

const CONFIG_PLACE = '<!--vitrina:quiz-config-->';

/** The questionnaire's frame document with its configuration: where API and shell are, and what the API knows. */
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

/** nginx puts the sites of a form in its place (deploy/nginx). */
const ANY_SITE = 'https: http:';

/**
 * Headers of the frame document: its own style and script and nothing else, the API only, and any
 * site may frame it. One without https, too: whoever can change such a page needs no frame of ours.
 * @param ancestors the sites that alone may frame it
 */
export function embedHeaders(
  template: string,
  { apiOrigin, embedOrigin }: PlatformConfig,
  ancestors = ANY_SITE,
): Record<string, string> {
  // By name too: in a frame without an origin WebKit takes nothing for 'self'.
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
    // Asked about each time; `no-store` would keep the page out of the back/forward cache.
    'cache-control': 'no-cache',
    'content-security-policy': policy.join('; '),
    // A page with an embedder policy takes in only frames with one.
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': ONLY_HTTPS,
    'x-content-type-options': 'nosniff',
  };
}

/** Policy sources of the inline elements in a template. */
function hashesOf(template: string, name: 'script' | 'style'): string {
  const inline = template.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'));
  return Array.from(inline, ([, text = '']) => inlineHash(text)).join(' ');
}
