import { fold } from '@vitrina/contract/rules/fold';
import { showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { saveFile } from '@vitrina/shared-ui/save-file';
import { Table } from '@vitrina/shared-ui/table';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import type { Column } from '../list/column.ts';
import { columnsCsv } from '../list/columns-csv.ts';
import style from './chart-figure.module.css';
import type { ChartSpec } from './chart-spec.ts';
import type { Point } from './combine-days.ts';

const text = messages.stats;

export function ChartTable({ spec: { title, points, left, format } }: { spec: ChartSpec }) {
  const [open, setOpen] = useState(false);
  const columns: readonly Column<Point>[] = [
    { id: 'name', header: text.name, value: ({ name }) => name },
    { id: 'value', header: text.value, value: ({ value }) => value, align: 'end' },
  ];
  const file = useSingleMutation({
    mutationKey: ['file', title],
    mutationFn: async () =>
      saveFile(
        `${fold(title).match(/\w+/g)?.join('-')}.csv`,
        columnsCsv(left ? await left.readAll() : points, columns),
      ),
    onError: () => void showToast(text.ordersFailed, { tone: 'danger' }),
  });
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={`${text.table}: ${title}`}>{text.table}</summary>
      <div className={style.table}>
        <Table label={title}>
          <thead>
            <tr>
              {columns.map(({ id, header, align }) => (
                <th key={id} scope="col" data-align={align}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(open ? points : []).map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-align="end">{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        {open && left && (
          <p className={style.more}>{text.firstOf(points.length, points.length + left.count)}</p>
        )}
      </div>
      <Button size="sm" variant="secondary" busy={file.isPending} onClick={() => file.mutate()}>
        <Download />
        {messages.list.csv}
      </Button>
    </details>
  );
}
