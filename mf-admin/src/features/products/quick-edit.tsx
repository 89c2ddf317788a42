import type { Product } from '@vitrina/contract/entities/product';
import { queryClient, showToast } from '@vitrina/shared-auth';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { offerUndo } from '../undo/undo-store.ts';
import { readProduct, valuesOf } from './product-values.ts';
import { productsQuery } from './products-query.ts';
import style from './quick-edit.module.css';
import { saveFailure, saveProduct } from './save-product.ts';

const text = messages.products.quick;
type Cell = 'price' | 'stock';

/** Saves one value of a product, with the version that was seen. @throws Error with the text to show */
async function saveCell(product: Product, cell: Cell, value: string): Promise<void> {
  const seen = { version: product.version, stock: product.stock_quantity };
  const read = readProduct({ ...valuesOf(product), [cell]: value }, seen);
  if ('errors' in read) {
    const own = cell === 'price' ? text.badPrice : text.badStock;
    throw new Error(read.errors[cell] ? own : (Object.values(read.errors)[0] ?? own));
  }
  try {
    await saveProduct(Number(product.product_id), read.input);
  } catch (error) {
    throw new Error(saveFailure(error), { cause: error });
  }
}

/** The product as it is now: its version has risen with the change that is taken back. */
const current = (product: Product): Product =>
  queryClient
    .getQueryData(productsQuery().queryKey)
    ?.find(({ product_id }) => product_id === product.product_id) ?? product;

/** A cell of the grid: Enter or leaving it saves, Escape takes the old value back. */
export function QuickEdit({ product, cell }: { product: Product; cell: Cell }) {
  const stored = valuesOf(product)[cell];
  const [draft, setDraft] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    const value = draft?.trim();
    if (value === undefined || saving) return;
    if (value === stored) return setDraft(null);
    setSaving(true);
    try {
      await saveCell(product, cell, value);
      setDraft(null);
      offerUndo(text.saved(product.product_name), () => saveCell(current(product), cell, stored));
    } catch (error) {
      showToast((error as Error).message, { tone: 'danger' });
    } finally {
      setSaving(false);
    }
  };
  return (
    <input
      className={style.cell}
      aria-label={text[cell](product.product_name)}
      inputMode={cell === 'price' ? 'decimal' : 'numeric'}
      maxLength={20}
      value={draft ?? stored}
      readOnly={saving}
      aria-busy={saving || undefined}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}
