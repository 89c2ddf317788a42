import { Table } from '@vitrina/shared-ui/table';
import { bulkMessages } from '../../bulk-messages.ts';
import style from '../bulk/bulk.module.css';
import type { RowResult } from '../bulk/run-rows.ts';
import type { Move } from './move-orders.ts';

const text = bulkMessages.ship;

export function ShipResults({ results }: { results: readonly RowResult<Move>[] }) {
  const done = results.filter(({ problem }) => problem === undefined).length;
  const sorted = results.toSorted((a, b) => Number(!a.problem) - Number(!b.problem));
  return (
    <div className={style.form}>
      <p role="status" className={style.summary}>
        {bulkMessages.job.part(done, results.length)}
      </p>
      <Table label={text.result}>
        <thead>
          <tr>
            <th scope="col">{text.order}</th>
            <th scope="col">{text.awb}</th>
            <th scope="col">{text.result}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ row, problem }) => (
            <tr key={row.id}>
              <th scope="row">#{row.id}</th>
              <td>{row.awb}</td>
              <td className={problem === undefined ? style.good : style.bad}>
                {problem ?? text.shipped}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
