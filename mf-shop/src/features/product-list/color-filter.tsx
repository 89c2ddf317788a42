import { colorName, isCssColor } from '@vitrina/contract/colors';
import type { Product } from '@vitrina/contract/entities/product';
import type { ColorFamily } from '@vitrina/contract/rules/color-families';
import { CountBadge } from '@vitrina/shared-ui/count-badge';
import { Swatch } from '@vitrina/shared-ui/swatch';
import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { filterMessages } from '../../filter-messages.ts';
import { messages } from '../../messages.ts';
import type { CatalogueFilters } from './catalogue-filters.ts';
import {
  countColors,
  countProducts,
  type FamilyShades,
  isTouched,
  isWhole,
  toggleFamily,
  toggleShade,
  withWhole,
} from './color-choice.ts';
import style from './color-filter.module.css';

const text = filterMessages;

/** Colour shown for a family; null for unknown colours. */
const FACES: Readonly<Record<ColorFamily, string | null>> = {
  nude: 'burlywood',
  pink: 'hotpink',
  red: 'crimson',
  burgundy: 'maroon',
  coral: 'coral',
  brown: 'saddlebrown',
  gold: 'goldenrod',
  green: 'mediumseagreen',
  blue: 'steelblue',
  purple: 'mediumpurple',
  grey: 'dimgray',
  other: null,
};

interface ColorFilterProps {
  families: readonly FamilyShades[];
  products: readonly Product[];
  filters: CatalogueFilters;
  onChange: (colors: readonly string[]) => void;
  /** Shown expanded. */
  unfolded?: boolean | undefined;
}

/** Colour families, and the shades of each chosen one; collapsed at first. */
export function ColorFilter({
  families,
  products,
  filters,
  onChange,
  unfolded = false,
}: ColorFilterProps) {
  const chosen = filters.colors;
  const [open, setOpen] = useState(unfolded || chosen.length > 0);
  const panel = useId();
  const counts = useMemo(
    () => countProducts(families, products, filters),
    [families, products, filters],
  );
  const touched = families.filter((family) => isTouched(family, chosen));
  return (
    <>
      <button
        type="button"
        className={style.head}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {messages.product.color}
        <CountBadge count={countColors(families, chosen)} className={style.chosen} />
        <ChevronDown className={style.chevron} />
      </button>
      {/* A sibling, so that the pressed button does not move. */}
      <div id={panel} className={style.panel} hidden={!open}>
        <fieldset className={style.colors} aria-label={messages.product.color}>
          {families.map((family) => {
            const count = counts.get(family.family) ?? 0;
            const checked = touched.includes(family);
            return (
              <Chip
                key={family.family}
                color={FACES[family.family]}
                checked={checked}
                disabled={count === 0 && !checked}
                onChange={() => onChange(toggleFamily(chosen, family))}
              >
                {text.families[family.family]}
                <VisuallyHidden>{text.found(count)}</VisuallyHidden>
                <span className={style.count} aria-hidden="true">
                  {count}
                </span>
              </Chip>
            );
          })}
        </fieldset>
        {touched
          .filter(({ colors }) => colors.length > 1)
          .map((family) => {
            const whole = isWhole(family, chosen);
            const label = text.shades(text.families[family.family]);
            return (
              <fieldset key={family.family} className={style.shades} aria-label={label}>
                <p className={style.label} aria-hidden="true">
                  {label}
                </p>
                <Chip
                  color={null}
                  checked={whole}
                  onChange={() => onChange(withWhole(chosen, family))}
                >
                  {text.allShades(family.colors.length)}
                </Chip>
                {family.colors.map((color) => (
                  <Chip
                    key={color}
                    color={isCssColor(color) ? color : null}
                    checked={!whole && chosen.includes(color)}
                    onChange={() => onChange(toggleShade(chosen, family, color))}
                  >
                    {colorName(color)}
                  </Chip>
                ))}
              </fieldset>
            );
          })}
      </div>
    </>
  );
}

interface ChipProps {
  color: string | null;
  checked: boolean;
  disabled?: boolean | undefined;
  onChange: () => void;
  children: ReactNode;
}

const Chip = ({ color, checked, disabled, onChange, children }: ChipProps) => (
  <label className={style.color}>
    <input
      type="checkbox"
      className={style.box}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
    />
    {color && <Swatch color={color} />}
    <span>{children}</span>
  </label>
);
