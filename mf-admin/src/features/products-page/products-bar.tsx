import type { Product } from '@vitrina/contract/entities/product';
import { Button } from '@vitrina/shared-ui/button';
import { saveFile } from '@vitrina/shared-ui/save-file';
import { useEffect, useState } from 'react';
import { productMessages } from '../../product-messages.ts';
import style from '../bulk/bulk.module.css';
import { columnsCsv } from '../list/columns-csv.ts';
import { productFileColumns } from '../product-file/product-file-columns.ts';
import { ChangePrices } from '../product-prices/change-prices.tsx';
import { productSelection } from '../products/product-selection.ts';

const text = productMessages.bar;

interface ProductsBarProps {
  products: readonly Product[];
  found: readonly Product[];
}

/** Bulk actions; the selection ends with the page. */
export function ProductsBar({ products, found }: ProductsBarProps) {
  const chosen = productSelection.useChosen((rows) => rows);
  const [isPricing, setIsPricing] = useState(false);
  useEffect(() => productSelection.clear, []);
  const rows = products.filter((product) => chosen.has(productSelection.keyOf(product)));
  if (rows.length === 0) return null;
  return (
    <section className={style.bar} aria-label={text.label} data-docked="">
      <p className={style.count} role="status">
        {text.chosen(rows.length)}
      </p>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setIsPricing(true)}>
        {productMessages.prices.action}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => saveFile(text.file, columnsCsv(rows, productFileColumns))}
      >
        {text.csv}
      </Button>
      {rows.length < found.length && (
        <Button variant="ghost" size="sm" onClick={() => productSelection.choose(found, true)}>
          {text.allOf(found.length)}
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={productSelection.clear}>
        {text.clear}
      </Button>
      {isPricing && (
        <ChangePrices
          products={rows}
          onClose={(isDone) => {
            setIsPricing(false);
            if (isDone) productSelection.clear();
          }}
        />
      )}
    </section>
  );
}
