import { readText, writeText } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { TextField } from '@vitrina/shared-ui/text-field';
import Command from 'lucide-react/icons/command';
import { type KeyboardEvent, useState } from 'react';
import { messages } from '../../messages.ts';
import type { Command as CommandObject } from './command.ts';
import { CommandList } from './command-list.tsx';
import style from './command-palette.module.css';
import { findCommands } from './find-commands.ts';
import { useCommands } from './use-commands.ts';
import { useShortcuts } from './use-shortcuts.ts';

const text = messages.commands;
const LETTERS_KEY = 'vitrina:admin-letter-shortcuts';

/** Every command by its name, with its keys beside it: palette and list of shortcuts in one. */
export function CommandPalette() {
  const readCommands = useCommands();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [letters, setLetters] = useState(() => readText(LETTERS_KEY) !== 'off');
  const toggle = () => {
    // A question that is open is answered first.
    if (!open && document.querySelector('dialog[open]')) return;
    setQuery('');
    setOpen((now) => !now);
  };
  useShortcuts(readCommands, toggle, letters);
  const found = open ? findCommands(readCommands(), query) : [];
  const run = (command: CommandObject | undefined) => {
    if (!command) return;
    setOpen(false);
    // After the dialog has given the focus back.
    setTimeout(command.run);
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={toggle} aria-keyshortcuts="Control+K Meta+K">
        <Command />
        <span className={style.label}>{text.open}</span>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.title}
        closeLabel={messages.close}
      >
        <search className={style.palette} onKeyDown={moveFocus}>
          <TextField
            label={text.search}
            type="search"
            data-autofocus
            autoComplete="off"
            maxLength={100}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') run(found[0]);
            }}
          />
          {found.length === 0 && <p role="status">{text.none}</p>}
          <CommandList commands={found} onRun={run} />
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

/** Arrows go through the search box and the commands below it. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], [data-command]'),
  ];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[at + step]?.focus();
}
