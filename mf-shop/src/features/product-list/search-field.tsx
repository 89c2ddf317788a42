import { classNames } from '@vitrina/shared-ui/class-names';
import { TextField } from '@vitrina/shared-ui/text-field';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { messages } from '../../messages.ts';
import style from './search-field.module.css';

const text = messages.list.filters;

/** Who types faster than this is not done with the word. */
const PAUSE_MS = 150;

interface SearchFieldProps {
  value: string;
  onChange: (query: string) => void;
}

/** Letters show at once; the list is asked when the typing pauses. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === value) setTyped(null);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => onChange(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  return (
    <TextField
      type="search"
      className={classNames(style.field)}
      label={text.search}
      placeholder={text.searchHint}
      autoComplete="off"
      enterKeyHint="search"
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      trailing={<Search className={style.icon} />}
    />
  );
}
