import { classNames } from '@vitrina/shared-ui/class-names';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import style from './combobox.module.css';
import { usePlacedPopup } from './use-placed-popup.ts';

export interface Option {
  value: string;
  label: string;
}

interface InputProps {
  placeholder: string;
  value: string;
  valueLabel: string;
  options: readonly Option[];
  listLabel: string;
  /** Shown instead of or above the options: type something, still searching. */
  note: string | undefined;
  onType: (text: string) => void;
  onChange: (value: string) => void;
  /** Attributes from the surrounding field, or an `aria-label` without one. */
  tied: Pick<
    ComponentProps<'input'>,
    'id' | 'required' | 'aria-describedby' | 'aria-invalid' | 'aria-label'
  >;
  isSmall?: boolean;
  /** Called when the text is cleared. */
  onEmptied?: () => void;
}

/**
 * Combobox with list (WAI-ARIA). Leaving without a choice keeps the old one. The list is in the top layer:
 * tables and drawers would clip it.
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
  // Selects the name, so that typing replaces it after a choice, Escape or a save.
  useEffect(() => {
    if (!open && valueLabel && document.activeElement === input.current) input.current?.select();
  }, [open, valueLabel]);
  const type = (text: string | null) => {
    setTyped(text);
    // Opened by mistake, Enter keeps the current choice.
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
      // Keep the surrounding dialog open.
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
              // Keeps the focus in the input; on touch, scrolling the list presses without clicking.
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
