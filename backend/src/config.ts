import { existsSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { primaryProblem } from '@vitrina/contract/rules/brand-colors';
import { isIban } from '@vitrina/contract/rules/iban';
import { isLoopback, isSafeAddress } from '@vitrina/contract/rules/safe-address';
import { BRAND_DEFAULTS, type Brand, type BrandLogo, LOGO_PATH } from './brand.ts';
import { EnvironmentReader } from './environment-reader.ts';
import {
  type OidcConfig,
  type PaymentsConfig,
  readOidc,
  readPayments,
  readReleases,
  readS3,
  readSmtp,
  type S3Config,
  type SmtpConfig,
} from './read-services.ts';
import type { ReleaseHistorySource } from './releases/release-history.ts';

export interface Config {
  environment: 'production' | 'staging' | 'development' | 'test';
  host: string;
  ports: { api: number; files: number; payments: number };
  /** Public addresses. */
  origins: { api: string; files: string; payments: string; shell: string };
  /** Origins whose pages may call the API. */
  allowedOrigins: string[];
  /** Null: the backend starts its own PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** For migrations when `databaseUrl` is a connection pooler; otherwise the same. */
  databaseDirectUrl: string | null;
  dataDir: string;
  /** Files read by the web server. */
  mapsDir: string;
  payments: PaymentsConfig;
  /** Null: mails stay in the outbox, readable on the development page. */
  smtp: SmtpConfig | null;
  /** Null: a demonstration is its own identity provider, others have no sign-in with Google. */
  oidc: OidcConfig | null;
  /** Null: files are stored in `dataDir`. */
  s3: S3Config | null;
  /** Null: the journal shows no releases. */
  releases: ReleaseHistorySource | null;
  /** Bearer token for the metrics; without one they are readable from this machine only. */
  metricsToken: string | null;
  /** 32 bytes that encrypt the keys of partner shops. */
  encryptionKey: Buffer;
  brand: Brand;
  seed: 'demo' | 'none';
  rateLimits: boolean;
  /** A guest's questionnaire filled in faster than this, in ms, counts as a script's. */
  guestRequestMinMs: number;
  /** Days relative to a commission's due day, earliest first: each brings a mail while it is owed. */
  commissionReminders: number[];
  /** True when there is no real data: the development pages are served. */
  demonstration: boolean;
  /** Password of those pages for strangers; null when only this machine reaches them. */
  devPassword: string | null;
  /** Addresses of load balancers whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[];
  logLevel: string;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Strangers can reach it, so everything is closed unless it is opened. */
export const isDeployed = ({
  environment,
  origins,
  host,
}: Pick<Config, 'environment' | 'origins' | 'host'>) =>
  environment === 'production' ||
  environment === 'staging' ||
  !isLoopback(origins.api) ||
  // Listens on the network, whatever the name.
  !isLoopback(`http://${isIPv6(host) ? `[${host}]` : host}`);

const ENVIRONMENTS = ['production', 'staging', 'development', 'test'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Shell, remotes and embed under `pnpm dev`. */
const DEVELOPMENT_PAGES = [4100, 4101, 4102, 4103, 4104, 4105].map(
  (port) => `http://localhost:${port}`,
);

/**
 * Reads the environment once.
 * @throws ConfigError that lists every mistake, one per line
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
  const host = read.text('HOST') ?? '127.0.0.1';
  const deployed = isDeployed({ environment, origins, host });
  const encryptionKey = readEncryptionKey(read, deployed);
  const payments = readPayments(read, production, deployed ? encryptionKey : null);
  // Forgotten where money is real, it would disable the limits and open the development pages.
  if (payments.mode === 'stripe') read.required('NODE_ENV', 'with STRIPE_SECRET_KEY');
  const allowedOrigins = readAllowedOrigins(read, environment, origins.shell);
  if (production) refuseUnsafeOrigins(read, [origins.api, origins.files, ...allowedOrigins]);
  const dataDir = resolve(read.text('DATA_DIR') ?? '.data');
  const config: Config = {
    environment,
    host,
    ports,
    origins,
    allowedOrigins,
    databaseUrl,
    databaseDirectUrl: read.text('DATABASE_DIRECT_URL') ?? databaseUrl,
    dataDir,
    mapsDir: resolve(read.text('MAPS_DIR') ?? join(dataDir, 'maps')),
    payments,
    smtp: readSmtp(read, production),
    oidc: readOidc(read),
    s3: readS3(read),
    releases: readReleases(read),
    metricsToken: read.text('METRICS_TOKEN'),
    encryptionKey,
    brand: readBrand(read, origins.api),
    seed: readSeed(read, production),
    rateLimits: readRateLimits(read, { production, deployed }),
    // No person finishes eleven sections and the review faster.
    guestRequestMinMs: read.milliseconds('GUEST_REQUEST_MIN_MS', 3000),
    commissionReminders: readReminders(read),
    demonstration: !production,
    devPassword: readDevPassword(read, deployed && !production),
    trustedProxies: read.list('TRUSTED_PROXIES'),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, environment === 'test' ? 'error' : 'info'),
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

function refuseUnsafeOrigins(read: EnvironmentReader, origins: readonly string[]): void {
  for (const origin of new Set(origins)) {
    if (!isSafeAddress(origin))
      read.mistakes.push(
        `${origin} is not https: passwords would travel where others can read them.`,
      );
  }
}

function readSeed(read: EnvironmentReader, production: boolean): Config['seed'] {
  const seed = read.oneOf('SEED', ['none', 'demo'], 'none');
  if (production && seed === 'demo')
    read.mistakes.push('SEED is "demo": everybody knows the passwords of the demonstration.');
  return seed;
}

function readRateLimits(
  read: EnvironmentReader,
  { production, deployed }: { production: boolean; deployed: boolean },
): boolean {
  const limits = read.oneOf('RATE_LIMITS', ['on', 'off'], deployed ? 'on' : 'off');
  if (production && limits === 'off')
    read.mistakes.push('RATE_LIMITS is "off": anybody could try passwords and cards without end.');
  return limits === 'on';
}

/** Before this the invoice does not exist yet. */
const REMINDER_DAYS = { from: -14, to: 90 };

function readReminders(read: EnvironmentReader): number[] {
  if (read.text('COMMISSION_REMINDERS') === null) return [-3, 3, 10];
  const days = read.list('COMMISSION_REMINDERS').map(Number);
  const { from, to } = REMINDER_DAYS;
  if (!days.every((day) => Number.isInteger(day) && day >= from && day <= to))
    read.mistakes.push(
      `COMMISSION_REMINDERS must be whole days from ${from} to ${to}, with commas, or "0" for the day itself alone.`,
    );
  return days.toSorted((one, other) => one - other);
}

const MIN_PASSWORD = 12;

function readDevPassword(read: EnvironmentReader, required: boolean): string | null {
  if (!required) return null;
  const password = read.text('DEV_PASSWORD') ?? '';
  if (password.length < MIN_PASSWORD)
    read.mistakes.push(
      `DEV_PASSWORD must have ${MIN_PASSWORD} characters or more: strangers reach the pages for development, with everybody's mails, and the demonstration's accounts.`,
    );
  return password;
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

const readBrand = (read: EnvironmentReader, apiOrigin: string): Brand => ({
  name: read.text('BRAND_NAME') ?? BRAND_DEFAULTS.name,
  phone: read.text('BRAND_PHONE') ?? BRAND_DEFAULTS.phone,
  email: read.text('BRAND_EMAIL') ?? BRAND_DEFAULTS.email,
  legalName: read.text('BRAND_LEGAL_NAME') ?? BRAND_DEFAULTS.legalName,
  legalId: read.text('BRAND_LEGAL_ID') ?? BRAND_DEFAULTS.legalId,
  legalAddress: read.text('BRAND_LEGAL_ADDRESS') ?? BRAND_DEFAULTS.legalAddress,
  primary: readPrimary(read),
  logo: readLogo(read, apiOrigin),
  account: readAccount(read),
});

function readAccount(read: EnvironmentReader): Brand['account'] {
  const iban = read.text('BRAND_IBAN');
  if (iban === null) return null;
  if (!isIban(iban))
    read.mistakes.push('BRAND_IBAN is no IBAN: its form or its check digits are wrong.');
  return { iban, bank: read.text('BRAND_BANK') ?? '' };
}

function readPrimary(read: EnvironmentReader): string {
  const text = read.text('BRAND_PRIMARY') ?? BRAND_DEFAULTS.primary;
  const problem = /^#[0-9a-f]{6}$/.test(text)
    ? primaryProblem(text)
    : `"${text}" is no colour: #rrggbb in lower case`;
  if (!problem) return text;
  read.mistakes.push(`BRAND_PRIMARY: ${problem}.`);
  return BRAND_DEFAULTS.primary;
}

function readLogo(read: EnvironmentReader, apiOrigin: string): BrandLogo | null {
  const text = read.text('BRAND_LOGO');
  if (text === null) return null;
  const file = resolve(text);
  if (!/\.(svg|png)$/.test(file) || !existsSync(file))
    read.mistakes.push(`BRAND_LOGO is "${text}"; it must be an .svg or .png file that is there.`);
  return { file, url: apiOrigin + LOGO_PATH };
}
