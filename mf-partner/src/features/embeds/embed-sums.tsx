import { Table } from '@vitrina/shared-ui/table';
import { embedMessages as text } from '../../embed-messages.ts';
import style from './embeds.module.css';
import { STAGES, STAGES_WITH_STEPS, type Sums } from './stages.ts';

interface EmbedSumsProps {
  label: string;
  column: string;
  rows: readonly (Sums & { name: string })[];
  withSteps: boolean;
}

export function EmbedSums({ label, column, rows, withSteps }: EmbedSumsProps) {
  if (rows.length === 0) return <p>{text.none}</p>;
  const stages = withSteps ? STAGES_WITH_STEPS : STAGES;
  return (
    <Table label={label}>
      <thead>
        <tr>
          <th scope="col">{column}</th>
          {stages.map(({ id, name }) => (
            <th key={id} scope="col" data-align="end">
              {name}
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
            {stages.map(({ id, of }) => (
              <td key={id} data-align="end">
                {of(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
