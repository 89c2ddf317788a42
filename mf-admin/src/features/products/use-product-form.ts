import { useMutation } from '@tanstack/react-query';
import type { Product } from '@vitrina/contract/entities/product';
import type { ProductInput } from '@vitrina/contract/entities/product-input';
import { showToast } from '@vitrina/shared-auth';
import { type FormEvent, useState } from 'react';
import { messages } from '../../messages.ts';
import { useKept } from '../form/use-kept.ts';
import {
  isComplete,
  NO_PRODUCT,
  type ProductErrors,
  type ProductValues,
  readProduct,
  valuesOf,
} from './product-values.ts';
import { fetchVersion, saveFailure, saveProduct } from './save-product.ts';

const text = messages.products;

/** Stands for the version of a product that is new, or of a host that counts none. */
const NO_VERSION = -1;

/**
 * What the form holds and what becomes of it.
 * @param product the one that is edited; `null` for a new one
 */
export function useProductForm(product: Product | null, onDone: () => void) {
  const [{ values, version, stock }, setKept] = useKept(`product-${product?.product_id ?? 'new'}`, {
    values: product ? valuesOf(product) : NO_PRODUCT,
    // As it was when the form opened: a list that is read again meanwhile must not hide a conflict.
    version: product?.version ?? NO_VERSION,
    stock: product?.stock_quantity ?? 0,
  });
  const [errors, setErrors] = useState<ProductErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const change = (of: (values: ProductValues) => Partial<ProductValues>) =>
    setKept((now) => ({ ...now, values: { ...now.values, ...of(now.values) } }));
  const save = useMutation({
    mutationFn: (input: ProductInput) =>
      saveProduct(product ? Number(product.product_id) : null, input),
    onSuccess: () => {
      showToast(product ? text.updated : text.created);
      onDone();
    },
    onError: async (error) => {
      const failure = saveFailure(error);
      if (product && failure === text.conflict) {
        // Before it is said: whoever saves again at once saves over what they were told about.
        const newest = await fetchVersion(Number(product.product_id));
        setKept((now) => ({ ...now, version: newest ?? NO_VERSION }));
      }
      setProblem(failure);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const seen = { version: version === NO_VERSION ? null : version, stock };
    const read = readProduct(values, product && seen);
    setErrors('errors' in read ? read.errors : {});
    setProblem(isComplete(values) ? null : text.incomplete);
    if ('input' in read) save.mutate(read.input);
  };
  return { values, errors, problem, change, submit, saving: save.isPending };
}
