import { useNavigate } from 'react-router-dom';
import { CONSOLE_PAGES } from '../../layout/console-pages.ts';
import { messages } from '../../messages.ts';
import { undoLast } from '../undo/undo-store.ts';
import type { Command } from './command.ts';

const text = messages.commands;

const focusSearch = () => document.querySelector<HTMLInputElement>('[data-list-search]')?.focus();

/** Everything that can be done from anywhere in the console. */
export function useCommands(): readonly Command[] {
  const navigate = useNavigate();
  return [
    ...CONSOLE_PAGES.map(
      ({ to, label, key }): Command => ({
        id: to,
        title: text.goTo(label),
        keys: ['g', key],
        run: () => void navigate(to),
      }),
    ),
    { id: 'search', title: text.focusSearch, keys: ['/'], run: focusSearch },
    { id: 'undo', title: messages.undo.action, keys: ['z'], run: () => void undoLast() },
  ];
}
