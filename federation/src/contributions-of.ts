import type { Release } from '@vitrina/contract/registry';

type Contributions = Pick<Release, 'navigation' | 'commands' | 'slots' | 'owner'>;

/** What a remote adds beside its pages, for its release: only the keys that its `remote.json` has. */
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
