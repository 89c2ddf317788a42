import type { Product } from '@vitrina/contract/entities/product';
import { formatRon } from '@vitrina/contract/rules/money';
import { DEPTHS, UNDERTONES } from '@vitrina/contract/rules/shades';
import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { SegmentedControl } from '@vitrina/shared-ui/segmented-control';
import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { shadeFinderMessages } from '../../shade-finder-messages.ts';
import { fullName } from '../catalog/variant-name.ts';
import style from './shade-finder.module.css';
import { ShadeStrip } from './shade-strip.tsx';
import { filterShades, type Shade, type ShadeFilters } from './shades-of.ts';
import { SKIN_TONES } from './skin-tones.ts';

const text = shadeFinderMessages;

interface ShadeFinderProps {
  shades: readonly Shade[];
  shownId: number;
  onClose: () => void;
  onChoose: (product: Product) => void;
}

/** Every shade on several skin tones, as native radios. */
export function ShadeFinder({ shades, shownId, onClose, onChoose }: ShadeFinderProps) {
  const [open, setOpen] = useState(false);
  const [filters, setFilters] = useState<ShadeFilters>({ undertone: 'all', depth: 'all' });
  const [chosenId, choose] = useState(shownId);
  // Opens after mounting, so that the dialog knows the previously focused element.
  useEffect(() => setOpen(true), []);
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (open) list.current?.querySelector(':checked')?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const left = filterShades(shades, filters);
  const chosen = left.find(({ product }) => product.product_id === chosenId);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.title}
      closeLabel={text.close}
      size="lg"
      actions={
        <Button aria-disabled={!chosen} onClick={() => chosen && onChoose(chosen.product)}>
          {chosen ? text.show(fullName(chosen.product)) : text.chooseFirst}
        </Button>
      }
    >
      <div className={style.finder}>
        <p className={style.lead}>{text.lead}</p>
        <div className={style.filters}>
          <SegmentedControl
            className={style.choices}
            label={text.undertone}
            segments={(['all', ...UNDERTONES] as const).map((value) => ({
              value,
              label: text.undertones[value],
            }))}
            value={filters.undertone}
            onValueChange={(undertone) => setFilters({ ...filters, undertone })}
          />
          <SegmentedControl
            className={style.choices}
            label={text.depth}
            segments={(['all', ...DEPTHS] as const).map((value) => ({
              value,
              label: text.depths[value],
            }))}
            value={filters.depth}
            onValueChange={(depth) => setFilters({ ...filters, depth })}
          />
        </div>
        <p role="status" className={style.count}>
          {left.length > 0 ? text.count(left.length) : text.none}
        </p>
        {left.length > 0 && (
          <Shades ref={list} shades={left} chosenId={chosenId} onChoose={choose} />
        )}
      </div>
    </Dialog>
  );
}

function Shades({
  ref,
  shades,
  chosenId,
  onChoose,
}: {
  ref: Ref<HTMLFieldSetElement>;
  shades: readonly Shade[];
  chosenId: number;
  onChoose: (id: number) => void;
}) {
  const name = useId();
  return (
    <>
      <p className={style.tones} aria-hidden="true">
        {SKIN_TONES.map((tone) => (
          <span key={tone.name}>{tone.name}</span>
        ))}
      </p>
      <fieldset ref={ref} className={style.shades}>
        <VisuallyHidden>
          <legend>{text.shades}</legend>
        </VisuallyHidden>
        {shades.map(({ product, color, worn, undertone, depth }) => (
          <label key={product.product_id} className={style.shade}>
            <input
              type="radio"
              className={style.radio}
              name={name}
              checked={product.product_id === chosenId}
              onChange={() => onChoose(product.product_id)}
            />
            <span className={style.name}>
              {fullName(product)}
              <span className={style.facts}>
                {text.looks[depth]}, {text.leans[undertone]}
                {product.price !== null && `, ${formatRon(product.price)}`}
                {product.stock_quantity < 1 && `, ${messages.product.soldOut}`}
              </span>
            </span>
            <ShadeStrip worn={worn} color={color} className={style.strip} />
          </label>
        ))}
      </fieldset>
    </>
  );
}
