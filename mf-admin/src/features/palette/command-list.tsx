import { messages } from '../../messages.ts';
import { type Command, keysText } from '../commands/command.ts';
import shared from '../commands/commands.module.css';
import style from './command-palette.module.css';
import { ARROW_STOP } from './move-by-arrows.ts';

const text = messages.commands;

interface CommandListProps {
  label: string;
  commands: readonly Command[];
  onRun: (command: Command) => void;
}

export function CommandList({ label, commands, onRun }: CommandListProps) {
  if (commands.length === 0) return null;
  return (
    <ul className={style.commands} aria-label={label}>
      {commands.map((command) => (
        <li key={command.id}>
          <button
            type="button"
            {...ARROW_STOP}
            className={style.command}
            onClick={() => onRun(command)}
          >
            {command.title}
            {command.kind ? (
              <span className={shared.keys}>{command.kind}</span>
            ) : (
              command.keys.length > 0 && (
                <kbd className={shared.keys}>{keysText(command.keys, text.between)}</kbd>
              )
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
