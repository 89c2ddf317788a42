import type { Product } from '@vitrina/contract/entities/product';
import type { ProductInput } from '@vitrina/contract/entities/product-input';
import { showToast } from '@vitrina/shared-auth';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import {
  isUnchanged,
  NO_PRODUCT,
  type ProductValues,
  readProduct,
  valuesOf,
  withUntouched,
} from './product-values.ts';
import { fetchProduct, NO_VERSION, newestOf, saveFailure, saveProduct } from './save-product.ts';

const text = messages.products;

/** Snapshot on opening: a refetch must not hide a conflict. */
const openedOn = (product: Product | null, copied: Product | null = null) => {
  const values = product ? valuesOf(product) : copied ? copyOf(copied) : NO_PRODUCT;
  return { values, seen: values, version: product?.version ?? NO_VERSION };
};

/** A variant of the same name, without its distinguishing fields. */
const copyOf = (product: Product): ProductValues => ({
  ...valuesOf(product),
  color: '',
  stock: '',
});

export const productFormName = (product: Product | null, copied: Product | null): string =>
  copied ? `product-copy-${copied.product_id}` : `product-${product?.product_id ?? 'new'}`;

/** Without versions on the host, untouched fields take their current values. */
async function overNewest(
  product: Product,
  typed: ProductValues,
  seen: ProductValues,
  input: ProductInput,
): Promise<ProductInput> {
  const newest = await newestOf(product);
  if (newest === product) return input;
  const read = readProduct(withUntouched(typed, seen, valuesOf(newest)), null);
  return 'errors' in read ? input : read.input;
}

/**
 * State of the product form.
 * @param product edited product; `null` for a new one
 * @param copied template of a new one
 */
export function useProductForm(
  product: Product | null,
  copied: Product | null,
  onDone: () => void,
) {
  const [opened] = useState(() => openedOn(product, copied));
  const settled = useRef(false);
  const kept = useKept(
    productFormName(product, copied),
    opened,
    (now) => !settled.current && !isUnchanged(now.values, now.seen),
  );
  const { values, seen, version } = kept.values;
  const leave = () => {
    settled.current = true;
    onDone();
  };
  const form = useForm({
    values,
    setValues: (next) =>
      kept.setValues((now) => {
        const part = typeof next === 'function' ? next(now.values) : next;
        return { ...now, values: { ...now.values, ...part } };
      }),
    read: (typed) =>
      readProduct(
        typed,
        product && { version: version === NO_VERSION ? null : version, stock: Number(seen.stock) },
      ),
    async send(input: ProductInput, typed) {
      try {
        if (product)
          await saveProduct(product.product_id, await overNewest(product, typed, seen, input));
        else await saveProduct(null, input);
      } catch (error) {
        const failure = saveFailure(error);
        // Refetch before the message: saving again then overwrites the values that it named.
        const newest =
          product && failure === text.conflict && (await fetchProduct(product.product_id));
        if (newest)
          kept.setValues((now) => ({
            ...openedOn(newest),
            values: withUntouched(now.values, now.seen, valuesOf(newest)),
          }));
        return { tone: 'danger', text: failure };
      }
      showToast(product ? text.updated : text.created);
      return leave();
    },
  });
  return { form, discard: isUnchanged(values, seen) ? null : leave };
}
