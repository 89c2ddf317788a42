import type { Release } from '@vitrina/contract/registry';

type Contributions = Pick<Release, 'navigation' | 'commands' | 'slots' | 'owner'>;

/** Contributions of a remote for its release: only the keys in its `remote.json`. */
export const contributionsOf = ({
  navigation,
  commands,
  slots,
  owner,
}: Contributions): Contributions => ({
  ...(navigation && { navigation }),
  ...(commands && { commands }),
  ...(slots && { slots }),
  ...(owner && { owner }),
});
