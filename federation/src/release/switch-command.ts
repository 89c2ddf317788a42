import { switched } from './change-remote.ts';
import { type Command, remoteOnly } from './command.ts';
import { describeRemote } from './describe-remote.ts';
import { keeperOf } from './keeper-of.ts';
import { mending, switchedUnreadable, unreadableEntry } from './mended-remote.ts';
import { updateRegistry } from './update-registry.ts';
import { withHtml } from './write-html.ts';

/** The kill switch: also of a remote whose entry cannot be read, which it mends. */
export const switching =
  (on: boolean): Command =>
  async (options) => {
    const name = remoteOnly(options);
    const keeper = keeperOf(options);
    const mend = await mending(keeper, name);
    let isUnreadable = false;
    const live = await updateRegistry(keeper, (_, now) => {
      const registry = mend(now);
      isUnreadable = registry === now.registry && unreadableEntry(now, name) !== undefined;
      return isUnreadable ? switchedUnreadable(now, name, on) : switched(registry, name, on);
    });
    const done = isUnreadable
      ? `${name} is switched ${on ? 'on' : 'off'} (revision ${live.revision}). No release of it can be read, so no page shows it: release it anew.`
      : describeRemote(live, name);
    return withHtml(options, keeper, done, [name]);
  };
