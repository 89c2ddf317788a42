import { CALL_NAMES, type CallName } from './calls.ts';

export interface FoundCall {
  call: CallName;
  /** What stands in the path for `{id}`; empty without one. */
  id: string;
}

/** The documented call of a method and a path; null when there is none. */
export function findCall(method: string, path: string): FoundCall | null {
  const found = onPath(path).find(({ call }) => call.startsWith(`${method} `));
  return found ?? null;
}

/** The methods documented for a path. */
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
