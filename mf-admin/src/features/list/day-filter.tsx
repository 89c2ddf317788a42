import { TextField } from '@vitrina/shared-ui/text-field';
import { useDraft } from './use-draft.ts';

interface DayFilterProps {
  label: string;
  /** `YYYY-MM-DD`, or nothing. */
  value: string;
  error?: string | undefined;
  onChange: (day: string) => void;
}

/** No filter asks for earlier, and a year that is being typed is one: `0002`, `0020`, `0202`. */
const EARLIEST = '1900';

/** A day that a list is filtered by. */
export function DayFilter({ label, value, error, onChange }: DayFilterProps) {
  const [day, setDay] = useDraft(value, (typed) => {
    if (!typed || typed >= EARLIEST) onChange(typed);
  });
  return (
    <TextField
      label={label}
      type="date"
      value={day}
      error={error}
      onChange={(event) => setDay(event.currentTarget.value)}
    />
  );
}
