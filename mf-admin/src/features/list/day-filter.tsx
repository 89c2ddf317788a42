import { TextField } from '@vitrina/shared-ui/text-field';
import { useDraft } from './use-draft.ts';

interface DayFilterProps {
  label: string;
  /** `YYYY-MM-DD`, or ''. */
  value: string;
  error?: string | undefined;
  onChange: (day: string) => void;
}

/** Earlier years are half-typed ones: `0002`, `0020`, `0202`. */
const EARLIEST = '1900';

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
