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

/**
 * Headers of the frame document: its own style and script and nothing else, the API only, and any
 * site may frame it. One without https, too: whoever can change such a page needs no frame of ours.
 */
export function embedHeaders(
  template: string,
  { apiOrigin }: PlatformConfig,
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(template, 'script')}`,
    `style-src 'self' ${hashesOf(template, 'style')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${apiOrigin}`,
    "form-action 'none'",
    "base-uri 'none'",
    'frame-ancestors https: http:',
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
