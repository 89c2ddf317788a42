import { formatBani, formatRon } from '@vitrina/contract/rules/money';
import { Table } from '@vitrina/shared-ui/table';
import { messages } from '../../messages.ts';
import { productMessages } from '../../product-messages.ts';
import style from '../bulk/bulk.module.css';
import { FirstRows } from '../bulk/first-rows.tsx';
import { variantName } from '../products/variant-name.ts';
import type { PricePreview } from './preview-prices.ts';

const text = productMessages.prices;

export function PricesPreview({ previews }: { previews: readonly PricePreview[] }) {
  const sorted = previews.toSorted(
    (a, b) => Number(typeof a.becomes === 'number') - Number(typeof b.becomes === 'number'),
  );
  return (
    <FirstRows rows={sorted}>
      {(shown) => (
        <Table label={text.preview}>
          <thead>
            <tr>
              <th scope="col">{messages.products.columns.name}</th>
              <th scope="col" data-align="end">
                {text.was}
              </th>
              <th scope="col" data-align="end">
                {text.becomes}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ product, becomes }) => (
              <tr key={product.product_id}>
                <th scope="row">{variantName(product)}</th>
                <td data-align="end">{formatRon(product.price)}</td>
                <td data-align="end" className={typeof becomes === 'number' ? '' : style.muted}>
                  {typeof becomes === 'number' ? formatBani(becomes) : reasonOf(becomes)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </FirstRows>
  );
}

const reasonOf = (reason: Exclude<PricePreview['becomes'], number>): string =>
  reason === 'no-price' ? text.noPrice : text[reason];
