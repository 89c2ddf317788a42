import { resolve } from 'node:path';
import { BRAND_DEFAULTS, type Brand } from './brand.ts';
import { EnvironmentReader } from './environment-reader.ts';

/** Stripe's own, or the built-in sandbox that speaks its API. */
export interface PaymentsConfig {
  mode: 'stripe' | 'sandbox';
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

export interface Config {
  environment: 'production' | 'staging' | 'development' | 'test';
  host: string;
  ports: { api: number; files: number; payments: number };
  /** As browsers see them. */
  origins: { api: string; files: string; payments: string; shell: string };
  /** Pages of these origins may call the API. */
  allowedOrigins: string[];
  /** Null: the backend starts its own PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** For migrations where `databaseUrl` is a connection pooler; else the same. */
  databaseDirectUrl: string | null;
  dataDir: string;
  payments: PaymentsConfig;
  /** 32 bytes that encrypt the keys of partner shops. */
  encryptionKey: Buffer;
  brand: Brand;
  seed: 'demo' | 'none';
  rateLimits: boolean;
  /** Nobody's real data are here: the pages for development are served. */
  demonstration: boolean;
  /** Addresses of balancers whose `X-Forwarded-For` is believed. */
  trustedProxies: string[];
  logLevel: string;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const ENVIRONMENTS = ['production', 'staging', 'development', 'test'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Keys of the sandbox; the page's is also in the shell's development configuration. */
const SANDBOX = {
  mode: 'sandbox',
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
} as const satisfies PaymentsConfig;

const SANDBOX_FLAG = 'ALLOW_SANDBOX_IN_PRODUCTION';

/** Shell, remotes and embed as `pnpm dev` runs them. */
const DEVELOPMENT_PAGES = [4100, 4101, 4102, 4103, 4104, 4105].map(
  (port) => `http://localhost:${port}`,
);

/**
 * Reads the environment once.
 * @throws ConfigError that lists every mistake, one a line
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const read = new EnvironmentReader(env);
  const environment = read.oneOf('NODE_ENV', ENVIRONMENTS, 'development');
  const ports = {
    api: read.port('API_PORT', 4110),
    files: read.port('FILES_PORT', 4111),
    payments: read.port('PAYMENTS_PORT', 4112),
  };
  const origins = {
    api: read.origin('API_ORIGIN', `http://localhost:${ports.api}`),
    files: read.origin('FILES_ORIGIN', `http://localhost:${ports.files}`),
    payments: read.origin('PAYMENTS_ORIGIN', `http://localhost:${ports.payments}`),
    shell: read.origin('SHELL_ORIGIN', 'http://localhost:4100'),
  };
  const databaseUrl = read.text('DATABASE_URL');
  const production = environment === 'production';
  const payments = readPayments(read, read.flag(SANDBOX_FLAG) || !production);
  const deployed = production || environment === 'staging';
  const config: Config = {
    environment,
    host: read.text('HOST') ?? '127.0.0.1',
    ports,
    origins,
    allowedOrigins: readAllowedOrigins(read, environment, origins.shell),
    databaseUrl,
    databaseDirectUrl: read.text('DATABASE_DIRECT_URL') ?? databaseUrl,
    dataDir: resolve(read.text('DATA_DIR') ?? '.data'),
    payments,
    encryptionKey: readEncryptionKey(read, environment),
    brand: readBrand(read),
    seed: read.oneOf('SEED', ['none', 'demo'], 'none'),
    rateLimits: read.oneOf('RATE_LIMITS', ['on', 'off'], deployed ? 'on' : 'off') === 'on',
    demonstration: !production || payments.mode === 'sandbox',
    trustedProxies: read.list('TRUSTED_PROXIES'),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, environment === 'test' ? 'silent' : 'info'),
  };
  if (read.mistakes.length > 0) {
    throw new ConfigError(`The configuration is wrong:\n  ${read.mistakes.join('\n  ')}`);
  }
  return config;
}

function readAllowedOrigins(
  read: EnvironmentReader,
  environment: Config['environment'],
  shell: string,
): string[] {
  const given = read.origins('ALLOWED_ORIGINS');
  const more = given.length === 0 && environment === 'development' ? DEVELOPMENT_PAGES : given;
  return [...new Set([shell, ...more])];
}

function readPayments(read: EnvironmentReader, sandboxAllowed: boolean): PaymentsConfig {
  const secretKey = read.text('STRIPE_SECRET_KEY');
  if (!secretKey) {
    if (!sandboxAllowed) {
      read.mistakes.push(
        `STRIPE_SECRET_KEY is missing: the payments sandbox takes no real money. For a demonstration set ${SANDBOX_FLAG}=1.`,
      );
    }
    return SANDBOX;
  }
  return {
    mode: 'stripe',
    secretKey,
    publishableKey: read.required('STRIPE_PUBLISHABLE_KEY', 'with STRIPE_SECRET_KEY'),
    webhookSecret: read.required('STRIPE_WEBHOOK_SECRET', 'with STRIPE_SECRET_KEY'),
  };
}

const KEY_BYTES = 32;

function readEncryptionKey(read: EnvironmentReader, environment: Config['environment']): Buffer {
  const text = read.text('ENCRYPTION_KEY');
  if (!text && environment !== 'production') return Buffer.alloc(KEY_BYTES, 'development');
  const key = Buffer.from(text ?? '', 'base64');
  if (key.length !== KEY_BYTES) {
    read.mistakes.push(
      `ENCRYPTION_KEY must be ${KEY_BYTES} random bytes in base64: openssl rand -base64 ${KEY_BYTES}`,
    );
  }
  return key;
}

const readBrand = (read: EnvironmentReader): Brand => ({
  name: read.text('BRAND_NAME') ?? BRAND_DEFAULTS.name,
  phone: read.text('BRAND_PHONE') ?? BRAND_DEFAULTS.phone,
  email: read.text('BRAND_EMAIL') ?? BRAND_DEFAULTS.email,
  legalName: read.text('BRAND_LEGAL_NAME') ?? BRAND_DEFAULTS.legalName,
  legalId: read.text('BRAND_LEGAL_ID') ?? BRAND_DEFAULTS.legalId,
  legalAddress: read.text('BRAND_LEGAL_ADDRESS') ?? BRAND_DEFAULTS.legalAddress,
});
