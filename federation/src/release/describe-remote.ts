import type { Registry, RegistryRemote } from '@vitrina/contract/registry';

/** What of a remote is live, in one line. */
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

/** Releases of a remote, or of `shell`, that were found bad; one phrase, or none. */
export const badReleases = ({ bad }: Registry, name: string): string[] =>
  bad?.[name]?.length ? [`marked bad ${bad[name].join(' ')}`] : [];
