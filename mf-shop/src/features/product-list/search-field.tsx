import { classNames } from '@vitrina/shared-ui/class-names';
import { IconButton } from '@vitrina/shared-ui/icon-button';
import { TextField } from '@vitrina/shared-ui/text-field';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import style from './search-field.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import type { Suggestion } from './suggestions.ts';

const text = messages.list.filters;

/** A shorter pause means that the word is not finished, in ms. */
const PAUSE_MS = 150;

interface SearchFieldProps {
  value: string;
  onChange: (query: string) => void;
  suggest: (query: string) => readonly Suggestion[];
  onChoose: (suggestion: Suggestion) => void;
}

/**
 * The list is searched when typing pauses. Meanwhile suggestions appear: arrows choose one, Enter opens it,
 * Escape keeps the typed text.
 */
export function SearchField({ value, onChange, suggest, onChoose }: SearchFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  if (typed === value) setTyped(null);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => onChange(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  const shown = typed ?? value;
  const offered = isOpen ? suggest(shown) : [];
  const optionId = (place: number) => `${listId}-${place}`;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    onChoose(suggestion);
  };
  const clear = () => {
    close();
    setTyped(null);
    onChange('');
    box.current?.querySelector('input')?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) return setOpen(true);
      // The field counts as one more place than the options.
      const places = offered.length + 1;
      return setActive(((active + 1 + step + places) % places) - 1);
    }
    if (event.key === 'Escape' && offered.length > 0) {
      // Escape would clear the field.
      event.preventDefault();
      return close();
    }
    const chosen = offered[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      return choose(chosen);
    }
    if (event.key === 'Enter') close();
  };
  return (
    <div ref={box} className={style.box}>
      <TextField
        type="search"
        role="combobox"
        className={classNames(style.field)}
        label={text.search}
        placeholder={text.searchHint}
        autoComplete="off"
        enterKeyHint="search"
        aria-autocomplete="list"
        aria-expanded={offered.length > 0}
        aria-controls={offered.length > 0 ? listId : undefined}
        aria-activedescendant={offered[active] ? optionId(active) : undefined}
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={press}
        onBlur={close}
        trailing={
          shown ? (
            <IconButton size="sm" label={text.clearWords} onClick={clear}>
              <X />
            </IconButton>
          ) : (
            <Search className={style.icon} />
          )
        }
      />
      {offered.length > 0 && (
        <SuggestionList
          id={listId}
          optionId={optionId}
          suggestions={offered}
          active={active}
          onChoose={choose}
        />
      )}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
