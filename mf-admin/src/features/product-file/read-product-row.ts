import { COLORS, isCssColor } from '@vitrina/contract/colors';
import type { Category } from '@vitrina/contract/entities/category';
import type { Product } from '@vitrina/contract/entities/product';
import { fromCsvCell } from '@vitrina/contract/rules/csv';
import { fold } from '@vitrina/contract/rules/fold';
import { hostCan } from '@vitrina/shared-auth';
import { productMessages } from '../../product-messages.ts';
import {
  NO_PRODUCT,
  type ProductValues,
  readProduct,
  touchedFields,
  valuesOf,
} from '../products/product-values.ts';
import { variantName } from '../products/variant-name.ts';
import { type Columns, type FileColumn, productFileColumns } from './product-file-columns.ts';

const text = productMessages.file;

export interface FieldChange {
  label: string;
  before: string;
  after: string;
}

export interface RowProblem {
  /** Its heading; `null`: the whole line. */
  column: string | null;
  reason: string;
}

type ReadRow =
  | { problems: readonly RowProblem[] }
  | { before: Product | null; values: ProductValues; fields: readonly FieldChange[] };

class RowError extends Error {
  readonly column: string | null;

  constructor(reason: string, column: string | null = null) {
    super(reason);
    this.column = column;
  }
}

const COLOR_KEYS = new Map(Object.entries(COLORS).map(([key, name]) => [fold(name), key]));

/** Spreadsheets change line endings and keep invisible trailing spaces. */
const plain = (cell: string): string => cell.replace(/\r\n?/g, '\n').trim();

function exported({ value }: FileColumn, product: Product): string {
  const told = value(product) ?? '';
  return typeof told === 'number' ? String(told).replace('.', ',') : plain(told);
}

/** Reads lines in order: a product already seen in an earlier line is a duplicate. */
export function createRowReader(
  columns: Columns,
  products: readonly Product[],
  categories: readonly Category[],
): (cells: readonly string[]) => ReadRow {
  const byId = new Map(products.map((product) => [product.product_id, product]));
  const byName = new Map<string, Product[]>();
  for (const product of products) {
    const key = nameKey(product.product_name, product.color ?? '');
    byName.set(key, [...(byName.get(key) ?? []), product]);
  }
  const categoryIds = new Map(
    categories.map(({ category_id, category_name }) => [
      fold(category_name || `#${category_id}`),
      String(category_id),
    ]),
  );
  const seen = new Set<string>();

  const cellOf = (cells: readonly string[], field: FileColumn['field']): string =>
    plain(fromCsvCell(plain(cells[columns.get(field)?.at ?? -1] ?? '')));

  /** Existing product of a line; `null`: a new one. */
  function find(cells: readonly string[]): Product | null {
    const id = cellOf(cells, 'id').replace(/^#/, '');
    if (id) {
      const product = byId.get(Number(id));
      if (!product) throw new RowError(text.noProduct(id), labelOfColumn('id'));
      return product;
    }
    const name = cellOf(cells, 'name');
    if (!name) throw new RowError(text.noName, labelOfColumn(columns.has('name') ? 'name' : 'id'));
    const found = byName.get(nameKey(name, colorOf(cellOf(cells, 'color')))) ?? [];
    if (found.length > 1) throw new RowError(text.many(found.length), labelOfColumn('id'));
    return found[0] ?? null;
  }

  function typed(field: keyof ProductValues, cell: string): string | readonly string[] {
    if (field === 'images') return cell.split(/\s+/).filter(Boolean);
    if (field === 'color') return colorOf(cell);
    if (field !== 'categoryId' || cell === '') return cell;
    const id = categoryIds.get(fold(cell));
    if (!id) throw new RowError(text.noCategory(cell), labelOfColumn('categoryId'));
    return id;
  }

  function read(cells: readonly string[]): ReadRow {
    const before = find(cells);
    const was = before ? valuesOf(before) : NO_PRODUCT;
    const values: ProductValues = { ...was };
    for (const [field, { column }] of columns) {
      if (field === 'id' || field === 'version') continue;
      if (field === 'ingredients' && !hostCan('ingredients')) continue;
      const cell = cellOf(cells, field);
      if (before && cell === exported(column, before)) continue;
      Object.assign(values, { [field]: typed(field, cell) });
    }
    const touched = touchedFields(values, was);
    const key = before ? `#${before.product_id}` : nameKey(values.name, values.color);
    if (seen.has(key)) throw new RowError(text.duplicate(before && variantName(before)));
    seen.add(key);
    if (before && touched.length === 0) return { before, values, fields: [] };
    checkVersion(cells, before);
    const result = readProduct(
      values,
      before && { version: before.version, stock: before.stock_quantity },
    );
    if ('errors' in result)
      return {
        problems: Object.entries(result.errors).map(([field, reason]) => {
          const isThere = columns.has(field as keyof ProductValues);
          return {
            column: labelOfColumn(field as keyof ProductValues),
            reason: isThere || before ? reason : text.noColumn,
          };
        }),
      };
    const fields = touched.map((field) => ({
      label: labelOfColumn(field),
      before: before ? exported(columnOf(field), before) : '',
      after: cellOf(cells, field),
    }));
    return { before, values, fields };
  }

  /** An old file must not undo later changes by colleagues. */
  function checkVersion(cells: readonly string[], before: Product | null): void {
    const version = cellOf(cells, 'version');
    if (
      before &&
      version &&
      typeof before.version === 'number' &&
      Number(version) !== before.version
    )
      throw new RowError(text.changedSince, labelOfColumn('version'));
  }

  return (cells) => {
    try {
      return read(cells);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      return { problems: [{ column: error.column, reason: error.message }] };
    }
  };
}

/** Wire name of a CSS or Romanian colour; an unknown one stays and fails validation. */
function colorOf(cell: string): string {
  const known = cell.toLowerCase();
  return isCssColor(known) ? known : (COLOR_KEYS.get(fold(cell)) ?? cell);
}

const nameKey = (name: string, color: string): string =>
  JSON.stringify([fold(name.trim()), color.toLowerCase()]);

const columnOf = (field: FileColumn['field']): FileColumn => {
  const column = productFileColumns.find((one) => one.field === field);
  if (!column) throw new Error(`There is no column of ${field}.`);
  return column;
};

const labelOfColumn = (field: FileColumn['field']): string => columnOf(field).header;
