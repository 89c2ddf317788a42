import type { Call, CallResponse } from '@vitrina/contract/call';
import { toList } from '@vitrina/contract/entities/answer-fields';
import { ContractError } from './errors.ts';
import { noteUnreadable, type UnreadableRow } from './unreadable-rows.ts';

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

type Fields = Readonly<Record<PropertyKey, unknown>>;

/**
 * Reads the answer to `call`. Rows of a list that cannot be read are left out and noted
 * (`useUnreadableRows`), so that one of them does not cost the page all others.
 * @throws ContractError when what cannot be read is no row of a list
 */
export function readAnswer<C extends Call>(call: C, body: unknown): CallResponse<C> {
  const whole = call.response.safeParse(body);
  if (whole.success) {
    noteUnreadable(call.name, []);
    return whole.data as CallResponse<C>;
  }
  const { issues } = whole.error;
  const readable = call.response.safeParse(withoutRows(body, issues));
  if (!readable.success) throw new ContractError(call.name, describe(issues[0]));
  noteUnreadable(call.name, unreadableRows(body, issues));
  return readable.data as CallResponse<C>;
}

const describe = (issue: Issue | undefined): string =>
  `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`;

/** Where the list of an issue's row is: the body itself, or one of its fields. */
function rowOf({ path: [first, second] }: Issue): { list: PropertyKey | null; row: number } | null {
  if (typeof first === 'number') return { list: null, row: first };
  return first !== undefined && typeof second === 'number' ? { list: first, row: second } : null;
}

const listIn = (body: unknown, list: PropertyKey | null): unknown[] => {
  const found = toList(list === null ? body : (body as Fields)[list]);
  return Array.isArray(found) ? found : [];
};

function withoutRows(body: unknown, issues: readonly Issue[]): unknown {
  let rest = body;
  const lists = new Set(issues.map((issue) => rowOf(issue)?.list));
  for (const list of lists) {
    if (list === undefined) continue;
    const bad = new Set(issues.map(rowOf).flatMap((at) => (at?.list === list ? [at.row] : [])));
    const good = listIn(body, list).filter((_, index) => !bad.has(index));
    rest = list === null ? good : { ...(rest as Fields), [list]: good };
  }
  return rest;
}

function unreadableRows(body: unknown, issues: readonly Issue[]): UnreadableRow[] {
  const rows = new Map<unknown, UnreadableRow>();
  for (const issue of issues) {
    const at = rowOf(issue);
    const row = at && listIn(body, at.list)[at.row];
    if (!at || rows.has(row)) continue;
    const field = issue.path.slice(at.list === null ? 1 : 2).join('.');
    rows.set(row, { name: nameOf(row) ?? `#${at.row + 1}`, field });
  }
  return [...rows.values()];
}

/** What the host calls a row, in whatever form. */
function nameOf(row: unknown): string | null {
  if (typeof row !== 'object' || row === null) return null;
  const { id, product_id, commission_id, category_id } = row as Fields;
  const name = id ?? product_id ?? commission_id ?? category_id;
  return typeof name === 'string' || typeof name === 'number' ? String(name) : null;
}
