import { expect, test } from '@rstest/core';
import { platformConfigSchema } from './config.ts';

const config = {
  environment: 'development',
  apiOrigin: 'http://localhost:4000',
  filesOrigin: 'https://fisiere.exemplu.ro',
  payments: { publishableKey: 'pk_test_1' },
  brand: {
    name: 'Vitrina',
    phone: '0700 000 000',
    email: 'contact@exemplu.ro',
    whatsapp: '40700000000',
    legalName: 'Exemplu SRL',
    legalId: 'RO0',
    legalAddress: 'Strada Exemplu 1',
  },
};

test('a configuration without the optional hosts is valid', () => {
  expect(platformConfigSchema.parse(config)).toEqual(config);
});

test.each([
  ['environment', { environment: 'test' }],
  ['apiOrigin', { apiOrigin: 'http://localhost:4000/api' }],
  ['filesOrigin', { filesOrigin: 'fisiere.exemplu.ro' }],
  ['uploadPath', { uploadPath: 'https://exemplu.ro/upload.php' }],
  ['payments.publishableKey', { payments: {} }],
])('a wrong %s is named', (path, wrong) => {
  const issues = platformConfigSchema.safeParse({ ...config, ...wrong }).error?.issues ?? [];
  expect(issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});

const branded = (brand: object) => ({ ...config, brand: { ...config.brand, ...brand } });

test('a brand may have colours and a logo', () => {
  const full = branded({ colors: { primary: '#7a1f5c', accent: '#ffd400' }, logo: 'logo.svg' });
  expect(platformConfigSchema.parse(full)).toEqual(full);
});

test.each([
  ['brand.colors.primary', { colors: { primary: 'teal' } }, 'a colour: #rrggbb in lower case'],
  [
    'brand.colors.primary',
    { colors: { primary: '#ffd400' } },
    '#ffd400 has a contrast of 1.25:1 with the page and needs 3:1; the nearest colour that has it is #a58800',
  ],
  [
    'brand.colors.accent',
    { colors: { primary: '#7a1f5c', accent: '#fff' } },
    'a colour: #rrggbb in lower case',
  ],
  ['brand.logo', { logo: 'logo.webp' }, 'an .svg or .png file'],
])('a wrong %s says why: %j', (path, wrong, message) => {
  const issues = platformConfigSchema.safeParse(branded(wrong)).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, message]]);
});

const staging = { ...config, environment: 'staging', registryKey: 'MFkw' };

test('a place for tests may take a remote from a developer and show previews', () => {
  const open = { ...staging, developmentOrigin: 'http://localhost:4190', previews: true };
  expect(platformConfigSchema.parse(open)).toEqual(open);
});

test.each([
  ['developmentOrigin', { environment: 'production', developmentOrigin: 'http://localhost:4190' }],
  ['previews', { environment: 'production', previews: true }],
  ['previews', { registryKey: undefined, previews: true }],
  ['developmentOrigin', { developmentOrigin: 'https://dev.exemplu.ro' }],
  ['developmentOrigin', { developmentOrigin: 'http://localhost' }],
  ['previews', { previews: 'yes' }],
])('a wrong %s is refused: %j', (path, wrong) => {
  const issues = platformConfigSchema.safeParse({ ...staging, ...wrong }).error?.issues ?? [];
  expect(issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});

const ROOT = `MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE${'a'.repeat(85)}A==`;

test.each([
  ['roots', { keys: [ROOT], threshold: 2 }, 'the threshold is higher than there are keys'],
  ['roots', { keys: [ROOT, ROOT], threshold: 1 }, 'a key stands twice'],
  ['roots.threshold', { keys: [ROOT], threshold: 0 }, 'Invalid input'],
  [
    'roots.keys.0',
    // The same bytes in another encoding.
    { keys: [ROOT.replace('A==', 'B==')], threshold: 1 },
    'a public key, as the command that makes the pair prints it',
  ],
])('wrong %s are named: %j', (path, roots, message) => {
  const issues = platformConfigSchema.safeParse({ ...staging, roots }).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, message]]);
});

test('roots delegate in a signed registry only', () => {
  const roots = { keys: [ROOT], threshold: 1 };
  expect(platformConfigSchema.parse({ ...staging, roots }).roots).toEqual(roots);
  const issues = platformConfigSchema.safeParse({ ...config, roots }).error?.issues ?? [];
  expect(issues.map((issue) => issue.path.join('.'))).toEqual(['roots']);
});
