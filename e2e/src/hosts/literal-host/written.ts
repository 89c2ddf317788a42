import { type CallName, listOf, specOf } from './calls.ts';
import type { ListOddity, Profile } from './profile.ts';
import { published } from './published.ts';
import type { Reply } from './reply.ts';
import type { Row } from './state.ts';

/** A rendered answer, without CORS and cache headers. */
export interface Written {
  status: number;
  type: string | null;
  body: string;
  location?: string;
}

/** Renders a documented call's reply with the profile. */
export function written(profile: Profile, call: CallName, reply: Reply): Written {
  switch (reply.kind) {
    case 'list':
      return json(profile, 200, listBody(profile, call, reply.rows));
    case 'value':
      return json(profile, reply.status, reply.value);
    case 'done':
      return doneBody(profile, reply.status);
    case 'refusal':
      return refusalBody(profile, call, reply);
    case 'crash':
      return profile.crashes === 'html'
        ? html(reply.status, `Error: ${reply.text}`)
        : refusalBody(profile, call, { ...reply, missing: [] });
    case 'redirect':
      return { status: 302, type: null, body: '', location: reply.to };
  }
}

/** The answer to a call that is not in section 7. */
export function unknownCall(profile: Profile, method: string, path: string): Written {
  const { status, body } = profile.unknownCall;
  const text = `Cannot ${method} ${path}`;
  if (body === 'empty') return { status, type: null, body: '' };
  if (body === 'html') return html(status, text);
  return json(profile, status, { [profile.refusals === 'laravel' ? 'message' : 'error']: text });
}

const html = (status: number, text: string): Written => ({
  status,
  type: 'text/html; charset=utf-8',
  body: `<!DOCTYPE html>\n<html lang="en"><head><title>Error</title></head><body><pre>${text}</pre></body></html>\n`,
});

function doneBody(profile: Profile, status: number): Written {
  if (profile.notShown === 'empty') return { status: 204, type: null, body: '' };
  if (profile.notShown === 'json') return json(profile, status, { success: true });
  return { status, type: 'text/plain; charset=utf-8', body: 'OK' };
}

function refusalBody(
  profile: Profile,
  call: CallName,
  { status, text, missing }: { status: number; text: string; missing: readonly string[] },
): Written {
  const { error } = specOf(call);
  const named = {
    ...(listOf(call)?.success && { success: false }),
    ...(error && { [error]: text }),
  };
  if (profile.refusals === 'documented') {
    const silent = Object.keys(named).length === 0;
    return silent ? { status, type: null, body: '' } : json(profile, status, named);
  }
  if (missing.length === 0) return json(profile, status, { message: text, ...named });
  const errors = missing.map((name) => [name, [`Câmpul ${name} este obligatoriu.`]]);
  return json(profile, 422, { message: text, errors: Object.fromEntries(errors) });
}

function listBody(profile: Profile, call: CallName, rows: Row[]): unknown {
  const shape = listOf(call);
  if (!shape) return rows;
  const odd = Object.entries(profile.lists ?? {}).find(([name]) => name === call)?.[1];
  const told = rows.map((row) => published(profile, shape.entity, row));
  const given = oddList(odd, told.length === 0 && profile.emptyListIsNull ? null : told);
  if (shape.under === null) return given;
  const success = shape.success && { success: odd !== 'refused' };
  const message = odd === 'refused' && { message: 'Momentan nu se poate.' };
  return { ...success, ...message, [shape.under]: given };
}

function oddList(odd: ListOddity | undefined, told: unknown[] | null): unknown {
  if (odd === 'withheld') return null;
  if (odd === 'empty text') return '';
  if (odd === 'refused') return [];
  return odd === 'numeric keys' && told ? { ...told } : told;
}

const json = (profile: Profile, status: number, value: unknown): Written => ({
  status,
  type: profile.contentType,
  body: JSON.stringify(profile.spelling === 'php' ? asPhp(value) : value),
});

/** Like a PHP script: no numbers, booleans or null, and lists with numeric keys. */
function asPhp(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : { ...value.map(asPhp) };
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, field]) => [name, asPhp(field)]);
    return fields.length === 0 ? [] : Object.fromEntries(fields);
  }
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value === null || value === undefined ? '' : String(value);
}
