import { colorName } from '@vitrina/contract/colors';
import type { Product } from '@vitrina/contract/entities/product';
import { Button } from '@vitrina/shared-ui/button';
import { Swatch } from '@vitrina/shared-ui/swatch';
import { bulkMessages } from '../../bulk-messages.ts';
import { messages } from '../../messages.ts';
import { productMessages } from '../../product-messages.ts';
import type { Column } from '../list/column.ts';
import { searchedAmount } from '../list/search-rows.ts';
import { SelectRow, SelectRows } from '../list/select-row.tsx';
import look from '../look/destructive.module.css';
import { productSelection } from './product-selection.ts';
import style from './products-list.module.css';
import { QuickEdit } from './quick-edit.tsx';
import { productName, variantName } from './variant-name.ts';

const text = messages.products;
const { columns } = text;
const { bar } = productMessages;

export const productColumns = (act: {
  edit: (product: Product) => void;
  copy: (product: Product) => void;
  remove: (product: Product) => void;
}): readonly Column<Product>[] => [
  {
    id: 'select',
    header: bulkMessages.select.column,
    headerCell: (rows) => <SelectRows selection={productSelection} rows={rows} label={bar.all} />,
    value: () => null,
    cell: (row) => (
      <SelectRow selection={productSelection} row={row} label={bar.product(variantName(row))} />
    ),
    control: true,
  },
  {
    id: 'image',
    header: columns.image,
    value: () => '',
    control: true,
    cell: ({ images }) =>
      images?.[0] ? (
        <img
          className={style.picture}
          src={images[0]}
          alt=""
          width="48"
          height="48"
          loading="lazy"
        />
      ) : (
        <span className={style.picture} />
      ),
  },
  { id: 'name', header: columns.name, value: productName, main: true },
  {
    id: 'description',
    header: columns.description,
    value: (row) => row.product_description ?? '',
    cell: (row) => <span className={style.description}>{row.product_description || '—'}</span>,
    minor: true,
  },
  {
    id: 'price',
    header: columns.price,
    value: (row) => row.price,
    searched: (row) => searchedAmount(row.price),
    align: 'end',
    cell: (row) => (
      <div>
        <QuickEdit product={row} cell="price" />
        {row.price === null && <p className={style.noPrice}>{text.quick.noPrice}</p>}
      </div>
    ),
  },
  {
    id: 'stock',
    header: columns.stock,
    value: (row) => row.stock_quantity,
    align: 'end',
    cell: (row) => <QuickEdit product={row} cell="stock" />,
  },
  {
    id: 'color',
    header: columns.color,
    value: (row) => (row.color ? colorName(row.color) : ''),
    cell: (row) =>
      row.color ? (
        <span className={style.color}>
          <Swatch color={row.color} />
          {colorName(row.color)}
        </span>
      ) : (
        '—'
      ),
  },
  {
    id: 'category',
    header: columns.category,
    value: (row) => row.category_name ?? '',
    minor: true,
  },
  {
    id: 'actions',
    header: columns.actions,
    value: () => '',
    control: true,
    cell: (row) => (
      <span className={style.actions}>
        <Button
          size="sm"
          variant="secondary"
          aria-label={text.editOf(variantName(row))}
          onClick={() => act.edit(row)}
        >
          {text.edit}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={text.copyOf(variantName(row))}
          onClick={() => act.copy(row)}
        >
          {text.copy}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          className={look.destructive ?? ''}
          aria-label={text.removeOf(variantName(row))}
          onClick={() => act.remove(row)}
        >
          {text.remove}
        </Button>
      </span>
    ),
  },
];
