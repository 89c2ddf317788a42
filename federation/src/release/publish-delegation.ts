import type { PlatformConfig } from '@vitrina/contract/config';
import type { Roots } from '@vitrina/contract/delegation';
import { delegationProblem } from '@vitrina/contract/delegation-signature';
import type { Registry, RegistryRemote } from '@vitrina/contract/registry';
import { canonicalJson } from '@vitrina/contract/registry-signature';
import { ReleaseError } from '../publish.ts';
import type { Command } from './command.ts';
import { type DelegationFile, readDelegationFile, rosterOfFile } from './delegation-file.ts';
import { delegationFileProblems, entryProblems } from './delegation-problems.ts';
import { isTakenAway } from './draft-roster.ts';
import { printable } from './publisher/printable.ts';
import type { StoredRegistry } from './read-live.ts';
import { registryKeeper } from './registry-keeper.ts';
import { StoreError } from './release-store.ts';
import { withRoster } from './roster.ts';
import { tagOf } from './roster-file.ts';
import { rosterFileProblems } from './roster-problems.ts';
import { updateRegistry } from './update-registry.ts';
import { withHtml } from './write-html.ts';

/**
 * `pnpm publish-delegation <file>`: makes a delegation live once enough roots have signed it. Needs
 * the publisher's credentials.
 */
export const publishDelegation: Command = async (options) => {
  const [file] = options.positionals;
  if (!file) throw new StoreError('Name the file: pnpm publish-delegation delegation.json.');
  const { config } = options;
  const roots = config?.roots;
  if (!config || !roots)
    throw new StoreError('The configuration names no roots: --config <file>, with "roots" in it.');
  const draft = readDelegationFile(file);
  if (draft.environment !== config.environment)
    throw new StoreError(
      `${file} is of ${draft.environment}, and the configuration of ${config.environment}.`,
    );
  const keeper = registryKeeper(options);
  const live = await updateRegistry(keeper, async (registry, stored) => {
    const problems = [
      ...(await problemsOf(draft, registry, { ...config, roots })),
      ...rosterFileProblems(registry, rosterOfFile(file, draft)),
    ];
    if (problems.length > 0)
      throw new ReleaseError(
        `${file}:\n${problems.map(printable).join('\n')}\nNothing was changed.`,
      );
    const next = delegated(registry, draft, stored);
    const { delegation, environment } = draft;
    const left = await entryProblems(stored.whole(next).remotes, {
      ...{ delegation, environment, live: registry },
    });
    if (left.length > 0)
      throw new ReleaseError(`${left.map(printable).join('\n')}\nNothing was changed.`);
    return next;
  });
  const done = `delegation ${draft.delegation.version} is live, revision ${live.revision}`;
  return withHtml(options, keeper, done);
};

async function problemsOf(
  draft: DelegationFile,
  registry: Registry,
  config: PlatformConfig & { roots: Roots },
): Promise<string[]> {
  const { delegation, roster, environment } = draft;
  const unsigned = await delegationProblem({ delegation, roster }, config.roots, environment);
  const before = registry.delegation?.version ?? 0;
  const problems = await delegationFileProblems(
    { ...draft, live: { ...draft.live, delegation: registry.delegation } },
    new Date(),
    config,
  );
  if (unsigned) problems.push(`${unsigned}: pnpm sign-delegation.`);
  if (tagOf(registry.roster) !== tagOf(draft.live.roster) || before !== liveVersion(draft))
    problems.push('It was made from what is live no more: pnpm delegation makes a draft anew.');
  return problems;
}

const liveVersion = ({ live }: DelegationFile): number => live.delegation?.version ?? 0;

/**
 * Leaves out remotes that are taken away. Takes an entry's signatures from the file only when that remote
 * had no release since.
 */
function delegated(
  registry: Registry,
  { delegation, roster, remotes }: DelegationFile,
  { signed }: StoredRegistry,
): Registry {
  const kept = registry.remotes.filter((remote) => !isTakenAway(remote, delegation));
  const next = withRoster({ ...registry, delegation, remotes: kept }, roster);
  const signaturesOf = ({ name }: RegistryRemote) => {
    const written = signed.remotes.find((one) => one?.name === name);
    const drafted = remotes.find((one) => one.name === name);
    return written && drafted?.signed && isSame(written, drafted)
      ? drafted.signed
      : written?.signed;
  };
  return {
    ...next,
    remotes: next.remotes.map((remote) => {
      const own = signaturesOf(remote);
      return own ? { ...remote, signed: own } : remote;
    }),
  };
}

const isSame = (one: RegistryRemote, other: RegistryRemote): boolean =>
  canonicalJson(signedPart(one)) === canonicalJson(signedPart(other));

const signedPart = ({ name, current, previous, canary }: RegistryRemote) => ({
  name,
  current,
  previous,
  canary,
});
