import { createHmac } from 'node:crypto';
import { type Bucket, openBucket } from '@vitrina/object-store/bucket';
import type { EnvironmentReader } from './environment-reader.ts';
import type { ReleaseHistorySource } from './releases/release-history.ts';

/** Stripe, or the built-in sandbox with its API. */
export interface PaymentsConfig {
  mode: 'stripe' | 'sandbox';
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

export interface SmtpConfig {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  url: string;
  /** Sender address. */
  from: string;
}

/** An OpenID provider: Google or a compatible one. */
export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface S3Config {
  endpoint: string;
  bucket: string;
  /** For files with restricted readers. */
  privateBucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Keys of the sandbox; the page's key is also in the shell's development configuration. The other two are
 * public knowledge, so deployments replace them.
 */
const SANDBOX = {
  mode: 'sandbox',
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
} as const satisfies PaymentsConfig;

/** @param ownKey derives the sandbox's secrets in deployments; null: use the public ones */
export function readPayments(
  read: EnvironmentReader,
  isProduction: boolean,
  ownKey: Buffer | null,
): PaymentsConfig {
  const secretKey = read.text('STRIPE_SECRET_KEY');
  if (!secretKey) {
    if (isProduction)
      read.mistakes.push(
        'STRIPE_SECRET_KEY is missing: the payments sandbox takes no real money. A demonstration is NODE_ENV=staging.',
      );
    if (!ownKey) return SANDBOX;
    const secretOf = (name: string) => createHmac('sha256', ownKey).update(name).digest('hex');
    return {
      ...SANDBOX,
      secretKey: `sk_test_${secretOf('secret key')}`,
      webhookSecret: `whsec_${secretOf('webhook secret')}`,
    };
  }
  const publishableKey = read.required('STRIPE_PUBLISHABLE_KEY', 'with STRIPE_SECRET_KEY');
  const [kind, why] = isProduction
    ? (['live', 'production takes real money, and anybody has the numbers of test cards'] as const)
    : (['test', 'only production takes real money, without pages for development'] as const);
  if (!new RegExp(`^[rs]k_${kind}_`).test(secretKey))
    read.mistakes.push(`STRIPE_SECRET_KEY is no sk_${kind}_ or rk_${kind}_ key: ${why}.`);
  if (publishableKey && !publishableKey.startsWith(`pk_${kind}_`))
    read.mistakes.push(`STRIPE_PUBLISHABLE_KEY is no pk_${kind}_ key: ${why}.`);
  return {
    mode: 'stripe',
    secretKey,
    publishableKey,
    webhookSecret: read.required('STRIPE_WEBHOOK_SECRET', 'with STRIPE_SECRET_KEY'),
  };
}

/** @returns null when mails are only read on the development page */
export function readSmtp(read: EnvironmentReader, required: boolean): SmtpConfig | null {
  const url = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  if (url === null) {
    if (required) read.required('SMTP_URL', 'in production: mails would reach nobody');
    return null;
  }
  const from = read.required('MAIL_FROM', 'with SMTP_URL');
  if (from && !/^[^\s@<>,]+@[^\s@<>,]+$/.test(from)) {
    read.mistakes.push(`MAIL_FROM is "${from}"; it must be one bare e-mail address.`);
  }
  return { url, from };
}

/** @returns null: a demonstration has its own provider, others no sign-in with Google */
export function readOidc(read: EnvironmentReader): OidcConfig | null {
  const issuer = read.url('OIDC_ISSUER', ['https:', 'http:']);
  if (issuer === null) return null;
  return {
    issuer,
    clientId: read.required('OIDC_CLIENT_ID', 'with OIDC_ISSUER'),
    clientSecret: read.required('OIDC_CLIENT_SECRET', 'with OIDC_ISSUER'),
  };
}

/** @returns null: files are stored in a local folder */
export function readS3(read: EnvironmentReader): S3Config | null {
  const endpoint = read.url('S3_ENDPOINT', ['https:', 'http:']);
  if (endpoint === null) return null;
  const bucket = read.required('S3_BUCKET', 'with S3_ENDPOINT');
  const privateBucket = read.required('S3_PRIVATE_BUCKET', 'with S3_ENDPOINT');
  if (bucket && bucket === privateBucket)
    read.mistakes.push(
      'S3_PRIVATE_BUCKET is S3_BUCKET; it must be another one: the file host serves everything in that.',
    );
  return {
    endpoint,
    bucket,
    privateBucket,
    region: read.text('S3_REGION') ?? 'us-east-1',
    accessKeyId: read.required('S3_ACCESS_KEY_ID', 'with S3_ENDPOINT'),
    secretAccessKey: read.required('S3_SECRET_ACCESS_KEY', 'with S3_ENDPOINT'),
  };
}

/** @returns null: the journal shows no releases */
export function readReleases(read: EnvironmentReader): ReleaseHistorySource | null {
  const address = read.url('RELEASE_STORE', ['https:', 'http:', 'file:']);
  if (address === null || !URL.canParse(address)) return null;
  const bucket = readReleaseBucket(read, address);
  return {
    address: new URL(address.endsWith('/') ? address : `${address}/`),
    publicKey: read.required('RELEASE_KEY', 'with RELEASE_STORE'),
    ...(bucket && { bucket }),
  };
}

/** Null for a folder, and for a public address. */
function readReleaseBucket(read: EnvironmentReader, address: string): Bucket | null {
  const accessKeyId = read.text('RELEASE_S3_ACCESS_KEY_ID');
  if (accessKeyId === null) return null;
  if (address.startsWith('file:')) {
    read.mistakes.push(
      'RELEASE_S3_ACCESS_KEY_ID is set; a RELEASE_STORE that is a folder has none.',
    );
    return null;
  }
  return openBucket({
    address,
    accessKeyId,
    region: read.text('RELEASE_S3_REGION') ?? 'us-east-1',
    secretAccessKey: read.required('RELEASE_S3_SECRET_ACCESS_KEY', 'with RELEASE_S3_ACCESS_KEY_ID'),
  });
}
