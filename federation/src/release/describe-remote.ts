import type { Registry, RegistryRemote } from '@vitrina/contract/registry';

/** The live state of a remote, in one line. */
export function describeRemote(registry: Registry, name: string): string {
  const remote = registry.remotes.find((one) => one.name === name);
  if (!remote) return `${name} is not there`;
  return `${name} ${states(remote).join(', ')} (revision ${registry.revision})`;
}

const states = ({ current, previous, canary, disabled }: RegistryRemote): string[] => [
  `${current.id} is live`,
  ...(previous ? [`before it ${previous.id}`] : []),
  ...(canary ? [`${canary.release.id} for ${canary.share * 100} %`] : []),
  ...(disabled ? ['switched off'] : []),
];

/** The releases of a remote, or of `shell`, that are marked as bad; one phrase, or none. */
export const badReleases = ({ bad }: Registry, name: string): string[] =>
  bad?.[name]?.length ? [`marked bad ${bad[name].join(' ')}`] : [];
