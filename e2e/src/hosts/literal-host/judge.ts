import type { IncomingHttpHeaders } from 'node:http';
import { type CallName, type CallSpec, type FieldKind, type Shape, specOf } from './calls.ts';
import type { Row } from './state.ts';

/** Headers set by browsers and HTTP clients themselves. */
const OWN =
  /^(host|connection|user-agent|accept(-.+)?|origin|referer|content-length|transfer-encoding|cache-control|pragma|dnt|te|priority|purpose|save-data|sec-.+|if-none-match|if-modified-since|upgrade-insecure-requests)$/;

/** Headers that preflights allow. */
export const ALLOWED_HEADERS = ['content-type', 'authorization'];

interface Asked {
  headers: IncomingHttpHeaders;
  query: URLSearchParams;
  body: unknown;
}

/** Violations of a documented call, read literally. */
export function judge(call: CallName, { headers, query, body }: Asked): string[] {
  const spec = specOf(call);
  return [
    ...judgeHeaders(headers, spec.auth !== 'none'),
    ...[...query.keys()]
      .filter((name) => !spec.query?.includes(name))
      .map((name) => `undocumented query ${name}`),
    ...(spec.query ?? []).filter((name) => !query.has(name)).map((name) => `missing query ${name}`),
    ...(spec.auth === 'bearer' && !headers.authorization ? ['missing token'] : []),
    ...judgeBody(spec, headers['content-type'], body),
  ];
}

/** @param token whether `Authorization` is documented */
export function judgeHeaders(headers: IncomingHttpHeaders, token: boolean): string[] {
  return Object.keys(headers)
    .filter((name) => !OWN.test(name) && name !== 'content-type')
    .filter((name) => !(token && name === 'authorization'))
    .map((name) => `undocumented header ${name}`);
}

function judgeBody(spec: CallSpec, type: string | undefined, body: unknown): string[] {
  if (!spec.body) return body === undefined ? [] : ['undocumented body'];
  if (!isRow(body)) return ['missing body'];
  const wrongs = spec.body.map((shape) => judgeFields(shape, body));
  const fewest = wrongs.toSorted((a, b) => a.length - b.length)[0] ?? [];
  const missing = missingFields(spec, body).map((name) => `missing field ${name}`);
  const json = type?.startsWith('application/json');
  return [...(json ? [] : [`type of the body is ${type}`]), ...fewest, ...missing];
}

/** Required fields that are missing or empty. */
export function missingFields(spec: CallSpec, body: unknown): string[] {
  const given = isRow(body) ? body : {};
  return (spec.required ?? []).filter((name) => isEmpty(given[name]));
}

function judgeFields(shape: Shape, body: Row, place = ''): string[] {
  return Object.entries(body).flatMap(([name, value]) => {
    const kind = shape[name];
    if (!kind) return [`undocumented field ${place}${name}`];
    if (!KINDS[kind](value)) return [`type of ${place}${name} is not ${kind}`];
    if (kind !== 'lines' || !Array.isArray(value)) return [];
    return value.flatMap((line, index) =>
      isRow(line) ? judgeFields(LINE, line, `${name}[${index}].`) : [`type of ${name}[${index}]`],
    );
  });
}

const LINE: Shape = { product_id: 'any', quantity: 'integer' };

const KINDS: Record<FieldKind, (value: unknown) => boolean> = {
  any: () => true,
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  list: Array.isArray,
  lines: Array.isArray,
};

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
