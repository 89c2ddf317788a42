import { useNavigate } from 'react-router-dom';
import { messages } from '../../messages.ts';
import type { Command } from './command.ts';
import { CONSOLE_PAGES, EMBED_BUILDER } from './console-pages.ts';
import { pageCommands } from './page-commands.ts';
import { undoCommand } from './undo-command.ts';

const text = messages.commands;

const focusSearch = () => document.querySelector<HTMLInputElement>('[data-list-search]')?.focus();

/** Reads everything that can be done now: those of the open page, and those of the whole console. */
export function useCommands(): () => readonly Command[] {
  const navigate = useNavigate();
  return () => [
    // Two letters before one: `g` and `p` is a page, `p` alone prints.
    ...[...CONSOLE_PAGES, EMBED_BUILDER].map(
      ({ to, label, key }): Command => ({
        id: to,
        title: text.goTo(label),
        keys: ['g', key],
        run: () => void navigate(to),
      }),
    ),
    ...pageCommands(),
    { id: 'search', title: text.focusSearch, keys: ['/'], run: focusSearch },
    undoCommand,
  ];
}
