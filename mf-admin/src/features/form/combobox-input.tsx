import { classNames } from '@vitrina/shared-ui/class-names';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import style from './combobox.module.css';
import { usePlacedPopup } from './use-placed-popup.ts';

export interface Option {
  value: string;
  label: string;
}

export interface ComboboxInputProps {
  placeholder: string;
  value: string;
  /** What the chosen value is called. */
  valueLabel: string;
  /** Those that fit what was typed. */
  options: readonly Option[];
  listLabel: string;
  /** Stands in place of options, or above them: that one has to type, that it is being looked for. */
  note: string | undefined;
  onType: (text: string) => void;
  onChange: (value: string) => void;
}

interface InputProps extends ComboboxInputProps {
  /** What the field around it gives it, or its name where there is none. */
  tied: Pick<
    ComponentProps<'input'>,
    'id' | 'required' | 'aria-describedby' | 'aria-invalid' | 'aria-label'
  >;
  isSmall?: boolean;
  /** Called when all of it is deleted. */
  onEmptied?: () => void;
}

/**
 * An input in which one of many is looked for (WAI-ARIA, combobox with list). Whoever leaves it without
 * choosing keeps what was chosen. The list lies above everything: tables and drawers cut off what
 * reaches over them.
 */
export function ComboboxInput(props: InputProps) {
  const { value, options } = props;
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const open = typed !== null;
  const popup = usePlacedPopup(open, box);
  const input = useRef<HTMLInputElement>(null);
  const { valueLabel } = props;
  // What is typed next takes the place of the name: after a choice, after Escape, and once it is saved.
  useEffect(() => {
    if (!open && valueLabel && document.activeElement === input.current) input.current?.select();
  }, [open, valueLabel]);
  const type = (text: string | null) => {
    setTyped(text);
    // Opened by mistake, Enter chooses what is chosen.
    setActive(text ? 0 : Math.max(0, indexOf(options, value)));
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
      // Nor does it close the dialog around it.
      event.preventDefault();
      type(null);
    }
  };
  return (
    <div ref={box} className={classNames(style.combobox, props.isSmall && style.small)}>
      <input
        {...props.tied}
        ref={input}
        className={style.input}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && options[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder={props.placeholder}
        maxLength={100}
        value={typed ?? props.valueLabel}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => !open && type('')}
        onChange={({ currentTarget }) => {
          type(currentTarget.value);
          if (currentTarget.value === '' && value) props.onEmptied?.();
        }}
        onKeyDown={onKeyDown}
        onBlur={() => type(null)}
      />
      <ChevronDown aria-hidden="true" className={style.chevron} />
      <div ref={popup} popover="manual" className={style.popup}>
        <p role="status" className={style.note} hidden={!props.note}>
          {open && props.note}
        </p>
        <div id={listId} role="listbox" aria-label={props.listLabel} tabIndex={-1}>
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
  );
}

const indexOf = (options: readonly Option[], value: string): number =>
  options.findIndex((option) => option.value === value);

const scrollIntoList = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
