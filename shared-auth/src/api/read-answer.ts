import type { Call, CallResponse } from '@vitrina/contract/call';
import { toList } from '@vitrina/contract/entities/answer-fields';
import { ContractError } from './errors.ts';
import { noteUnreadable, type UnreadableRow } from './unreadable-rows.ts';

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

type Fields = Readonly<Record<PropertyKey, unknown>>;

/** Rows checked per turn: a few ms, even on a slow machine. */
const ROWS_A_TURN = 500;

/**
 * Validates the answer to `call`. Leaves out invalid rows of a list and notes them (`useUnreadableRows`),
 * so that one bad row does not cost the page all others. Long lists are read in turns, between which the
 * page stays responsive.
 * @throws ContractError when the invalid part is not a row of a list
 */
export async function readAnswer<C extends Call>(call: C, body: unknown): Promise<CallResponse<C>> {
  const lists = longLists(body);
  const read = readPart(call, lists.reduce(firstRows, body));
  for (const list of lists) {
    const all = listIn(body, list);
    // The schema renames its list.
    if (!Array.isArray(fieldOf(read.data, list))) return whole(call, body);
    const rows: unknown[] = [];
    for (let start = ROWS_A_TURN; start < all.length; start += ROWS_A_TURN) {
      await nextTurn();
      const part = lists.reduce(noRows, body);
      const turn = readPart(
        call,
        withList(part, list, all.slice(start, start + ROWS_A_TURN)),
        start,
      );
      rows.push(...listIn(turn.data, list));
      read.unreadable.push(...turn.unreadable);
    }
    read.data = withList(read.data, list, [...listIn(read.data, list), ...rows]);
  }
  noteUnreadable(call.name, read.unreadable);
  return read.data as CallResponse<C>;
}

function whole<C extends Call>(call: C, body: unknown): CallResponse<C> {
  const { data, unreadable } = readPart(call, body);
  noteUnreadable(call.name, unreadable);
  return data as CallResponse<C>;
}

interface ReadPart {
  data: unknown;
  unreadable: UnreadableRow[];
}

/** @param start index of the first row in its list */
function readPart(call: Call, body: unknown, start = 0): ReadPart {
  const read = call.response.safeParse(body);
  if (read.success) return { data: read.data, unreadable: [] };
  const { issues } = read.error;
  const readable = call.response.safeParse(withoutRows(body, issues));
  if (!readable.success) throw new ContractError(call.name, describe(issues[0]));
  return { data: readable.data, unreadable: unreadableRows(body, issues, start) };
}

/** Lists longer than a turn: the body itself (`null`), or fields of it. */
function longLists(body: unknown): (PropertyKey | null)[] {
  const isLong = (value: unknown) => Array.isArray(value) && value.length > ROWS_A_TURN;
  if (isLong(body)) return [null];
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  return Object.keys(body).filter((field) => isLong((body as Fields)[field]));
}

const fieldOf = (body: unknown, list: PropertyKey | null): unknown =>
  list === null ? body : (body as Fields | null)?.[list];

const withList = (body: unknown, list: PropertyKey | null, rows: unknown[]): unknown =>
  list === null ? rows : { ...(body as Fields), [list]: rows };

const firstRows = (body: unknown, list: PropertyKey | null): unknown =>
  withList(body, list, listIn(body, list).slice(0, ROWS_A_TURN));

const noRows = (body: unknown, list: PropertyKey | null): unknown => withList(body, list, []);

/** Resumes without a timer's delay, after the browser's pending work. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

const describe = (issue: Issue | undefined): string =>
  `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`;

/** List and row of an issue: the list is the body itself, or one of its fields. */
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
    rest = withList(rest, list, good);
  }
  return rest;
}

function unreadableRows(body: unknown, issues: readonly Issue[], start: number): UnreadableRow[] {
  const rows = new Map<unknown, UnreadableRow>();
  for (const issue of issues) {
    const at = rowOf(issue);
    const row = at && listIn(body, at.list)[at.row];
    if (!at || rows.has(row)) continue;
    const field = issue.path.slice(at.list === null ? 1 : 2).join('.');
    rows.set(row, { name: nameOf(row) ?? `#${start + at.row + 1}`, field });
  }
  return [...rows.values()];
}

/** The host's id of a row, in whatever form. */
function nameOf(row: unknown): string | null {
  if (typeof row !== 'object' || row === null) return null;
  const { id, product_id, commission_id, category_id } = row as Fields;
  const name = id ?? product_id ?? commission_id ?? category_id;
  return typeof name === 'string' || typeof name === 'number' ? String(name) : null;
}
