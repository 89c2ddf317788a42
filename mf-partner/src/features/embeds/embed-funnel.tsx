import { sectionsFor } from '@vitrina/contract/questionnaire';
import { Table } from '@vitrina/shared-ui/table';
import { embedMessages as text } from '../../embed-messages.ts';
import type { EmbedNumbers } from './embed-counts.tsx';
import style from './embeds.module.css';

const TITLES = new Map(sectionsFor(true).map(({ id, title }) => [id, title]));

/** The way from a form that loaded to a site, as a table whose bars say the same as its numbers. */
export function EmbedFunnel({ numbers: { total, steps } }: { numbers: EmbedNumbers }) {
  const { stages } = text;
  const loaded = total.ready ?? 0;
  const rows = [
    { name: stages.ready, count: loaded },
    { name: stages.seen, count: total.seen ?? 0 },
    { name: stages.start, count: total.start ?? 0 },
    ...steps.map(({ id, count }) => ({
      name: text.step(TITLES.get(id) ?? text.review),
      count: count ?? 0,
    })),
    { name: stages.sent, count: total.sent ?? 0 },
    { name: stages.live, count: total.live ?? 0 },
  ];
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
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
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-align="end">{count}</td>
            <td>
              <span className={style.share}>
                <meter aria-hidden="true" max={most} value={count} />
                {loaded > 0 ? text.percent(Math.round((count / loaded) * 100)) : '–'}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
