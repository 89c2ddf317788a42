import { Table } from '@vitrina/shared-ui/table';
import type { ReactNode } from 'react';

interface AttentionRowsProps {
  label: string;
  headings: readonly string[];
  rows: ReadonlyArray<{ key: string | number; cells: readonly ReactNode[] }>;
}

export function AttentionRows({ label, headings, rows }: AttentionRowsProps) {
  return (
    <Table label={label} narrow="cards">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {headings.map((heading, index) => (
              <td key={heading} data-label={heading}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
