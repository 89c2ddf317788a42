import { readableRegistry } from '@vitrina/contract/readable-registry';
import { switched } from './change-remote.ts';
import { type Command, remoteOnly } from './command.ts';
import { describeRemote } from './describe-remote.ts';
import { keeperOf } from './keeper-of.ts';
import {
  mending,
  switchedAsWritten,
  switchedUnreadable,
  unreadableEntry,
} from './mended-remote.ts';
import { isTeam } from './publisher/delegated.ts';
import { stopOf, withStop } from './stops.ts';
import { updateRegistry } from './update-registry.ts';
import { withHtml } from './write-html.ts';

/** The kill switch. It also works on an unreadable entry and repairs it. */
export const switching =
  (on: boolean): Command =>
  async (options) => {
    const name = remoteOnly(options);
    const keeper = keeperOf(options);
    const mend = await mending(keeper, name);
    let isUnreadable = false;
    const live = await updateRegistry(keeper, (_, now) => {
      const isOverTeam = now.registry.delegation !== undefined && !isTeam(options);
      // Browsers would not run an entry that its team did not sign.
      const registry = isOverTeam ? now.registry : mend(now);
      const isMended = registry !== now.registry;
      isUnreadable = !isMended && unreadableEntry(now, name) !== undefined;
      const next = isMended
        ? switched(registry, name, on)
        : (isUnreadable ? switchedUnreadable : switchedAsWritten)(now, name, on);
      // Even when the team switched it off first, so that the team cannot switch it on again.
      return isOverTeam && !on && !stopOf(now.registry, name).off
        ? withStop(next, name, { off: true })
        : next;
    });
    const done = isUnreadable
      ? `${name} is switched ${on ? 'on' : 'off'} (revision ${live.revision}). No release of it can be read, so no page shows it: release it anew.`
      : describeRemote(readableRegistry(live).registry, name);
    return withHtml(options, keeper, done, [name]);
  };
