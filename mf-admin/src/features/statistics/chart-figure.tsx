import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { Table } from '@vitrina/shared-ui/table';
import Download from 'lucide-react/icons/download';
import { useId } from 'react';
import { messages } from '../../messages.ts';
import { toCsv } from '../list/csv.ts';
import { downloadFile } from '../list/download-file.ts';
import { fold } from '../list/fold.ts';
import style from './chart-figure.module.css';
import type { ChartSpec } from './chart-options.ts';
import { LazyChart } from './lazy-chart.tsx';

const text = messages.stats;

/** A chart under its label, with the same numbers as a table and as a file. */
export function ChartFigure({ spec }: { spec: ChartSpec }) {
  const id = useId();
  const { title, points, format } = spec;
  const download = () => {
    const columns = [
      { id: 'name', header: text.name, value: (point: (typeof points)[number]) => point.name },
      {
        id: 'value',
        header: text.value,
        value: (point: (typeof points)[number]) => format(point.value),
      },
    ];
    downloadFile(`${fold(title).replace(/\W+/g, '-')}.csv`, toCsv(points, columns));
  };
  return (
    <Card className={style.card}>
      <figure className={style.figure} aria-labelledby={id}>
        <figcaption id={id} className={style.title}>
          {title}
        </figcaption>
        {points.length === 0 ? (
          <p className={style.none}>{text.none}</p>
        ) : (
          <LazyChart spec={spec} />
        )}
      </figure>
      {points.length > 0 && (
        <details>
          <summary>{text.table}</summary>
          <div className={style.table}>
            <Table label={title}>
              <thead>
                <tr>
                  <th scope="col">{text.name}</th>
                  <th scope="col" data-align="end">
                    {text.value}
                  </th>
                </tr>
              </thead>
              <tbody>
                {points.map((point) => (
                  <tr key={point.name}>
                    <th scope="row">{point.name}</th>
                    <td data-align="end">{format(point.value)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
          <Button size="sm" variant="secondary" onClick={download}>
            <Download />
            {messages.list.csv}
          </Button>
        </details>
      )}
    </Card>
  );
}
