import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import { codeOrigins } from '@vitrina/contract/rules/remote-origins';
import { ONLY_HTTPS } from '@vitrina/contract/rules/safe-address';
import { DEFAULT_BRAND, type SiteBrand } from './default-brand.ts';
import { fillLinks } from './fill-links.ts';
import { DATA_PLACE, dataBlock } from './html-parts.ts';
import { brandTexts, fillPlaceholders } from './public-values.ts';
import { SPECULATION_RULES_PATH } from './speculation-rules.ts';

/** Kind of a document. Only `payment` may reach the card provider. */
export type DocumentKind = 'default' | 'payment';

interface DocumentData {
  registry: Registry;
  config: PlatformConfig;
  kind: DocumentKind;
  /** Configured colours and logo; absent: the shell's own. */
  brand?: SiteBrand | undefined;
  /** False: the page fetches the registry. Links are filled in either way. */
  inlinesRegistry?: boolean;
  /** Release of the shell, for a page that fetches the registry, which may name a newer one. */
  shellRelease?: string | undefined;
}

/**
 * The shell's HTML for one kind of document: the template with registry and configuration.
 * @throws Error when the template has no place for them
 */
export function renderDocument(
  template: string,
  {
    registry,
    config,
    kind,
    brand = DEFAULT_BRAND,
    inlinesRegistry = true,
    shellRelease,
  }: DocumentData,
): string {
  if (!template.includes(DATA_PLACE)) throw new Error(`The shell's template has no ${DATA_PLACE}.`);
  const blocks =
    brand.headLinks +
    dataBlock('vitrina-config', { ...config, brand: brandTexts(config.brand) }) +
    (inlinesRegistry ? dataBlock('vitrina-registry', registry) : '');
  const release = shellRelease ? ` data-shell-release="${shellRelease}"` : '';
  return withFilesOf(brand, fillPlaceholders(fillLinks(template, registry), config))
    .replace('<html ', `<html data-document="${kind}"${release} `)
    .replace(DATA_PLACE, () => blocks);
}

/** Replaces the build's icon and picture by the deployment's. */
const withFilesOf = ({ icon, social }: SiteBrand, html: string): string =>
  html
    .replace(linkTo(DEFAULT_BRAND.icon), linkTo(icon))
    .replaceAll(`${DEFAULT_BRAND.social}"`, `${social}"`);

const linkTo = ({ href, type }: SiteBrand['icon']) => `href="${href}" type="${type}"`;

/** Kind of document for a path, from the mount that owns it. */
export function documentKind(registry: Registry, pathname: string): DocumentKind {
  const owner = registry.remotes
    .flatMap((remote) => remote.current.mounts)
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
  return owner?.document ?? 'default';
}

/**
 * Headers of a document. Only the payment document may reach the payment provider; it gives up Trusted
 * Types, which the provider's script does not support.
 */
export function documentHeaders(
  kind: DocumentKind,
  {
    registry,
    config,
    scriptHashes,
  }: { registry: Registry; config: PlatformConfig; scriptHashes: readonly string[] },
): Record<string, string> {
  const remotes = codeOrigins(registry, config);
  const payment =
    kind === 'payment' ? paymentOrigins(config) : { script: [], frame: [], connect: [] };
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remotes, ...scriptHashes, ...payment.script],
    'style-src': ["'self'", ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', config.filesOrigin, ...remotes],
    'font-src': ["'self'", ...remotes],
    'connect-src': [
      "'self'",
      config.apiOrigin,
      config.filesOrigin,
      ...remotes,
      ...telemetry(config),
      ...payment.connect,
    ],
    'frame-src': framesOf(payment.frame, config),
    // A remote has another origin, and workers start only from the page's own: hence blobs.
    'worker-src': ["'self'", 'blob:', ...remotes],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(kind === 'default' && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    }),
  };
  return {
    'content-type': 'text/html; charset=utf-8',
    // Revalidated each time; `no-store` would exclude the page from the back/forward cache.
    'cache-control': 'no-cache',
    'content-security-policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=(${payment.frame.length > 0 ? ['self', ...payment.frame.map((origin) => `"${origin}"`)].join(' ') : ''})`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    // As a header, because the policy allows no script in the document.
    ...(kind === 'default' && { 'speculation-rules': `"${SPECULATION_RULES_PATH}"` }),
    'strict-transport-security': ONLY_HTTPS,
    'x-content-type-options': 'nosniff',
  };
}

/**
 * Whether an address contains a token, which must be neither sent as a referrer nor cached: a reset,
 * confirmation or order link, or a returning sign-in (the boot script removes both at once).
 */
export const takesToken = ({ pathname, searchParams }: URL): boolean =>
  TOKEN_PAGES.includes(pathname) || searchParams.has('token');

const TOKEN_PAGES = ['/reset-password', '/confirm-email', '/order', '/stock-alert'];

const telemetry = ({ telemetryUrl }: PlatformConfig): string[] =>
  telemetryUrl ? [new URL(telemetryUrl).origin] : [];

/** Outside the payment document only our own embed, for its builder page. */
function framesOf(payment: readonly string[], { embedOrigin }: PlatformConfig): readonly string[] {
  if (payment.length > 0) return payment;
  return embedOrigin ? [embedOrigin] : ["'none'"];
}

/** Origins of the card provider: https://docs.stripe.com/security/guide#content-security-policy */
function paymentOrigins({ payments }: PlatformConfig) {
  if (payments.sandboxScript) {
    const sandbox = [new URL(payments.sandboxScript).origin];
    return { script: sandbox, frame: sandbox, connect: sandbox };
  }
  return {
    script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connect: ['https://api.stripe.com'],
  };
}
