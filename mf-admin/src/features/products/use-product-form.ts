import { useMutation } from '@tanstack/react-query';
import type { Product } from '@vitrina/contract/entities/product';
import type { ProductInput } from '@vitrina/contract/entities/product-input';
import { showToast, useKept } from '@vitrina/shared-auth';
import { type FormEvent, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import {
  isComplete,
  isUnchanged,
  NO_PRODUCT,
  type ProductErrors,
  type ProductValues,
  readProduct,
  valuesOf,
  withUntouched,
} from './product-values.ts';
import { fetchProduct, saveFailure, saveProduct } from './save-product.ts';

const text = messages.products;

/** Stands for the version of a product that is new, or of a host that counts none. */
const NO_VERSION = -1;

/** As it was when the form opened: a list that is read again meanwhile must not hide a conflict. */
const openedOn = (product: Product | null) => {
  const values = product ? valuesOf(product) : NO_PRODUCT;
  return { values, seen: values, version: product?.version ?? NO_VERSION };
};

/** The name under which what was typed is kept, and its pictures on their way. */
export const productFormName = (product: Product | null): string =>
  `product-${product?.product_id ?? 'new'}`;

/**
 * What the form holds and what becomes of it.
 * @param product the one that is edited; `null` for a new one
 */
export function useProductForm(product: Product | null, onDone: () => void) {
  const [opened] = useState(() => openedOn(product));
  const settled = useRef(false);
  const { values: kept, setValues: setKept } = useKept(
    productFormName(product),
    opened,
    (now) => !settled.current && !isUnchanged(now.values, now.seen),
  );
  const { values, seen, version } = kept;
  const [errors, setErrors] = useState<ProductErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const change = (of: (values: ProductValues) => Partial<ProductValues>) =>
    setKept((now) => ({ ...now, values: { ...now.values, ...of(now.values) } }));
  const leave = () => {
    settled.current = true;
    onDone();
  };
  const save = useMutation({
    mutationFn: (input: ProductInput) =>
      saveProduct(product ? Number(product.product_id) : null, input),
    onSuccess: () => {
      showToast(product ? text.updated : text.created);
      leave();
    },
    onError: async (error) => {
      const failure = saveFailure(error);
      // Before it is said: whoever saves again at once saves over what they were told about.
      const newest =
        product && failure === text.conflict && (await fetchProduct(Number(product.product_id)));
      if (newest)
        setKept((now) => ({
          ...openedOn(newest),
          values: withUntouched(now.values, now.seen, valuesOf(newest)),
        }));
      setProblem(failure);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const read = readProduct(
      values,
      product && { version: version === NO_VERSION ? null : version, stock: Number(seen.stock) },
    );
    setErrors('errors' in read ? read.errors : {});
    setProblem(isComplete(values) ? null : text.incomplete);
    if ('input' in read) save.mutate(read.input);
  };
  return {
    values,
    errors,
    problem,
    change,
    submit,
    saving: save.isPending,
    discard: isUnchanged(values, seen) ? null : leave,
  };
}
