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
