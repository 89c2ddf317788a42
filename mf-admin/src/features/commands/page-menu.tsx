import { Button } from '@vitrina/shared-ui/button';
import { Menu, menuItemProps } from '@vitrina/shared-ui/menu';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { keysText } from './command.ts';
import style from './commands.module.css';
import { EMBED_BUILDER } from './console-pages.ts';
import { pageCommands } from './page-commands.ts';
import { undoCommand } from './undo-command.ts';

const text = messages.commands;

/** What can be done on this page, with the keys that do it. */
export function PageMenu() {
  const [open, setOpen] = useState(false);
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
      {open && (
        <Link to={EMBED_BUILDER.to} {...menuItemProps}>
          {EMBED_BUILDER.label}
          <kbd className={style.keys}>{keysText(['g', EMBED_BUILDER.key], text.between)}</kbd>
        </Link>
      )}
    </Menu>
  );
}
