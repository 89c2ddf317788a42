import { Swatch } from '@vitrina/shared-ui/swatch';
import type { Ref } from 'react';
import { messages } from '../../messages.ts';
import style from './color-picker.module.css';
import type { ColorOption } from './find-colors.ts';

const text = messages.products.color;

interface ColorOptionsProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  open: boolean;
  options: readonly ColorOption[];
  value: string;
  /** Index of the option that Enter chooses. */
  active: number;
  onChoose: (color: string) => void;
}

/** The list of the combobox; its focus stays in the field. */
export function ColorOptions({
  ref,
  id,
  open,
  options,
  value,
  active,
  onChoose,
}: ColorOptionsProps) {
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={text.list}
      className={style.options}
      hidden={!open}
      tabIndex={-1}
    >
      {open && options.length === 0 && <p className={style.none}>{text.none}</p>}
      {open &&
        options.map(({ color, name }, index) => (
          <button
            key={color}
            type="button"
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={color === value}
            data-active={index === active ? '' : undefined}
            className={style.option}
            // The focus stays in the field; a finger that scrolls the list presses, but does not click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(color)}
          >
            <Swatch color={color} />
            {name}
            <span className={style.css}>{color}</span>
          </button>
        ))}
    </div>
  );
}
