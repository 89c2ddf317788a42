import { colorName } from '@vitrina/contract/colors';
import { Field } from '@vitrina/shared-ui/field';
import { Swatch } from '@vitrina/shared-ui/swatch';
import { type KeyboardEvent, useId, useState } from 'react';
import { messages } from '../../messages.ts';
import style from './color-picker.module.css';
import { findColors, namedColor } from './find-colors.ts';

const text = messages.products.color;

interface ColorPickerProps {
  value: string;
  error: string | undefined;
  onChange: (color: string) => void;
}

/** Combobox over CSS colours, by Romanian or CSS name (WAI-ARIA, combobox with list). */
export function ColorPicker({ value, error, onChange }: ColorPickerProps) {
  const listId = useId();
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const open = query !== null;
  const found = open ? findColors(query) : [];
  const choose = (color: string | undefined) => {
    if (color) onChange(color);
    setQuery(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = active + (event.key === 'ArrowDown' ? 1 : -1);
      if (open) setActive(Math.min(Math.max(next, 0), found.length - 1));
      else setQuery('');
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(found[active]?.color);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setQuery(null);
    }
  };
  return (
    <Field label={messages.products.columns.color} required error={error}>
      {(tied) => (
        <div className={style.picker}>
          {value && <Swatch color={value} className={style.chosen} />}
          <input
            {...tied}
            className={style.input}
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
            autoComplete="off"
            placeholder={text.search}
            maxLength={60}
            value={query ?? (value ? colorName(value) : '')}
            onFocus={(event) => event.currentTarget.select()}
            onClick={() => setQuery(query ?? '')}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => choose(namedColor(query ?? ''))}
          />
          <div
            id={listId}
            role="listbox"
            aria-label={text.list}
            className={style.options}
            hidden={!open}
            tabIndex={-1}
          >
            {open && found.length === 0 && <p className={style.none}>{text.none}</p>}
            {found.map(({ color, name }, index) => (
              <button
                key={color}
                ref={index === active ? scrollIntoList : undefined}
                type="button"
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={color === value}
                data-active={index === active ? '' : undefined}
                className={style.option}
                // Keeps the focus in the input; on touch, scrolling the list presses without clicking.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(color)}
              >
                <Swatch color={color} />
                {name}
                <span className={style.css}>{color}</span>
              </button>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}

const scrollIntoList = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
