import { platformCommands } from '@vitrina/shared-auth/per-package/use-platform-links';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../messages.ts';
import type { Command } from './command.ts';
import { OWN } from './own-contributions.ts';
import { pageCommands } from './page-commands.ts';
import { undoCommand } from './undo-command.ts';

const text = messages.commands;

const focusSearch = () => document.querySelector<HTMLInputElement>('[data-list-search]')?.focus();

/** Returns a reader of the current commands, of all remotes and of the open page. */
export function useCommands(): () => readonly Command[] {
  const navigate = useNavigate();
  return () => [
    // Longer sequences first: `g p` opens a page, `p` alone prints.
    ...platformCommands(OWN).map(
      ({ id, to, label, keywords, keys }): Command => ({
        id,
        title: text.goTo(label),
        keywords,
        keys,
        run: () => void navigate(to),
      }),
    ),
    ...pageCommands(),
    { id: 'search', title: text.focusSearch, keys: ['/'], run: focusSearch },
    undoCommand,
  ];
}
