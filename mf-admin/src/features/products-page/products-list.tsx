import { listProducts } from '@vitrina/contract/calls/list-products';
import type { Product } from '@vitrina/contract/entities/product';
import { hostCan } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import Tags from 'lucide-react/icons/tags';
import Upload from 'lucide-react/icons/upload';
import { useCallback, useMemo, useState } from 'react';
import { messages } from '../../messages.ts';
import { productMessages } from '../../product-messages.ts';
import { EditCategories } from '../categories/edit-categories.tsx';
import { usePageCommands } from '../commands/page-commands.ts';
import { DataList } from '../list/data-list.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { type RowsSoFar, useRowsSoFar } from '../list/rows-so-far.ts';
import { OPEN_FORM, useListParams } from '../list/use-list-params.ts';
import { ImportProducts } from '../product-file/import-products.tsx';
import { productFileColumns } from '../product-file/product-file-columns.ts';
import { DeleteProductDialog } from '../products/delete-product-dialog.tsx';
import { isLowStock } from '../products/is-low-stock.ts';
import { productColumns } from '../products/product-columns.tsx';
import { ProductForm } from '../products/product-form.tsx';
import style from '../products/products-list.module.css';
import { productsSoFar } from '../products/products-query.ts';
import { ProductsBar } from './products-bar.tsx';

const text = messages.products;
const { file, categories } = productMessages;
const CHANGES = ['product'] as const;
/** Prefix in the address: the number of the product being copied follows. */
const COPY = 'copy-';
/** Values in the address while the import or the categories are open. */
const IMPORT = 'import';
const CATEGORIES = 'categories';

export function ProductsList() {
  return (
    <QueryView
      query={useRowsSoFar(productsSoFar())}
      loading={<ListSkeleton />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {(known) => <Products known={known} />}
    </QueryView>
  );
}

/** The form waits for all products, because it compares with the others. */
function Products({ known }: { known: RowsSoFar<Product> }) {
  const { rows: products, total, updatedAt } = known;
  const { get, set } = useListParams();
  const [removing, setRemoving] = useState<Product | null>(null);
  const asked = total === undefined ? get(OPEN_FORM) : '';
  const low = get('stock') === 'low';
  const numbered = (number: string) =>
    products.find(({ product_id }) => String(product_id) === number) ?? null;
  const edited = numbered(asked);
  const copied = asked.startsWith(COPY) ? numbered(asked.slice(COPY.length)) : null;
  // The number of a deleted product in the address opens no form.
  const open = asked === 'new' || edited !== null || copied !== null;
  const setOpen = useCallback((edit: string) => set({ [OPEN_FORM]: edit }), [set]);
  const setLow = (wanted: boolean) => set({ stock: wanted ? 'low' : '' });
  const hasCategories = hostCan('categories') && hostCan('category-changes');
  const isAskingCategories = hasCategories && asked === CATEGORIES;
  const rows = useMemo(() => (low ? products.filter(isLowStock) : products), [products, low]);
  usePageCommands([
    { id: 'add', title: text.add, keys: ['n'], run: () => setOpen('new') },
    { id: 'import', title: file.action, keys: ['i'], run: () => setOpen(IMPORT) },
    {
      id: 'low',
      title: text.lowStock,
      keys: ['l'],
      run: () => setLow(!low),
    },
  ]);
  const columns = useMemo(
    () =>
      productColumns({
        edit: (row) => setOpen(String(row.product_id)),
        copy: (row) => setOpen(`${COPY}${row.product_id}`),
        remove: setRemoving,
      }),
    [setOpen],
  );
  return (
    <div className={style.page}>
      {open && (
        <ProductForm
          key={asked}
          product={edited}
          copied={copied}
          products={products}
          onDone={() => setOpen('')}
        />
      )}
      {asked === IMPORT && <ImportProducts products={products} onClose={() => setOpen('')} />}
      {isAskingCategories && <EditCategories products={products} onClose={() => setOpen('')} />}
      <DataList
        name="produse"
        label={text.title}
        call={listProducts}
        rows={rows}
        columns={columns}
        rowKey={(row) => row.product_id}
        live={{ kinds: CHANGES, updatedAt }}
        total={total}
        count={text.count}
        empty={text.empty}
        filtered={low}
        fileColumns={productFileColumns}
        bar={(found) => <ProductsBar products={products} found={found} />}
        action={
          <>
            {hasCategories && (
              <Button
                variant="secondary"
                size="sm"
                aria-haspopup="dialog"
                title={categories.action}
                onClick={() => setOpen(CATEGORIES)}
              >
                <Tags />
                <VisuallyHidden>{categories.action}</VisuallyHidden>
              </Button>
            )}
            <Button
              variant="secondary"
              size="sm"
              aria-haspopup="dialog"
              title={file.action}
              onClick={() => setOpen(IMPORT)}
            >
              <Upload />
              <VisuallyHidden>{file.action}</VisuallyHidden>
            </Button>
            <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('new')}>
              {text.add}
            </Button>
          </>
        }
        filters={
          <CheckboxField
            label={text.lowStock}
            checked={low}
            onChange={(event) => setLow(event.currentTarget.checked)}
          />
        }
      />
      <DeleteProductDialog product={removing} onClose={() => setRemoving(null)} />
    </div>
  );
}
