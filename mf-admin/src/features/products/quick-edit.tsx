import type { Product } from '@vitrina/contract/entities/product';
import { showToast } from '@vitrina/shared-auth';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { useEffect, useEffectEvent, useState } from 'react';
import { messages } from '../../messages.ts';
import { offerUndo } from '../undo/undo-store.ts';
import { valuesOf } from './product-values.ts';
import style from './quick-edit.module.css';
import { type Cell, saveCell, seenOf, takeCellBack } from './save-cell.ts';
import { fetchProduct } from './save-product.ts';
import { variantName } from './variant-name.ts';

const text = messages.products.quick;

/** Editable cell: Enter or blur saves, Escape restores. */
export function QuickEdit({ product, cell }: { product: Product; cell: Cell }) {
  const stored = valuesOf(product)[cell];
  // The version the edit began with: a refetch while typing must not hide a conflict.
  const now = { value: stored, seen: seenOf(product, cell) };
  const { values, setValues, reset } = useKept(`${cell}-${product.product_id}`, now);
  const dirty = values.value !== values.seen.value;
  const value = values.value.trim();
  const [refused, setRefused] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (saving) return;
    if (!dirty || value === stored) return reset();
    setSaving(true);
    try {
      await saveCell(product, cell, value, values.seen);
      reset();
      const saved = text.saved(variantName(product));
      // An empty value cannot be restored.
      if (stored === '') showToast(saved);
      else offerUndo(saved, () => takeCellBack(product, cell, value));
    } catch (error) {
      const failure = (error as Error).message;
      // Refetch before the message: saving again then overwrites the value that it named.
      const newest =
        failure === messages.products.conflict && (await fetchProduct(product.product_id));
      if (newest) setValues({ seen: seenOf(newest, cell) });
      setRefused(value);
      showToast(failure, { tone: 'danger' });
    } finally {
      setSaving(false);
    }
  };
  const isRefused = dirty && value === refused;
  // Do not retry a refused value on blur.
  const leave = () => {
    if (!isRefused) void save();
  };
  // A virtualised row unmounts without blur.
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
      onChange={(event) => setValues({ value: event.currentTarget.value, seen: values.seen })}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save();
        if (event.key === 'Escape') reset();
      }}
    />
  );
}
