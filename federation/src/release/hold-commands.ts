import type { Registry } from '@vitrina/contract/registry';
import { ReleaseError } from '../publish.ts';
import { type Command, remoteName } from './command.ts';
import type { CommandOptions } from './command-options.ts';
import { ALL, describeHolds, withHold, withoutHold } from './holds.ts';
import { registryKeeper } from './registry-keeper.ts';
import { StoreError } from './release-store.ts';
import { updateRegistry } from './update-registry.ts';
import { withHtml } from './write-html.ts';

/** Longer than any sale: a forgotten hold would block security fixes. */
const MAX_DAYS = 60;
const DAY_MS = 86_400_000;
/** The reason is part of the registry, which every page contains. */
const MAX_LETTERS = 80;

/**
 * `pnpm hold mf-shop --until 2026-11-30 --reason "…"`, `pnpm hold all …`: blocks new releases until
 * then.
 */
export const hold: Command = async (options) => {
  const now = new Date();
  const made = { until: endOf(options, now).toISOString(), reason: reasonOf(options) };
  return changeHolds(options, (registry, name) => withHold(registry, name, made, now));
};

/** `pnpm end-hold mf-shop`, `pnpm end-hold all`. */
export const endHold: Command = (options) =>
  changeHolds(options, (registry, name) => withoutHold(registry, name, new Date()));

async function changeHolds(
  options: CommandOptions,
  change: (registry: Registry, name: string) => Registry,
): Promise<string> {
  const name = remoteName(options);
  const keeper = registryKeeper(options);
  const live = await updateRegistry(keeper, (registry) => {
    assertKnown(registry, name);
    return change(registry, name);
  });
  const held = describeHolds(live);
  const done = held.length > 0 ? held.join('\n') : 'nothing is held';
  return withHtml(options, keeper, `${done} (revision ${live.revision})`);
}

/** A hold on a mistyped name would hold nothing. */
function assertKnown({ remotes }: Registry, name: string): void {
  const names = [ALL, 'shell', 'embed', ...remotes.map((remote) => remote.name)];
  if (!names.includes(name))
    throw new ReleaseError(`${name} was never released. What can be held: ${names.join(', ')}.`);
}

function reasonOf({ reason = '' }: CommandOptions): string {
  const said = reason.trim();
  if (said && said.length <= MAX_LETTERS) return said;
  throw new StoreError(
    `Say why, in at most ${MAX_LETTERS} letters that everybody may read: --reason "Black Friday".`,
  );
}

function endOf({ until = '' }: CommandOptions, now: Date): Date {
  // `Date` reads a bare date as UTC; here the day begins in the operator's time zone.
  const end = /^\d{4}-\d\d-\d\d$/.test(until) ? new Date(`${until}T00:00`) : new Date(until);
  const isTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?/.test(until) && !Number.isNaN(end.getTime());
  if (isTime && end > now && end.getTime() - now.getTime() <= MAX_DAYS * DAY_MS) return end;
  throw new StoreError(
    `--until ${until || '…'}: a time to come within ${MAX_DAYS} days, such as 2026-11-30 or 2026-11-30T08:00.`,
  );
}
