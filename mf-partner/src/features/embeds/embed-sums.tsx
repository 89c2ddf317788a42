import type { EmbedSum } from '@vitrina/contract/entities/embed-funnel';
import { Table } from '@vitrina/shared-ui/table';
import { embedMessages as text } from '../../embed-messages.ts';
import style from './embeds.module.css';

const STAGES = ['ready', 'seen', 'start', 'sent', 'live'] as const;

interface EmbedSumsProps {
  label: string;
  /** Heading of the names. */
  column: string;
  rows: readonly (EmbedSum & { name: string })[];
}

export function EmbedSums({ label, column, rows }: EmbedSumsProps) {
  if (rows.length === 0) return <p>{text.none}</p>;
  return (
    <Table label={label}>
      <thead>
        <tr>
          <th scope="col">{column}</th>
          {STAGES.map((stage) => (
            <th key={stage} scope="col" data-align="end">
              {text.stages[stage]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" className={style.page}>
              {row.name}
            </th>
            {STAGES.map((stage) => (
              <td key={stage} data-align="end">
                {row[stage] ?? 0}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
