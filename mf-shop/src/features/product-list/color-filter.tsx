import { colorName } from '@vitrina/contract/colors';
import { CountBadge } from '@vitrina/shared-ui/count-badge';
import { Swatch } from '@vitrina/shared-ui/swatch';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import style from './color-filter.module.css';

interface ColorFilterProps {
  /** CSS colour names. */
  colors: readonly string[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Not folded away. */
  unfolded?: boolean | undefined;
}

/** The colours of the catalogue, any number of them chosen, folded away until they are asked for. */
export function ColorFilter({ colors, value, onChange, unfolded = false }: ColorFilterProps) {
  // Later it is the visitor who opens and closes it.
  const [startsOpen] = useState(unfolded || value.length > 0);
  const toggle = (color: string) =>
    onChange(value.includes(color) ? value.filter((one) => one !== color) : [...value, color]);
  return (
    <details className={style.filter} open={startsOpen}>
      <summary className={style.head}>
        {messages.product.color}
        {value.length > 0 && <CountBadge count={value.length} />}
        <ChevronDown className={style.chevron} />
      </summary>
      <fieldset className={style.colors} aria-label={messages.product.color}>
        {colors.map((color) => (
          <label key={color} className={style.color}>
            <input
              type="checkbox"
              className={style.box}
              checked={value.includes(color)}
              onChange={() => toggle(color)}
            />
            <Swatch color={color} />
            {colorName(color)}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
