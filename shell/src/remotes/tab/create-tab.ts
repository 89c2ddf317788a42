import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import type { Overrides } from '../overridden-releases.ts';
import { developedHere, followDevelopment } from './development-session.ts';
import type { Tab } from './tab.ts';
import { previewsHere, takeTabLink } from './tab-releases.ts';

export function createTab(config: PlatformConfig): Tab {
  takeTabLink(config);
  return {
    inTab: (registry) =>
      inPlaceOf(registry, { ...previewsHere(registry, config), ...developedHere() }),
    prepare: followDevelopment,
  };
}

function inPlaceOf(registry: Registry, releases: Overrides): Registry {
  const names = Object.keys(releases);
  const live = registry.remotes.filter((remote) => !names.includes(remote?.name));
  return {
    ...registry,
    remotes: [
      ...live,
      // A never-released remote has its place, too.
      ...Object.entries(releases).map(([name, current]) => ({
        name,
        current,
        previous: null,
        disabled: registry.remotes.some((remote) => remote?.name === name && remote.disabled),
      })),
    ],
  };
}
