import type { Schema } from '@vitrina/contract/call';
import fc from 'fast-check';
import * as z from 'zod/mini';

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
}

const NAUGHTY = fc.oneof(
  fc.constantFrom('', ' ', '\0', '\ud800', "' or 1=1 --", '{{7*7}}', '../../etc/passwd'),
  fc.constantFrom('<script>alert(1)</script>', '\r\nBcc: x@exemplu.ro', '🦄'.repeat(300)),
  fc.constantFrom('x'.repeat(70_000), 'NaN', '0x10', '1e999', 'ț'.normalize('NFD')),
  fc.constantFrom<unknown>(-1, -0, 1.5, 1e9, 2 ** 31, 2 ** 53, 1e308, null, true, [], {}),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

/** Texts that some fields accept, so that cases pass the checks. */
const PLAUSIBLE = fc.constantFrom(
  'ana@exemplu.ro',
  'Ana Exemplu',
  '0712345678',
  '400001',
  'Cluj',
  'parola-lunga-1',
  '2025-08-01',
  'https://exemplu.ro',
);

/** Path segments: valid and invalid ids. */
export const pathSegments = fc.constantFrom(
  ...['1', '2', '0', '-1', '1.5', 'NaN', '99999999999999999999', '%00', '%2e%2e%2f%2e%2e%2fetc'],
  ...['..%5c..%5c', "1'--", '%C8%9B', '%F0%9F%A6%84', 'x'.repeat(190), '1;drop%20table', '%0d%0a'],
);

/** Values of the shape of `schema`, mixed with wrong, missing and additional parts. */
export const requestsLike = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: like(z.toJSONSchema(schema, { io: 'input' })), weight: 9 }, NAUGHTY);

function like(schema: object): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: exactly(schema), weight: 6 }, { arbitrary: NAUGHTY, weight: 1 });
}

function exactly(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(like));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.type === 'object') return objectLike(schema.properties ?? {});
  if (schema.type === 'array') return fc.array(like(schema.items ?? {}), { maxLength: 3 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') return fc.integer({ min: 0, max: 20 });
  if (schema.type === 'number') return fc.integer({ min: 0, max: 90_000 }).map((n) => n / 100);
  return PLAUSIBLE;
}

function objectLike(properties: Record<string, JsonSchema>): fc.Arbitrary<object> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, like(schema)]),
  );
  const whole = fc.record(fields);
  const partial = fc.record(fields, { requiredKeys: [] });
  const extended = fc
    .tuple(whole, fc.dictionary(fc.string({ maxLength: 8 }), NAUGHTY, { maxKeys: 3 }))
    .map(([known, extra]) => ({ ...extra, ...known }));
  return fc.oneof({ arbitrary: whole, weight: 3 }, partial, extended);
}
