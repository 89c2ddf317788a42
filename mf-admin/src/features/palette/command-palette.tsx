import { fold } from '@vitrina/contract/rules/fold';
import { readText, writeText } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { TextField } from '@vitrina/shared-ui/text-field';
import Command from 'lucide-react/icons/command';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import type { Command as CommandObject } from '../commands/command.ts';
import shared from '../commands/commands.module.css';
import { useCommands } from '../commands/use-commands.ts';
import { useShortcuts } from '../commands/use-shortcuts.ts';
import { CommandList } from './command-list.tsx';
import style from './command-palette.module.css';
import { moveByArrows } from './move-by-arrows.ts';
import { type FoundData, useFoundData } from './use-found-data.ts';

const text = messages.commands;
const LETTERS_KEY = 'vitrina:admin-letter-shortcuts';

/** Palette and list of shortcuts in one: every command with its keys, and search over the data. */
export function CommandPalette() {
  const readCommands = useCommands();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [letters, setLetters] = useState(() => readText(LETTERS_KEY) !== 'off');
  const toggle = () => {
    // An open dialog comes first.
    if (!open && document.querySelector('dialog[open]')) return;
    setQuery('');
    setOpen((now) => !now);
  };
  useShortcuts(readCommands, toggle, letters);
  const found = open ? findCommands(readCommands(), query) : [];
  const data = useFoundData(open ? query : '');
  const run = (command: CommandObject | undefined) => {
    if (!command) return;
    setOpen(false);
    // After the dialog has restored the focus.
    setTimeout(command.run);
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={toggle} aria-keyshortcuts="Control+K Meta+K">
        <Command />
        <span className={shared.label}>{text.open}</span>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.title}
        closeLabel={messages.close}
      >
        <search className={style.palette} onKeyDown={moveByArrows}>
          <TextField
            label={text.search}
            hint={text.searchHint}
            // Not `type="search"`: there Escape first clears the field.
            role="searchbox"
            data-autofocus
            autoComplete="off"
            maxLength={100}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') run(found[0] ?? data.commands[0]);
            }}
          />
          <CommandList label={text.results} commands={found} onRun={run} />
          <CommandList label={text.data} commands={data.commands} onRun={run} />
          <p role="status" className={style.status}>
            {statusOf(found.length + data.commands.length, data)}
          </p>
          <CheckboxField
            label={text.singleKeys}
            checked={letters}
            onChange={({ currentTarget }) => {
              setLetters(currentTarget.checked);
              writeText(LETTERS_KEY, currentTarget.checked ? 'on' : 'off');
            }}
          />
        </search>
      </Dialog>
    </>
  );
}

/** Matches title or keywords, ignoring diacritics. */
function findCommands(commands: readonly CommandObject[], query: string): CommandObject[] {
  const wanted = fold(query).trim();
  return commands.filter(({ title, keywords = [] }) =>
    [title, ...keywords].some((words) => fold(words).includes(wanted)),
  );
}

function statusOf(count: number, { isPending, isIncomplete }: FoundData): string {
  if (isPending) return text.searching;
  if (isIncomplete) return text.incomplete;
  return count === 0 ? text.none : '';
}
