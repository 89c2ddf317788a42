import { colorName } from '@vitrina/contract/colors';
import { Field } from '@vitrina/shared-ui/field';
import { Swatch } from '@vitrina/shared-ui/swatch';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { ColorOptions } from './color-options.tsx';
import style from './color-picker.module.css';
import { findColors, namedColor } from './find-colors.ts';

const text = messages.products.color;
interface ColorPickerProps {
  value: string;
  error: string | undefined;
  onChange: (color: string) => void;
}

/** A combobox over the CSS colours, by Romanian or CSS name (WAI-ARIA, combobox with list). */
export function ColorPicker({ value, error, onChange }: ColorPickerProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const open = query !== null;
  const found = findColors(query ?? '');
  const choose = (color: string | undefined) => {
    if (color) onChange(color);
    setQuery(null);
  };
  const move = (to: number) => {
    const next = Math.min(Math.max(to, 0), found.length - 1);
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) move(active + (event.key === 'ArrowDown' ? 1 : -1));
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
            aria-activedescendant={open && found[active] ? `${listId}-${active}` : undefined}
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
          <ColorOptions
            ref={list}
            id={listId}
            open={open}
            options={found}
            value={value}
            active={active}
            onChoose={choose}
          />
        </div>
      )}
    </Field>
  );
}
