import { Field } from '@vitrina/shared-ui/field';
import { type KeyboardEvent, useId, useState } from 'react';
import style from './combobox.module.css';

interface Option {
  value: string;
  label: string;
}

interface ComboboxProps {
  label: string;
  placeholder: string;
  value: string;
  /** What the chosen value is called. */
  valueLabel: string;
  /** Those that fit what was typed. */
  options: readonly Option[];
  listLabel: string;
  /** Stands in place of options, or above them: that one has to type, that it is being looked for. */
  note: string | undefined;
  error: string | undefined;
  onType: (text: string) => void;
  onChange: (value: string) => void;
}

/**
 * A field in which one of many is looked for (WAI-ARIA, combobox with list), as `ColorPicker`. Whoever
 * leaves it without choosing keeps what was chosen; who empties it chooses nothing.
 */
export function Combobox(props: ComboboxProps) {
  const { label, placeholder, value, valueLabel, options, listLabel, note, error } = props;
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const open = typed !== null;
  const type = (text: string | null) => {
    setTyped(text);
    setActive(0);
    props.onType(text ?? '');
  };
  const choose = (option: Option | undefined) => {
    if (option) props.onChange(option.value);
    type(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = active + (event.key === 'ArrowDown' ? 1 : -1);
      if (open) setActive(Math.min(Math.max(next, 0), Math.max(options.length - 1, 0)));
      else type('');
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      if (options[active]) choose(options[active]);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      type(null);
    }
  };
  return (
    <Field label={label} required error={error}>
      {(tied) => (
        <div className={style.combobox}>
          <input
            {...tied}
            className={style.input}
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open && options[active] ? `${listId}-${active}` : undefined}
            autoComplete="off"
            placeholder={placeholder}
            maxLength={100}
            value={typed ?? valueLabel}
            onFocus={(event) => event.currentTarget.select()}
            onClick={() => !open && type('')}
            onChange={({ currentTarget }) => {
              type(currentTarget.value);
              if (currentTarget.value === '' && value) props.onChange('');
            }}
            onKeyDown={onKeyDown}
            onBlur={() => type(null)}
          />
          <div className={style.popup} hidden={!open}>
            <p role="status" className={style.note} hidden={!note}>
              {open && note}
            </p>
            <div id={listId} role="listbox" aria-label={listLabel} tabIndex={-1}>
              {(open ? options : []).map((option, index) => (
                <button
                  key={option.value}
                  ref={index === active ? scrollIntoList : undefined}
                  type="button"
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.value === value}
                  data-active={index === active ? '' : undefined}
                  className={style.option}
                  // The focus stays in the field; a finger that scrolls the list presses, but does not click.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  {option.label}
                </button>
              ))}
            </div>
          </div>
        </div>
      )}
    </Field>
  );
}

const scrollIntoList = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
