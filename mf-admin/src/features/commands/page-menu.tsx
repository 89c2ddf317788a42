import {
  platformCommands,
  usePlatformLinks,
} from '@vitrina/shared-auth/per-package/use-platform-links';
import { Button } from '@vitrina/shared-ui/button';
import { Menu, menuItemProps } from '@vitrina/shared-ui/menu';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { keysText } from './command.ts';
import style from './commands.module.css';
import { OWN } from './own-contributions.ts';
import { pageCommands } from './page-commands.ts';
import { undoCommand } from './undo-command.ts';

const text = messages.commands;

export function PageMenu() {
  const [open, setOpen] = useState(false);
  const links = usePlatformLinks('console', OWN);
  // The other links are in the navigation beside it.
  const elsewhere = platformCommands(OWN).filter(({ to }) => !links.some((link) => link.to === to));
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      trigger={(tied) => (
        <Button {...tied} variant="ghost" size="sm">
          <Ellipsis />
          <span className={style.label}>{text.menu}</span>
        </Button>
      )}
    >
      {open &&
        [...pageCommands(), undoCommand].map((command) => (
          <button key={command.id} type="button" {...menuItemProps} onClick={command.run}>
            {command.title}
            <kbd className={style.keys}>{keysText(command.keys, text.between)}</kbd>
          </button>
        ))}
      {open &&
        elsewhere.map(({ id, to, label, keys }) => (
          <Link key={id} to={to} {...menuItemProps}>
            {label}
            {keys.length > 0 && <kbd className={style.keys}>{keysText(keys, text.between)}</kbd>}
          </Link>
        ))}
    </Menu>
  );
}
