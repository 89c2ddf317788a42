import { expect, test } from '@rstest/core';
import * as z from 'zod/mini';
import { ALL_CALLS } from './all-calls.ts';
import type { Call, Schema } from './call.ts';
import { uploadFiles } from './calls/upload-files.ts';
import { strictForm } from './strict-form.ts';

/** Section 7 of the specification, row by row: call, and whether it lists a bearer token. */
const SPECIFIED: ReadonlyArray<readonly [string, 'bearer' | 'optional' | 'none']> = [
  ['POST /api/auth/validate-token', 'bearer'],
  ['POST /api/auth/login', 'none'],
  ['POST /api/auth/register', 'none'],
  ['POST /api/auth/forgot-password', 'none'],
  ['GET /api/auth/google/login', 'none'],
  ['POST /api/auth/reset-password', 'none'],
  ['GET /api/users/me', 'bearer'],
  ['PUT /api/users/profile', 'bearer'],
  ['GET /api/users/all', 'bearer'],
  ['GET /api/products', 'none'],
  ['POST /api/products', 'bearer'],
  ['PUT /api/products/:product_id', 'bearer'],
  ['DELETE /api/products/:id', 'bearer'],
  ['POST /api/create-payment-intent', 'none'],
  ['POST /api/orders', 'optional'],
  ['GET /api/orders/admin', 'bearer'],
  ['GET /api/businesses', 'bearer'],
  ['POST /api/businesses', 'bearer'],
  ['PUT /api/businesses/:id', 'bearer'],
  ['DELETE /api/businesses/:id', 'bearer'],
  ['GET /api/businesses/admin/all', 'bearer'],
  ['POST /api/website-request', 'optional'],
  ['GET /api/website-request', 'bearer'],
  ['GET /api/website-request/all', 'bearer'],
  ['PATCH /api/website-request/:id/status', 'none'],
  ['GET /api/website-request/user/:userId', 'bearer'],
  ['POST /api/guest-website-request', 'none'],
  ['POST /api/user-website', 'none'],
  ['GET /api/user-website', 'bearer'],
  ['GET /api/user-website/all', 'bearer'],
  ['POST /api/partners', 'none'],
  ['GET /api/commissions/my-commissions', 'bearer'],
  ['GET /api/commissions/admin/commissions', 'bearer'],
  ['POST /api/commissions/admin/commissions/:id/invoice', 'none'],
  ['PATCH /api/commissions/admin/commissions/:id/paid', 'none'],
  ['GET /api/notifications', 'bearer'],
  ['POST /api/notifications/mark-read', 'bearer'],
];

/** Admin calls that the specification lists without a bearer token; ours carry it on purpose. */
const BEARER_ADDED = [
  'PATCH /api/website-request/:id/status',
  'POST /api/user-website',
  'POST /api/partners',
  'POST /api/commissions/admin/commissions/:id/invoice',
  'PATCH /api/commissions/admin/commissions/:id/paid',
];

const calls: readonly Call[] = ALL_CALLS;
const line = (call: Call) => `${call.method} ${call.path}`;
const inSpec = calls.filter((call) => !call.capability);

test('the 37 calls of the specification are all there, and no other claims to be', () => {
  expect(SPECIFIED).toHaveLength(37);
  expect(inSpec.map(line).sort()).toEqual(SPECIFIED.map(([call]) => call).sort());
});

test('a call demands a token where the specification lists one, and where only an admin may make it', () => {
  for (const [row, bearer] of SPECIFIED) {
    const access = inSpec.find((call) => line(call) === row)?.access ?? 'missing';
    if (BEARER_ADDED.includes(row)) expect([row, access]).toEqual([row, 'admin']);
    else if (bearer === 'bearer') expect(['signed-in', 'admin'], row).toContain(access);
    else expect(['public', 'optional'], row).toContain(access);
  }
});

test('the upload is a multipart POST of files[]', () => {
  expect(uploadFiles).toMatchObject({ method: 'POST', field: 'files[]' });
});

test('no name and no method with its path occurs twice', () => {
  expect(new Set(calls.map((call) => call.name)).size).toBe(calls.length);
  expect(new Set(calls.map(line)).size).toBe(calls.length);
});

test.each(calls.map((call) => [call.name, call] as const))(
  '%s names each placeholder of its path in its params',
  (_, call) => {
    const placeholders = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    const schema = call.params && z.toJSONSchema(call.params, { io: 'input' });
    expect(Object.keys(schema?.properties ?? {})).toEqual(placeholders);
  },
);

test.each(calls.map((call) => [call.name, call] as const))(
  '%s can be written as JSON Schema, for the OpenAPI document',
  (_, call) => {
    for (const schema of [call.params, call.query, call.body]) {
      if (schema)
        expect(() => z.toJSONSchema(schema, { io: 'input', target: 'draft-7' })).not.toThrow();
    }
  },
);

test('only calls that change nothing are GET, and they have no body', () => {
  for (const call of calls) if (call.method === 'GET') expect(call.body, call.name).toBeUndefined();
});

/** What the specification lists of query and body, call by call (its sections 5, 6 and 7). */
const ANSWERS =
  'businessName websiteUrl businessDescription websiteGoal hasContent needContentHelp colorPalette ' +
  'avoidColors layoutPreference inspirationWebsites hasLogo domainName features paymentMethod ' +
  'facturare sistemFacturare timeline extraNotes';
const COMPANY = 'company_name cif reg_com bank iban business_address';
const PRODUCT = 'name description price stock_quantity category_id color image_urls';
const DOCUMENTED: Readonly<Record<string, string>> = {
  login: 'email password remember',
  register: 'name email password phone address county locality zip acceptTerms',
  'forgot-password': 'email',
  'google-login': 'redirect',
  'reset-password': 'token newPassword',
  'update-profile': 'name email phone',
  'create-product': PRODUCT,
  'update-product': PRODUCT,
  'create-payment-intent': 'amount',
  'create-order': 'name email phone zip county locality address shippingCost products',
  'create-business': COMPANY,
  'update-business': COMPANY,
  'create-website-request': ANSWERS,
  'update-request-status': 'status',
  'create-guest-website-request': `${ANSWERS} email phone`,
  'assign-user-website': 'userId websiteRequestId businessId websiteUrl businessName',
  'create-partner': 'userId name syncUrl websiteUrl',
  'set-commission-invoice': 'invoiceUrl',
  'set-commission-paid': 'paid',
  'list-notifications': 'limit',
  'mark-notification-read': 'notificationId',
};

const HEADERS = ['authorization', 'idempotency-key'];

const fieldsOf = (schema: Schema | undefined): string[] =>
  schema ? Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {}) : [];

test.each(inSpec.map((call) => [call.name, call] as const))(
  '%s sends no more than is documented to a host that lists no capability',
  (name, call) => {
    const fields = [...fieldsOf(call.query), ...fieldsOf(call.body)];
    const additive = Object.keys(call.additive ?? {}).filter((name) => !HEADERS.includes(name));
    expect(fields, 'an additive field is a field').toEqual(expect.arrayContaining(additive));
    const sent = fields.filter((field) => !additive.includes(field));
    const advice =
      'a field beyond the specification needs a capability, under `additive` of its call';
    expect(sent.sort(), advice).toEqual((DOCUMENTED[name] ?? '').split(' ').filter(Boolean).sort());
  },
);

test.each(calls.map((call) => [call.name, call] as const))(
  '%s promises what can be written as JSON Schema, for the OpenAPI document',
  (_, call) => {
    const promised = strictForm(call.response);
    expect(() => z.toJSONSchema(promised, { io: 'output', target: 'draft-7' })).not.toThrow();
  },
);
