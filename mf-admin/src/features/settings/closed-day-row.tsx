import type { ClosedDay } from '@vitrina/contract/entities/closed-day';
import { formatDate } from '@vitrina/contract/rules/dates';
import { IconButton } from '@vitrina/shared-ui/icon-button';
import { TextField } from '@vitrina/shared-ui/text-field';
import Trash2 from 'lucide-react/icons/trash-2';
import { settingsMessages } from '../../settings-messages.ts';
import look from '../look/destructive.module.css';
import style from './settings.module.css';

const text = settingsMessages.closedDays;

interface ClosedDayRowProps {
  value: ClosedDay;
  error: string | undefined;
  onChange: (part: Partial<ClosedDay>) => void;
  onRemove: () => void;
}

export function ClosedDayRow({ value, error, onChange, onRemove }: ClosedDayRowProps) {
  return (
    <div className={style.day}>
      <TextField
        label={text.day}
        type="date"
        required
        value={value.day}
        error={error}
        onChange={({ currentTarget }) => onChange({ day: currentTarget.value })}
      />
      <TextField
        label={text.reason}
        note={text.optional}
        maxLength={80}
        value={value.reason}
        onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
      />
      <IconButton
        label={text.remove(formatDate(value.day) || text.newDay)}
        className={`${style.remove} ${look.destructive}`}
        onClick={onRemove}
      >
        <Trash2 />
      </IconButton>
    </div>
  );
}
