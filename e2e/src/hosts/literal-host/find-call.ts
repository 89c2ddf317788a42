import { CALL_NAMES, type CallName } from './calls.ts';

export interface FoundCall {
  call: CallName;
  /** The path's `{id}`; empty without one. */
  id: string;
}

/** The documented call for a method and path, or null. */
export function findCall(method: string, path: string): FoundCall | null {
  const found = onPath(path).find(({ call }) => call.startsWith(`${method} `));
  return found ?? null;
}

/** Methods documented for a path. */
export const methodsOf = (path: string): string[] =>
  onPath(path).map(({ call }) => call.slice(0, call.indexOf(' ')));

function onPath(path: string): FoundCall[] {
  return CALL_NAMES.flatMap((call) => {
    const match = PATTERNS[call]?.exec(path);
    return match ? [{ call, id: match[1] ?? '' }] : [];
  });
}

const PATTERNS = Object.fromEntries(
  CALL_NAMES.map((call) => [
    call,
    new RegExp(`^${call.slice(call.indexOf(' ') + 1).replace('{id}', '([^/]+)')}$`),
  ]),
);
