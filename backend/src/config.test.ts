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
};

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
    ALLOW_SANDBOX_IN_PRODUCTION: 'maybe',
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
    'ALLOW_SANDBOX_IN_PRODUCTION',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'ENCRYPTION_KEY',
    'SMTP_URL',
    'MAIL_FROM',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ]) {
    expect(message).toContain(name);
  }
  expect(message).not.toContain('hunter2');
});

test('production runs with real keys, and shows no development pages', () => {
  expect(readConfig(PRODUCTION)).toMatchObject({
    payments: { mode: 'stripe', secretKey: 'sk_live_1' },
    demonstration: false,
    rateLimits: true,
    guestRequestMinMs: 3000,
  });
});

test('production refuses the sandbox unless it is asked for', () => {
  const { ENCRYPTION_KEY } = PRODUCTION;
  expect(mistakesOf({ NODE_ENV: 'production', ENCRYPTION_KEY })).toContain('STRIPE_SECRET_KEY');
  const config = readConfig({
    NODE_ENV: 'production',
    ENCRYPTION_KEY,
    ALLOW_SANDBOX_IN_PRODUCTION: '1',
  });
  expect(config).toMatchObject({ payments: { mode: 'sandbox' }, demonstration: true });
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
  expect(mistakesOf({ ...PRODUCTION, NODE_ENV: 'development' })).toBe('');
});
