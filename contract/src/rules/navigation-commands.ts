import {
  addressOf,
  type Can,
  type Held,
  listOf,
  mayUse,
  type NavigationSource,
  type Visitor,
} from './navigation.ts';

export interface NavigationCommand {
  id: string;
  label: string;
  keywords: readonly string[];
  to: string;
  /** Keys one after the other; empty where it has none. */
  keys: readonly string[];
}

/**
 * Commands of remotes that `visitor` may give, as `navigationLinks` reads links. Of two with one id or
 * shortcut the first remote's counts.
 */
export function navigationCommands(
  { remotes }: NavigationSource,
  visitor: Visitor,
  held?: Held,
  can: Can = () => false,
): NavigationCommand[] {
  const commands = remotes.flatMap(({ disabled, current }) =>
    listOf(disabled ? [] : current?.commands).flatMap((entry): NavigationCommand[] => {
      const mount = listOf(current.mounts).find(({ id }) => id === entry.mount);
      const to = mount && mayUse(mount, entry, visitor, held, can) && addressOf(mount, entry);
      const { id, label, keywords, shortcut = '' } = entry;
      const keys = String(shortcut).split(' ').filter(Boolean);
      return to ? [{ id, label: String(label), keywords: listOf(keywords), to, keys }] : [];
    }),
  );
  return commands.filter(
    ({ id, keys }, index) =>
      !commands
        .slice(0, index)
        .some((one) => one.id === id || (keys.length > 0 && `${one.keys}` === `${keys}`)),
  );
}
