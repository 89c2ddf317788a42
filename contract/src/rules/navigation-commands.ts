import { labelKey } from './label-key.ts';
import { liveMounts } from './live-mounts.ts';
import {
  addressOf,
  type Can,
  type Held,
  listOf,
  mayUse,
  type NavigationSource,
  type Visitor,
} from './navigation.ts';

/** A command as the palette shows it. */
export interface NavigationCommand {
  id: string;
  label: string;
  keywords: readonly string[];
  to: string;
  /** Keys pressed in sequence; empty without a shortcut. */
  keys: readonly string[];
}

/**
 * Remotes' commands available to `visitor`; like `navigationLinks`. Of two with the same id, shortcut or
 * label the first remote's counts.
 */
export function navigationCommands(
  { remotes }: NavigationSource,
  visitor: Visitor,
  held?: Held,
  can: Can = () => false,
): NavigationCommand[] {
  const live = liveMounts(remotes);
  const commands = remotes.flatMap((remote) =>
    listOf(remote.disabled ? [] : remote.current?.commands).flatMap((entry) => {
      const mount = live.find(
        (one) => one.remote === remote && one.mount.id === entry.mount,
      )?.mount;
      const to = mount && mayUse(mount, entry, visitor, held, can) && addressOf(mount, entry);
      const { id, label, keywords, shortcut = '' } = entry;
      const keys = String(shortcut).split(' ').filter(Boolean);
      const reads = labelKey(label);
      if (!to || reads === null) return [];
      const command: NavigationCommand = { id, label, keywords: listOf(keywords), to, keys };
      return [{ command, remote, reads }];
    }),
  );
  return commands
    .filter(
      ({ command: { id, keys }, remote, reads }, index) =>
        !commands
          .slice(0, index)
          .some(
            (one) =>
              one.command.id === id ||
              (keys.length > 0 && `${one.command.keys}` === `${keys}`) ||
              (one.remote !== remote && one.reads === reads),
          ),
    )
    .map(({ command }) => command);
}
