import { messages } from '../../messages.ts';
import { type Command, keysText } from './command.ts';
import style from './command-palette.module.css';

const text = messages.commands;

interface CommandListProps {
  commands: readonly Command[];
  onRun: (command: Command) => void;
}

/** Commands by their names, each with its keys. */
export function CommandList({ commands, onRun }: CommandListProps) {
  return (
    <ul className={style.commands} aria-label={text.results}>
      {commands.map((command) => (
        <li key={command.id}>
          <button
            type="button"
            data-command=""
            className={style.command}
            onClick={() => onRun(command)}
          >
            {command.title}
            <kbd className={style.keys}>{keysText(command.keys, text.between)}</kbd>
          </button>
        </li>
      ))}
    </ul>
  );
}
