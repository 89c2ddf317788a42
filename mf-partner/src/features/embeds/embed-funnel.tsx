import { Alert } from '@vitrina/shared-ui/alert';
import { Table } from '@vitrina/shared-ui/table';
import { embedMessages as text } from '../../embed-messages.ts';
import style from './embeds.module.css';
import type { EmbedNumbers } from './embeds-query.ts';
import { STAGES_WITH_STEPS } from './stages.ts';

/** Without `opened`: part of the views, but not a stage everybody passes. */
const WAY = STAGES_WITH_STEPS.filter(({ id }) => id !== 'opened');

export function EmbedFunnel({ numbers: { total, steps } }: { numbers: EmbedNumbers }) {
  const loaded = total.ready ?? 0;
  const rows = WAY.map(({ id, name, of }) => ({ id, name, count: of({ ...total, steps }) }));
  const most = Math.max(1, loaded);
  const shareOf = (count: number) => Math.min(100, Math.round((count / loaded) * 100));
  return (
    <>
      <Table label={text.tables.funnel}>
        <thead>
          <tr>
            <th scope="col">{text.stage}</th>
            <th scope="col" data-align="end">
              {text.count}
            </th>
            <th scope="col">{text.share}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, count }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                {id === 'seen' && total.opened ? (
                  <span className={style.muted}> {text.ofThem(total.opened)}</span>
                ) : null}
              </th>
              <td data-align="end">{count}</td>
              <td>
                <span className={style.share}>
                  <meter aria-hidden="true" max={most} value={count} />
                  {loaded > 0 ? text.percent(shareOf(count)) : '–'}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={style.muted}>{text.firstStep}</p>
      {rows.some(({ count }) => count > loaded) && <Alert tone="warning">{text.inflated}</Alert>}
    </>
  );
}
