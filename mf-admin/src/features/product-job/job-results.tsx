import { nameWithColor } from '@vitrina/contract/colors';
import { Table } from '@vitrina/shared-ui/table';
import { bulkMessages } from '../../bulk-messages.ts';
import { messages } from '../../messages.ts';
import { productMessages } from '../../product-messages.ts';
import style from '../bulk/bulk.module.css';
import { FirstRows } from '../bulk/first-rows.tsx';
import type { RowResult } from '../bulk/run-rows.ts';
import type { ProductChange } from './change-products.ts';

const text = productMessages.job;

export function JobResults({ results }: { results: readonly RowResult<ProductChange>[] }) {
  const done = results.filter(({ problem }) => problem === undefined).length;
  const sorted = results.toSorted((a, b) => Number(!a.problem) - Number(!b.problem));
  return (
    <div className={style.form}>
      <p role="status" className={style.summary}>
        {bulkMessages.job.part(done, results.length)}
      </p>
      <FirstRows rows={sorted}>
        {(shown) => (
          <Table label={bulkMessages.result}>
            <thead>
              <tr>
                <th scope="col">{messages.products.columns.name}</th>
                <th scope="col">{bulkMessages.result}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ row: { before, values }, problem }) => (
                <tr key={before?.product_id ?? `${values.name} ${values.color}`}>
                  <th scope="row">{nameWithColor(values.name, values.color)}</th>
                  <td className={problem === undefined ? style.good : style.bad}>
                    {problem ?? (before ? text.changed : text.added)}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </FirstRows>
    </div>
  );
}
