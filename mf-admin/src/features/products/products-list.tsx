import { useQuery } from '@tanstack/react-query';
import { listProducts } from '@vitrina/contract/calls/list-products';
import type { Product } from '@vitrina/contract/entities/product';
import { Button } from '@vitrina/shared-ui/button';
import { CheckboxField } from '@vitrina/shared-ui/checkbox-field';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { useCallback, useMemo, useState } from 'react';
import { messages } from '../../messages.ts';
import { usePageCommands } from '../commands/page-commands.ts';
import { DataList } from '../list/data-list.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { OPEN_FORM, useListParams } from '../list/use-list-params.ts';
import { DeleteProductDialog } from './delete-product-dialog.tsx';
import { isLowStock } from './is-low-stock.ts';
import { productColumns } from './product-columns.tsx';
import { ProductForm } from './product-form.tsx';
import style from './products-list.module.css';
import { productsQuery } from './products-query.ts';

const text = messages.products;
const CHANGES = ['product'] as const;

export function ProductsList() {
  const query = useQuery(productsQuery());
  return (
    <QueryView
      query={query}
      loading={<ListSkeleton />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {(products) => <Products products={products} updatedAt={query.dataUpdatedAt} />}
    </QueryView>
  );
}

interface ProductsProps {
  products: readonly Product[];
  updatedAt: number;
}

/** The form opens above the list, for a new product or for the one whose number is in the address. */
function Products({ products, updatedAt }: ProductsProps) {
  const { get, set } = useListParams();
  const [removing, setRemoving] = useState<Product | null>(null);
  const asked = get(OPEN_FORM);
  const low = get('stock') === 'low';
  const edited = products.find(({ product_id }) => String(product_id) === asked) ?? null;
  // A product that is gone leaves its number in the address, and no form.
  const open = asked === 'new' || edited !== null;
  const setOpen = useCallback((edit: string) => set({ [OPEN_FORM]: edit }), [set]);
  const setLow = (wanted: boolean) => set({ stock: wanted ? 'low' : '' });
  const rows = useMemo(() => (low ? products.filter(isLowStock) : products), [products, low]);
  usePageCommands([
    { id: 'add', title: text.add, keys: ['n'], run: () => setOpen('new') },
    {
      id: 'low',
      title: text.lowStock,
      keys: ['l'],
      run: () => setLow(!low),
    },
  ]);
  const columns = useMemo(
    () => productColumns({ edit: (row) => setOpen(String(row.product_id)), remove: setRemoving }),
    [setOpen],
  );
  return (
    <div className={style.page}>
      <div>
        <Button
          aria-expanded={open}
          variant={open ? 'secondary' : 'primary'}
          onClick={() => setOpen(open ? '' : 'new')}
        >
          {open ? text.hide : text.add}
        </Button>
      </div>
      {open && (
        <ProductForm key={asked} product={edited} products={products} onDone={() => setOpen('')} />
      )}
      <DataList
        name="produse"
        label={text.title}
        call={listProducts}
        rows={rows}
        columns={columns}
        rowKey={(row) => row.product_id}
        live={{ kinds: CHANGES, updatedAt }}
        count={text.count}
        empty={text.empty}
        filtered={low}
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
