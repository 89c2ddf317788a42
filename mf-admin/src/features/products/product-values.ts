import type { Product } from '@vitrina/contract/entities/product';
import { type ProductInput, productInput } from '@vitrina/contract/entities/product-input';
import { formatAmount, parseBani, toBani, toRon } from '@vitrina/contract/rules/money';
import { issueTexts, type ReadForm } from '@vitrina/shared-ui/read-form';
import { messages } from '../../messages.ts';

/** Form values, as typed. */
export interface ProductValues {
  name: string;
  description: string;
  price: string;
  stock: string;
  categoryId: string;
  color: string;
  images: readonly string[];
  ingredients: string;
}

export const NO_PRODUCT: ProductValues = {
  name: '',
  description: '',
  price: '',
  stock: '',
  categoryId: '',
  color: '',
  images: [],
  ingredients: '',
};

export const valuesOf = (product: Product): ProductValues => ({
  name: product.product_name,
  description: product.product_description ?? '',
  price: product.price === null ? '' : formatAmount(toBani(product.price)),
  stock: String(product.stock_quantity),
  categoryId: product.category_id ? String(product.category_id) : '',
  color: (product.color ?? '').toLowerCase(),
  images: [...new Set(product.images)],
  ingredients: product.ingredients ?? '',
});

export const isComplete = ({ ingredients: _, ...values }: ProductValues): boolean =>
  Object.values(values).every((value) => (typeof value === 'string' ? value.trim() : value.length));

export const isUnchanged = (now: ProductValues, before: ProductValues): boolean =>
  touchedFields(now, before).length === 0;

export const touchedFields = (now: ProductValues, before: ProductValues): (keyof ProductValues)[] =>
  (Object.keys(now) as (keyof ProductValues)[]).filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]),
  );

/** Typed values, and current ones in untouched fields: a colleague's change stays. */
export const withUntouched = (
  typed: ProductValues,
  seen: ProductValues,
  now: ProductValues,
): ProductValues => ({
  ...now,
  ...Object.fromEntries(touchedFields(typed, seen).map((field) => [field, typed[field]])),
});

const FIELDS: Readonly<Record<string, keyof ProductValues>> = {
  name: 'name',
  description: 'description',
  price: 'price',
  stock_quantity: 'stock',
  category_id: 'categoryId',
  color: 'color',
  image_urls: 'images',
  ingredients: 'ingredients',
};

const { columns, form } = messages.products;

const LABELS: Readonly<Record<keyof ProductValues, string>> = {
  name: columns.name,
  description: columns.description,
  price: columns.price,
  stock: columns.stock,
  categoryId: columns.category,
  color: columns.color,
  images: messages.upload.label,
  ingredients: form.ingredients,
};

export const labelOf = (field: keyof ProductValues): string => LABELS[field];

/** Label of a host's field; `null` for an unknown one. */
export function wireLabelOf(name: string): string | null {
  const field = FIELDS[name];
  return field ? LABELS[field] : null;
}

/** Number rules in words, which the schema lacks. */
const TEXTS = {
  tooLong: messages.tooLong,
  wrong: {
    price: messages.products.quick.badPrice,
    stock: messages.products.quick.badStock,
    categoryId: messages.products.form.categoryMissing,
  },
};

/**
 * Request body, or an error per field.
 * @param seen version (where the host counts them) and stock of the edited product, so that a piece sold
 * meanwhile stays sold
 */
export function readProduct(
  values: ProductValues,
  seen: { version: number | null | undefined; stock: number } | null,
): ReturnType<ReadForm<ProductValues, ProductInput>> {
  const bani = parseBani(values.price);
  const result = productInput.safeParse({
    name: values.name,
    description: values.description,
    price: bani === null ? Number.NaN : toRon(bani),
    stock_quantity: /^\s*\d+\s*$/.test(values.stock) ? Number(values.stock) : Number.NaN,
    category_id: Number(values.categoryId),
    color: values.color,
    image_urls: values.images,
    ...(values.ingredients.trim() && { ingredients: values.ingredients }),
    ...(typeof seen?.version === 'number' && { version: seen.version }),
    ...(seen && { stock_seen: seen.stock }),
  });
  if (result.success) return { input: result.data };
  const issues = result.error.issues.map((issue) => ({
    ...issue,
    path: [FIELDS[String(issue.path[0])] ?? 'name'],
  }));
  return {
    errors: issueTexts(issues, values, TEXTS),
    text: isComplete(values) ? undefined : messages.products.incomplete,
  };
}
