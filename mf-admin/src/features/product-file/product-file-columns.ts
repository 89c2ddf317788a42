import { colorName } from '@vitrina/contract/colors';
import type { Product } from '@vitrina/contract/entities/product';
import { messages } from '../../messages.ts';
import { productMessages } from '../../product-messages.ts';
import type { Column } from '../list/column.ts';
import type { ProductValues } from '../products/product-values.ts';

const { columns, form } = messages.products;
const { headings } = productMessages.file;

/** A file column; `field` is the form field it fills. */
export interface FileColumn extends Column<Product> {
  field: keyof ProductValues | 'id' | 'version';
  /** Other headings accepted, folded: a host's names, or without diacritics. */
  names: readonly string[];
}

/** Columns of one file: field -> its place. */
export type Columns = ReadonlyMap<FileColumn['field'], { at: number; column: FileColumn }>;

/** Complete: an exported file can be imported again. */
export const productFileColumns: readonly FileColumn[] = [
  {
    id: 'id',
    field: 'id',
    header: headings.id,
    names: ['product_id'],
    value: ({ product_id }) => product_id,
  },
  {
    id: 'name',
    field: 'name',
    header: columns.name,
    names: ['name', 'product_name'],
    value: ({ product_name }) => product_name,
  },
  {
    id: 'color',
    field: 'color',
    header: columns.color,
    names: ['color', 'colour'],
    value: ({ color }) => (color ? colorName(color) : ''),
  },
  {
    id: 'price',
    field: 'price',
    header: columns.price,
    names: ['price', 'pret (ron)'],
    value: ({ price }) => price,
  },
  {
    id: 'stock',
    field: 'stock',
    header: columns.stock,
    names: ['stock', 'stock_quantity'],
    value: ({ stock_quantity }) => stock_quantity,
  },
  {
    id: 'category',
    field: 'categoryId',
    header: columns.category,
    names: ['category', 'category_name'],
    value: ({ category_name, category_id }) =>
      category_name || (category_id ? `#${category_id}` : ''),
  },
  {
    id: 'description',
    field: 'description',
    header: columns.description,
    names: ['description', 'product_description'],
    value: ({ product_description }) => product_description ?? '',
  },
  {
    id: 'ingredients',
    field: 'ingredients',
    header: form.ingredients,
    names: ['ingredients'],
    value: ({ ingredients }) => ingredients ?? '',
    optional: true,
  },
  {
    id: 'images',
    field: 'images',
    header: headings.images,
    names: ['images', 'image_urls', 'imagine'],
    value: ({ images }) => images?.join(' ') ?? '',
  },
  {
    id: 'version',
    field: 'version',
    header: headings.version,
    names: ['version'],
    value: ({ version }) => version ?? null,
    optional: true,
  },
];
