import { nameWithColor } from '@vitrina/contract/colors';
import { Table } from '@vitrina/shared-ui/table';
import { bulkMessages } from '../../bulk-messages.ts';
import { messages } from '../../messages.ts';
import { productMessages } from '../../product-messages.ts';
import style from '../bulk/bulk.module.css';
import { FirstRows } from '../bulk/first-rows.tsx';
import { variantName } from '../products/variant-name.ts';
import file from './import.module.css';
import type { FileChange, ReadFile } from './read-product-file.ts';

const text = productMessages.file;

/** Problems first, then changes, then new products. */
export function ImportPreview({ read: { changes, unchanged, problems } }: { read: ReadFile }) {
  const changed = changes.filter(({ before }) => before !== null);
  const added = changes.filter(({ before }) => before === null);
  return (
    <>
      <p role="status" className={style.summary}>
        {text.counts({
          added: added.length,
          changed: changed.length,
          unchanged,
          problems: problems.length,
        })}
      </p>
      {problems.length > 0 && (
        <div className={file.group}>
          <h3>{text.problems}</h3>
          <FirstRows rows={problems}>
            {(shown) => (
              <ul className={style.problems}>
                {shown.map(({ line, column, reason }, index) => (
                  <li key={`${line}-${column ?? ''}-${index}`}>
                    <strong>{bulkMessages.ship.line(line)}</strong>
                    {column && `, ${column}`}: {reason}
                  </li>
                ))}
              </ul>
            )}
          </FirstRows>
        </div>
      )}
      {changed.length > 0 && (
        <div className={file.group}>
          <h3>{text.changed}</h3>
          <FirstRows rows={changed}>{(shown) => <ChangedRows rows={shown} />}</FirstRows>
        </div>
      )}
      {added.length > 0 && (
        <div className={file.group}>
          <h3>{text.added}</h3>
          <FirstRows rows={added}>{(shown) => <AddedRows rows={shown} />}</FirstRows>
        </div>
      )}
    </>
  );
}

function ChangedRows({ rows }: { rows: readonly FileChange[] }) {
  return (
    <Table label={text.changed}>
      <thead>
        <tr>
          <th scope="col">{messages.products.columns.name}</th>
          <th scope="col">{text.change}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ before, line, fields }) => (
          <tr key={line}>
            <th scope="row">{before && variantName(before)}</th>
            <td>
              <dl className={file.fields}>
                {fields.map(({ label, before: was, after }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      <del className={file.text}>{was || text.nothing}</del>
                      <span aria-hidden="true"> → </span>
                      <ins className={file.text}>{after || text.nothing}</ins>
                    </dd>
                  </div>
                ))}
              </dl>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function AddedRows({ rows }: { rows: readonly FileChange[] }) {
  const { columns } = messages.products;
  return (
    <Table label={text.added}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col" data-align="end">
            {columns.price}
          </th>
          <th scope="col" data-align="end">
            {columns.stock}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, values }) => (
          <tr key={line}>
            <th scope="row">{nameWithColor(values.name, values.color)}</th>
            <td data-align="end">{values.price}</td>
            <td data-align="end">{values.stock}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
