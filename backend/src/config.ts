import { resolve } from 'node:path';
import { BRAND_DEFAULTS, type Brand } from './brand.ts';
import { EnvironmentReader } from './environment-reader.ts';
import {
  type OidcConfig,
  type PaymentsConfig,
  readOidc,
  readPayments,
  readS3,
  readSmtp,
  type S3Config,
  SANDBOX_FLAG,
  type SmtpConfig,
} from './read-services.ts';

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
  /** Null: mails stay in the outbox, readable on the development page. */
  smtp: SmtpConfig | null;
  /** Null: a demonstration is its own identity provider, others have no sign-in with Google. */
  oidc: OidcConfig | null;
  /** Null: files stand in `dataDir`. */
  s3: S3Config | null;
  /** Bearer token that reads the metrics; without one only this machine may. */
  metricsToken: string | null;
  /** 32 bytes that encrypt the keys of partner shops. */
  encryptionKey: Buffer;
  brand: Brand;
  seed: 'demo' | 'none';
  rateLimits: boolean;
  /** A guest's questionnaire that took less, in ms, was filled in by a script. */
  guestRequestMinMs: number;
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
  // Forgotten where money is real, it would switch the limits off and open the pages for development.
  if (payments.mode === 'stripe') read.required('NODE_ENV', 'with STRIPE_SECRET_KEY');
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
    smtp: readSmtp(read, production && payments.mode === 'stripe'),
    oidc: readOidc(read),
    s3: readS3(read),
    metricsToken: read.text('METRICS_TOKEN'),
    encryptionKey: readEncryptionKey(read, deployed),
    brand: readBrand(read),
    seed: read.oneOf('SEED', ['none', 'demo'], 'none'),
    rateLimits: read.oneOf('RATE_LIMITS', ['on', 'off'], deployed ? 'on' : 'off') === 'on',
    // Nobody goes through eleven sections and the review in less.
    guestRequestMinMs: read.milliseconds('GUEST_REQUEST_MIN_MS', 3000),
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

const KEY_BYTES = 32;

function readEncryptionKey(read: EnvironmentReader, deployed: boolean): Buffer {
  const text = read.text('ENCRYPTION_KEY');
  if (!text && !deployed) return Buffer.alloc(KEY_BYTES, 'development');
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
