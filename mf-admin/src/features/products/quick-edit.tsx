import type { Product } from '@vitrina/contract/entities/product';
import { showToast } from '@vitrina/shared-auth';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { useEffect, useEffectEvent, useState } from 'react';
import { messages } from '../../messages.ts';
import { offerUndo } from '../undo/undo-store.ts';
import { valuesOf } from './product-values.ts';
import style from './quick-edit.module.css';
import { type Cell, saveCell, takeCellBack } from './save-cell.ts';
import { variantName } from './variant-name.ts';

const text = messages.products.quick;

/** A cell of the grid: Enter or leaving it saves, Escape takes the old value back. */
export function QuickEdit({ product, cell }: { product: Product; cell: Cell }) {
  const stored = valuesOf(product)[cell];
  const { values, dirty, setValues, reset } = useKept(`${cell}-${product.product_id}`, {
    value: stored,
  });
  const value = values.value.trim();
  const [refused, setRefused] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (!dirty || saving) return;
    if (value === stored) return reset();
    setSaving(true);
    try {
      await saveCell(product, cell, value);
      reset();
      const saved = text.saved(variantName(product));
      // There is no way back to a value that was none.
      if (stored === '') showToast(saved);
      else offerUndo(saved, () => takeCellBack(product, cell, value));
    } catch (error) {
      setRefused(value);
      showToast((error as Error).message, { tone: 'danger' });
    } finally {
      setSaving(false);
    }
  };
  const isRefused = dirty && value === refused;
  // What was refused is not refused again on leaving the cell.
  const leave = () => {
    if (!isRefused) void save();
  };
  // A row that is scrolled away is gone before its cell is left.
  const vanish = useEffectEvent(leave);
  useEffect(() => () => vanish(), []);
  return (
    <input
      className={style.cell}
      aria-label={text[cell](variantName(product))}
      aria-invalid={isRefused || undefined}
      inputMode={cell === 'price' ? 'decimal' : 'numeric'}
      maxLength={20}
      value={values.value}
      readOnly={saving}
      aria-busy={saving || undefined}
      onChange={(event) => setValues({ value: event.currentTarget.value })}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save();
        if (event.key === 'Escape') reset();
      }}
    />
  );
}
