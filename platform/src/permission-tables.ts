import { ALL_CALLS } from '@vitrina/contract/all-calls';
import type { Call } from '@vitrina/contract/call';
import { mayCall, PERMISSIONS } from '@vitrina/contract/rules/permissions';
import { holds } from '@vitrina/contract/rules/roles';

const calls: readonly Call[] = ALL_CALLS;

/** Calls of staff, with the one permission each needs. */
export const callTable = (): string =>
  table(
    'Call',
    calls
      .filter(({ access }) => access === 'admin')
      .map((call): [string, (one: string) => boolean] => [
        call.name,
        (one) => mayCall(call, { role: 'admin', permissions: [one] }),
      ])
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );

/** Pages of a mount, with the one permission each needs. */
export const pageTable = (mount: {
  path: string;
  pages: readonly string[];
  permissions: Readonly<Record<string, string | readonly string[]>>;
}): string =>
  table(
    'Page',
    mount.pages.filter(Boolean).map((page): [string, (one: string) => boolean] => {
      const needed = mount.permissions[page];
      return [`${mount.path}/${page}`, (one) => needed === undefined || holds([one], needed)];
    }),
  );

/** Aligned Markdown table with a column per permission. */
function table(head: string, rows: [string, (permission: string) => boolean][]): string {
  const names = rows.map(([name]) => `\`${name}\``);
  const width = Math.max(head.length, ...names.map(({ length }) => length));
  const line = (first: string, cells: readonly string[]) =>
    `| ${first.padEnd(width)} | ${cells.join(' | ')} |`;
  return [
    line(head, PERMISSIONS),
    line(
      '-'.repeat(width),
      PERMISSIONS.map(({ length }) => '-'.repeat(length)),
    ),
    ...rows.map(([, may], index) =>
      line(
        names[index] ?? '',
        PERMISSIONS.map((one) => (may(one) ? 'yes' : '').padEnd(one.length)),
      ),
    ),
  ].join('\n');
}
