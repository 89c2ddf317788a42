import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { ConfigError, readConfig } from './config.ts';

const mistakesOf = (env: NodeJS.ProcessEnv): string => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
};

const PRODUCTION = {
  NODE_ENV: 'production',
  ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://user:secret@mail.exemplu.ro',
  MAIL_FROM: 'comenzi@exemplu.ro',
  API_ORIGIN: 'https://api.exemplu.ro',
  FILES_ORIGIN: 'https://files.exemplu.ro',
  SHELL_ORIGIN: 'https://exemplu.ro',
};
const ENCRYPTION_KEY = PRODUCTION.ENCRYPTION_KEY;
const STAGING = { NODE_ENV: 'staging', ENCRYPTION_KEY, DEV_PASSWORD: 'for a few people' };

test('without any variable it is a development backend with the sandbox on the default ports', () => {
  expect(readConfig({})).toMatchObject({
    environment: 'development',
    host: '127.0.0.1',
    ports: { api: 4110, files: 4111, payments: 4112 },
    origins: { api: 'http://localhost:4110', shell: 'http://localhost:4100' },
    databaseUrl: null,
    payments: { mode: 'sandbox', publishableKey: 'pk_test_sandbox' },
    demonstration: true,
    seed: 'none',
  });
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ API_PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
});

test('origins follow the ports unless they are given', () => {
  const { origins } = readConfig({ API_PORT: '5000', FILES_ORIGIN: 'https://files.exemplu.ro' });
  expect(origins).toMatchObject({
    api: 'http://localhost:5000',
    files: 'https://files.exemplu.ro',
  });
});

test('the shell may always call the API, others when they are listed', () => {
  const { allowedOrigins } = readConfig({
    SHELL_ORIGIN: 'https://vitrina.exemplu.ro',
    ALLOWED_ORIGINS: 'https://a.exemplu.ro, https://b.exemplu.ro',
  });
  expect(allowedOrigins).toEqual([
    'https://vitrina.exemplu.ro',
    'https://a.exemplu.ro',
    'https://b.exemplu.ro',
  ]);
});

test('all mistakes are told together, each with its variable', () => {
  const message = mistakesOf({
    NODE_ENV: 'prod',
    API_PORT: '70000',
    FILES_PORT: 'abc',
    SHELL_ORIGIN: 'https://vitrina.exemplu.ro/',
    ALLOWED_ORIGINS: 'https://a.exemplu.ro,vitrina',
    SEED: 'everything',
    GUEST_REQUEST_MIN_MS: '3 s',
    COMMISSION_REMINDERS: '-3, mâine',
    STRIPE_SECRET_KEY: 'sk_test_1',
    ENCRYPTION_KEY: 'short',
    SMTP_URL: 'https://user:hunter2@mail.exemplu.ro',
    OIDC_ISSUER: 'https://accounts.exemplu.ro',
    S3_ENDPOINT: 'https://s3.exemplu.ro',
  });
  for (const name of [
    'NODE_ENV',
    'API_PORT',
    'FILES_PORT',
    'SHELL_ORIGIN',
    'ALLOWED_ORIGINS',
    'SEED',
    'GUEST_REQUEST_MIN_MS',
    'COMMISSION_REMINDERS',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'ENCRYPTION_KEY',
    'SMTP_URL',
    'MAIL_FROM',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    'S3_BUCKET',
    'S3_PRIVATE_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ]) {
    expect(message).toContain(name);
  }
  expect(message).not.toContain('hunter2');
});

test('private files are kept in another bucket than those that everybody reads', () => {
  const bucket = { S3_ENDPOINT: 'https://s3.exemplu.ro', S3_BUCKET: 'files' };
  expect(mistakesOf({ ...bucket, S3_PRIVATE_BUCKET: 'files' })).toContain(
    'S3_PRIVATE_BUCKET is S3_BUCKET',
  );
  expect(mistakesOf({ ...bucket, S3_PRIVATE_BUCKET: 'private' })).not.toContain('S3_PRIVATE');
});

test('production runs with real keys, and shows no development pages', () => {
  expect(readConfig(PRODUCTION)).toMatchObject({
    payments: { mode: 'stripe', secretKey: 'sk_live_1' },
    demonstration: false,
    rateLimits: true,
    guestRequestMinMs: 3000,
  });
});

test('production refuses what is for demonstrations, all of it in one message', () => {
  const { STRIPE_SECRET_KEY: _, ...rest } = PRODUCTION;
  const message = mistakesOf({
    ...rest,
    SEED: 'demo',
    RATE_LIMITS: 'off',
    API_ORIGIN: 'http://api.exemplu.ro',
    ALLOWED_ORIGINS: 'http://shop.exemplu.ro',
  });
  for (const part of ['STRIPE_SECRET_KEY', 'SEED', 'RATE_LIMITS', 'api.exemplu', 'shop.exemplu'])
    expect(message).toContain(part);
});

test('a drill of production runs on this machine', () => {
  const { API_ORIGIN: _, FILES_ORIGIN: __, SHELL_ORIGIN: ___, ...drill } = PRODUCTION;
  expect(mistakesOf(drill)).toBe('');
});

test('where strangers reach them, development pages have a password', () => {
  expect(readConfig(STAGING)).toMatchObject({
    demonstration: true,
    devPassword: 'for a few people',
  });
  expect(mistakesOf({ ...STAGING, DEV_PASSWORD: undefined })).toContain('DEV_PASSWORD');
  expect(mistakesOf({ ...STAGING, DEV_PASSWORD: 'short' })).toContain('DEV_PASSWORD');
  // Without NODE_ENV.
  const forgotten = mistakesOf({ API_ORIGIN: 'https://api.exemplu.ro' });
  expect(forgotten).toContain('DEV_PASSWORD');
  expect(forgotten).toContain('ENCRYPTION_KEY');
  const anyNetwork = mistakesOf({ HOST: '0.0.0.0' });
  expect(anyNetwork).toContain('DEV_PASSWORD');
  expect(anyNetwork).toContain('ENCRYPTION_KEY');
  for (const HOST of ['::1', 'localhost']) expect(readConfig({ HOST }).devPassword).toBeNull();
  expect(readConfig({}).devPassword).toBeNull();
  expect(readConfig(PRODUCTION).devPassword).toBeNull();
});

test('where strangers reach the sandbox, its secrets are not those that everybody knows', () => {
  const { payments } = readConfig(STAGING);
  expect(payments.mode).toBe('sandbox');
  expect(payments.secretKey).toMatch(/^sk_test_[0-9a-f]{64}$/);
  expect(payments.webhookSecret).not.toBe('whsec_sandbox');
  // The same in every process of the deployment.
  expect(readConfig(STAGING).payments).toEqual(payments);
});

const TEST_KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
const refusedKeys = (env: NodeJS.ProcessEnv) =>
  mistakesOf(env).match(/STRIPE_(?:SECRET|PUBLISHABLE)_KEY/g) ?? [];

test('keys that take real money are refused outside production', () => {
  const staging = { ...PRODUCTION, ...STAGING };
  expect(refusedKeys(staging)).toEqual(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY']);
  expect(mistakesOf({ ...staging, ...TEST_KEYS })).toBe('');
});

test.each([
  [TEST_KEYS, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY']],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, ['STRIPE_SECRET_KEY']],
  [{ STRIPE_SECRET_KEY: 'rk_test_1' }, ['STRIPE_SECRET_KEY']],
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, ['STRIPE_PUBLISHABLE_KEY']],
  [{ STRIPE_PUBLISHABLE_KEY: 'sk_live_1' }, ['STRIPE_PUBLISHABLE_KEY']],
  [{ STRIPE_SECRET_KEY: 'rk_live_1' }, []],
])('production takes keys of real money only: %o', (keys, refused) => {
  expect(refusedKeys({ ...PRODUCTION, ...keys })).toEqual(refused);
});

test('production needs a mail server', () => {
  expect(mistakesOf({ ...PRODUCTION, SMTP_URL: undefined })).toContain('SMTP_URL');
});

test('mails come from one bare address', () => {
  const message = mistakesOf({ ...PRODUCTION, MAIL_FROM: 'Vitrina <a@exemplu.ro>, b@exemplu.ro' });
  expect(message).toContain('MAIL_FROM');
});

test.each(['production', 'staging'])('%s needs its own encryption key', (NODE_ENV) => {
  const message = mistakesOf({ ...PRODUCTION, NODE_ENV, ENCRYPTION_KEY: undefined });
  expect(message).toContain('ENCRYPTION_KEY');
});

test('keys of the card provider without a word of where they are used are refused', () => {
  expect(mistakesOf({ ...PRODUCTION, NODE_ENV: undefined })).toContain('NODE_ENV is missing');
});

test('the colour and logo of the brand are those of the site until others are named', () => {
  expect(readConfig({}).brand).toMatchObject({ primary: '#0f5f5a', logo: null });
  const logo = join(mkdtempSync(join(tmpdir(), 'vitrina-brand-')), 'logo.svg');
  writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const env = { BRAND_PRIMARY: '#7a1f5c', BRAND_LOGO: logo, API_ORIGIN: 'http://localhost:5000' };
  expect(readConfig(env).brand).toMatchObject({
    primary: '#7a1f5c',
    logo: { file: logo, url: 'http://localhost:5000/brand/logo.png' },
  });
});

test('a wrong colour and a missing logo are told with the other mistakes', () => {
  const env = { API_PORT: 'x', BRAND_PRIMARY: '#ffd400', BRAND_LOGO: '/nowhere/logo.svg' };
  const mistakes = mistakesOf(env);
  expect(mistakes).toContain('API_PORT');
  expect(mistakes).toMatch(/BRAND_PRIMARY: #ffd400 has a contrast of 1\.25:1 .* is #a58800\./);
  expect(mistakes).toContain('BRAND_LOGO is "/nowhere/logo.svg"');
  expect(mistakesOf({ BRAND_PRIMARY: 'teal' })).toContain('"teal" is no colour');
});

test('the keys of a bucket of releases stand together, and a folder has none', () => {
  const store = {
    NODE_ENV: 'test',
    RELEASE_KEY: 'a',
    RELEASE_STORE: 'https://s3.exemplu.ro/versiuni',
  };
  const keys = { RELEASE_S3_ACCESS_KEY_ID: 'a', RELEASE_S3_SECRET_ACCESS_KEY: 'b' };
  expect(readConfig(store).releases?.bucket).toBeUndefined();
  expect(readConfig({ ...store, ...keys }).releases?.bucket?.address).toBe(store.RELEASE_STORE);
  expect(mistakesOf({ ...store, RELEASE_S3_ACCESS_KEY_ID: 'a' })).toContain(
    'RELEASE_S3_SECRET_ACCESS_KEY is missing',
  );
  expect(mistakesOf({ ...store, ...keys, RELEASE_STORE: 'file:///srv/store' })).toContain(
    'a RELEASE_STORE that is a folder has none',
  );
});
