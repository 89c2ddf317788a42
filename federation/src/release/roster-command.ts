import type { Registry } from '@vitrina/contract/registry';
import { ReleaseError } from '../publish.ts';
import type { Command } from './command.ts';
import { registryKeeper } from './registry-keeper.ts';
import { registryReader } from './registry-reader.ts';
import { StoreError } from './release-store.ts';
import { rosterOf, withRoster } from './roster.ts';
import { type RosterFile, readRoster, rosterText, tagOf } from './roster-file.ts';
import { rosterLosses } from './roster-losses.ts';
import { rosterFileProblems, rosterFileWarnings } from './roster-problems.ts';
import { noRegistry, updateRegistry } from './update-registry.ts';
import { withHtml } from './write-html.ts';

/** `pnpm roster` prints which remote owns what; with a file it makes that roster live. */
export const roster: Command = async (options) => {
  const [file] = options.positionals;
  if (!file) {
    const live = await registryReader(options).live();
    return rosterText(live?.registry.roster, rosterOf(live));
  }
  const wanted = readRoster(file);
  const keeper = registryKeeper(options);
  const before = await keeper.live();
  if (!before) throw noRegistry();
  if (before.registry.delegation)
    throw new StoreError(
      'Roots sign the roster, and nothing was changed: put it into a draft (pnpm delegation --out <file>).',
    );
  const agreed = await agreedLosses(options.ask, before.registry, wanted);
  const live = await updateRegistry(keeper, (registry) => {
    const problems = rosterFileProblems(registry, wanted);
    if (problems.length > 0) throw new ReleaseError(problems.join('\n'));
    assertNothingElseLost(registry, wanted, agreed);
    return tagOf(registry.roster) === tagOf(wanted.roster)
      ? registry
      : withRoster(registry, wanted.roster);
  });
  const done = `the roster is that of ${file}, revision ${live.revision}`;
  return withHtml(options, keeper, [...rosterFileWarnings(live, wanted), done].join('\n'));
};

/** Asks before a roster that was written without the live one takes rights away. */
async function agreedLosses(
  ask: (question: string) => Promise<boolean>,
  { roster: live }: Registry,
  { file, roster, of }: RosterFile,
): Promise<string[]> {
  const lost = rosterLosses(live, roster);
  if (of !== undefined || lost.length === 0) return lost;
  const question = `${file} does not say which roster it was made from, and takes away ${lost.join('; ')}. Go on?`;
  if (!(await ask(question))) throw new StoreError('Nothing was changed.');
  return lost;
}

/** @throws StoreError when the file would remove rights that somebody else added */
function assertNothingElseLost(
  { roster: live }: Registry,
  { file, roster, of }: RosterFile,
  agreed: readonly string[],
): void {
  if (of === tagOf(live)) return;
  const lost = rosterLosses(live, roster).filter(
    (one) => of !== undefined || !agreed.includes(one),
  );
  if (lost.length > 0)
    throw new StoreError(
      `${file} was made from a roster that is live no more, and would take away what came since: ${lost.join('; ')}. Nothing was changed. Print the live one anew (pnpm --silent roster), and put your change into that.`,
    );
}
